import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as ArsKicks from '#rules/arsKicks.ts';
import type * as CentreColumn from '#rules/guards/centreColumn.ts';
import type * as Contact from '#rules/guards/contact.ts';
import type * as FloorKicks from '#rules/floorKicks.ts';
import type * as SakuraSide from '#rules/guards/sakuraSide.ts';

describe('the checks notice', () => {
  afterEach(() => {
    vi.resetModules();
  });

  /** The claims that fail with a changed module of the rules. */
  async function failingWith<M extends object>(
    module: string,
    change: (rules: M) => Partial<M>,
  ): Promise<readonly string[]> {
    vi.resetModules();
    vi.doMock(module, async (original) => {
      const rules = await original<M>();
      return { ...rules, ...change(rules) };
    });
    try {
      const { ARS_CLAIMS: claims } = await import('./ars.ts');
      return claims.filter(({ check }) => check?.().holds === false).map(({ id }) => id);
    } finally {
      vi.doUnmock(module);
    }
  }

  test('kicks to the left first', async () => {
    const failing = await failingWith<typeof ArsKicks>('#rules/arsKicks.ts', ({ ARS_KICKS }) => ({
      ARS_KICKS: {
        ...ARS_KICKS,
        groups: ARS_KICKS.groups.map(({ pieces, rows }) => ({
          pieces,
          rows: Object.fromEntries(Object.entries(rows).map(([of, list]) => [of, list.toReversed()])),
        })),
      },
    }));
    expect(failing).toEqual(expect.arrayContaining(['ars.right-then-left', 'ars.right-bias-hole', 'ars.conspiracy-j', 'ars.conspiracy-20g'])); // prettier-ignore
    expect(failing).not.toContain('sakura.one-side');
  });

  test('a centre column that forbids nothing', async () => {
    const failing = await failingWith<typeof CentreColumn>('#rules/guards/centreColumn.ts', ({ centreColumn }) => ({
      centreColumn: { ...centreColumn, refuses: () => false },
    }));
    expect(failing).toEqual(expect.arrayContaining(['ars.centre-column', 'ars.first-block-decides', 'ars.irreversible', 'ars.refusals-shown', 'ars.upper-block-enables'])); // prettier-ignore
  });

  test('a Sakura that allows both kicks', async () => {
    const failing = await failingWith<typeof SakuraSide>('#rules/guards/sakuraSide.ts', ({ sakuraSide }) => ({
      sakuraSide: { ...sakuraSide, refuses: () => false },
    }));
    expect(failing).toEqual(['sakura.no-conspiracy', 'sakura.one-side', 'sakura.two-failures']);
  });

  test('an I that needs no contact, at its sides or below', async () => {
    const failing = await failingWith<typeof Contact>('#rules/guards/contact.ts', ({ iContact, iGrounded }) => ({
      iContact: { ...iContact, refuses: () => false },
      iGrounded: { ...iGrounded, refuses: () => false },
    }));
    expect(failing).toEqual(expect.arrayContaining(['ti.i-contact', 'ti.i-floor-kick-once']));
  });

  test('a lock delay that stays', async () => {
    const failing = await failingWith<typeof FloorKicks>('#rules/floorKicks.ts', ({ countFloorKicks }) => ({
      countAndEndLockDelay: countFloorKicks,
    }));
    expect(failing).toEqual(['ti.lock-delay-zero', 'ti.frame-order', 'ti.t-without-contact']);
  });
});
