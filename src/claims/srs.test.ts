import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Piece } from '#engine/piece.ts';
import type { KickRows, RotationSystem } from '#engine/system.ts';
import type * as Tables from '#rules/kickTables.ts';
import type * as Arika from '#rules/srsArika.ts';
import type * as Nullpomino from '#rules/srsNullpomino180.ts';
import { PERFECT_I } from '#rules/tetrisPerfect.ts';
import { INVENTORY } from './inventory.ts';
import { evidenceOf } from './registry.ts';
import { SRS_CLAIMS } from './srs.ts';

test('the claims of the page on SRS cover its rows, each once and in order', () => {
  expect(SRS_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['srs-wiki']);
});

describe('the status', () => {
  const rowsOf = (status: string) => SRS_CLAIMS.filter((claim) => claim.status === status).map(({ row }) => row);

  // Errata E2 (both tables) and E5.
  test('is corrected where the source is wrong', () => {
    expect(rowsOf('corrected')).toEqual(['0-44', '0-45', '0-49']);
  });

  // D10, the turn at entry of the two programs that D10 names, and D6.
  test('is disputed where programs contradict the source', () => {
    expect(rowsOf('disputed')).toEqual(['0-51', '0-52', '0-62']);
  });

  // History, looks, and programs that nobody has.
  test('is unverifiable where nothing can be run', () => {
    expect(rowsOf('unverifiable')).toEqual(
      ['01', '02', '03', '04', '05', '06', '11', '12', '19', '46', '48', '53', '63', '64', '68', '69', '70'].map(
        (number) => `0-${number}`,
      ),
    );
  });
});

// Worked out from the tables of the SRS page by other programs.
test.each([
  ['srs.floor-kick-needed', 'by test 3; the I by test 5 clockwise and test 4 counter-clockwise'],
  ['srs.never-for-t', '0>>1 test 4, 0>>3 test 4, 2>>3 test 3, 2>>1 test 3'],
  ['srs.never-for-t', '284'],
  ['srs.no-180-by-offsets', '(2, 0), (2, 0), (0, 0), (2, 0)'],
  ['srs.no-180-by-offsets', '(-3, 0), (3, 0), (-3, 1), (3, 1) for 0>>2 and (1, 0), (1, 0), (1, 3), (1, -3)'],
  ['arika.glitchy-kicks', '(-1, 2) of 1>>2 and (1, 2) of 3>>2'],
  ['arika.glitchy-kicks', '(0 of 8; the Guideline’s: 8)'],
  ['arika.mirrored-i', '8 of 8 turns of Arika’s I, and for 0 of the Guideline’s'],
  ['arika.i-1-0', 'the Guideline’s is the same'],
  ['arika.i-1-2', 'the Guideline’s is the same'],
  ['srs.symmetric-except-i', '40 of 40'],
  ['srs.offsets-i', '(1, 0) for 0>>1'],
  ['srs.o-wobble', '(0, 1), (1, 0), (0, -1), (-1, 0)'],
])('the evidence of %s says “%s”', (id, figure) => {
  const claim = SRS_CLAIMS.find((own) => own.id === id);
  expect(claim && evidenceOf(claim)?.found).toContain(figure);
});

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
