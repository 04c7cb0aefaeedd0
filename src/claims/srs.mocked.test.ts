import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Piece } from '#engine/piece.ts';
import type { KickRows, RotationSystem } from '#engine/system.ts';
import type * as Tables from '#rules/kickTables.ts';
import type * as Arika from '#rules/srsArika.ts';
import type * as Nullpomino from '#rules/srsNullpomino180.ts';
import { PERFECT_I } from '#rules/tetrisPerfect.ts';

describe('the checks notice', () => {
  afterEach(() => {
    vi.doUnmock('#rules/kickTables.ts');
    vi.doUnmock('#rules/srsArika.ts');
    vi.doUnmock('#rules/srsNullpomino180.ts');
    vi.resetModules();
  });

  /** The claims that fail, or can no longer be asked, with a changed table or system of the rules. */
  async function failingWith<T extends object = typeof Tables>(
    change: (tables: T) => Partial<T>,
    file = '#rules/kickTables.ts',
  ): Promise<readonly string[]> {
    vi.resetModules();
    vi.doMock(file, async (original) => {
      const tables = await original<T>();
      return { ...tables, ...change(tables) };
    });
    const { SRS_CLAIMS: claims } = await import('./srs.ts');
    return claims.filter(({ check }) => check?.().holds === false).map(({ id }) => id);
  }

  const changed = (rows: KickRows, other: KickRows): KickRows => ({ ...rows, ...other });

  /** A system in whose table some rows of a piece are others. */
  function withRows(system: RotationSystem, piece: Piece, other: KickRows): RotationSystem {
    const { kicks } = system;
    if (kicks.rowBy !== 'transition') throw new Error(`${system.id} has no rows by turn`);
    const groups = kicks.groups.map((group) =>
      group.pieces.includes(piece) ? { ...group, rows: changed(group.rows, other) } : group,
    );
    return { ...system, kicks: { ...kicks, groups } };
  }

  test('a kick of J, L, S, T and Z that is one row too high', async () => {
    const failing = await failingWith(({ SRS_JLSTZ }) => ({
      SRS_JLSTZ: changed(SRS_JLSTZ, { '0>>1': [[-1, 0], [-1, 2], [0, -2], [-1, -2]] }), // prettier-ignore
    }));
    expect(failing).toEqual(
      expect.arrayContaining([
        'srs.jlstz-0-1',
        'srs.symmetric-except-i',
        'srs.offsets-jlstz',
        'srs.second-illustration',
      ]),
    );
    expect(failing).not.toContain('srs.jlstz-1-0');
  });

  test('two kicks of the I in the wrong order', async () => {
    const failing = await failingWith(({ SRS_I }) => ({
      SRS_I: changed(SRS_I, { '2>>3': [[-1, 0], [2, 0], [2, 1], [-1, -2]] }), // prettier-ignore
    }));
    expect(failing).toEqual(expect.arrayContaining(['srs.i-2-3', 'srs.offsets-i']));
  });

  test('a glitchy kick of Arika’s that is put right', async () => {
    const failing = await failingWith<typeof Arika>(
      ({ srsArika }) => ({ srsArika: withRows(srsArika, 'I', { '2>>1': PERFECT_I['2>>1']! }) }),
      '#rules/srsArika.ts',
    );
    expect(failing).toEqual(
      expect.arrayContaining(['arika.i-2-1', 'arika.glitchy-kicks', 'arika.perfect-repair', 'arika.mirrored-i']),
    );
  });

  test('a half turn that is left upside down', async () => {
    const failing = await failingWith<typeof Nullpomino>(
      ({ srsNullpomino180 }) => ({
        srsNullpomino180: withRows(srsNullpomino180, 'I', { '1>>3': [[0, 1], [0, 2], [0, -1], [0, -2], [-1, 0]] }), // prettier-ignore
      }),
      '#rules/srsNullpomino180.ts',
    );
    expect(failing).toEqual(['srs.nullpomino-180-i']);
  });
});
