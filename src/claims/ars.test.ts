import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as ArsKicks from '#rules/arsKicks.ts';
import type * as CentreColumn from '#rules/guards/centreColumn.ts';
import type * as Contact from '#rules/guards/contact.ts';
import type * as FloorKicks from '#rules/floorKicks.ts';
import type * as SakuraSide from '#rules/guards/sakuraSide.ts';
import { ARS_CLAIMS } from './ars.ts';
import { INVENTORY } from './inventory.ts';

test('the claims of the page on ARS cover its rows, each once and in order', () => {
  expect(ARS_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['ars-wiki']);
});

describe('the status', () => {
  const rowsOf = (status: string) => ARS_CLAIMS.filter((claim) => claim.status === status).map(({ row }) => row);

  // Errata E10.
  test('is corrected where the source is wrong', () => {
    expect(rowsOf('corrected')).toEqual(['3-28']);
  });

  // D2, D1, D3, D5, D4 and D9.
  test('is disputed where programs contradict the source', () => {
    expect(rowsOf('disputed')).toEqual(['3-11', '3-17', '3-29', '3-32', '3-35', '3-42']);
  });

  test('is unverifiable where nothing can be run', () => {
    expect(rowsOf('unverifiable')).toEqual(['3-01', '3-10', '3-44']);
  });
});

// Worked out from the rules of the ARS page by other programs or by hand.
test.each([
  ['ars.bottom-aligned', 'basic rotation makes 48. The I makes 4 of 8'],
  ['ars.first-block-decides', '88 turn without a kick, 10 are kicked right and 10 left, 276 do not turn'],
  ['ars.first-block-decides', 'another result on 8 of the boards'],
  ['ars.irreversible', 'of 346 turns that ARS makes by a kick, the turn back is refused on 70'],
  ['ars.conspiracy-l', 'columns 5 to 7'],
  ['sakura.one-side', 'all 1280 fillings of the box, for the 40 turns'],
  ['ti.i-wall-kicks', '(0, 0), (1, 0), (2, 0), (-1, 0)'],
  ['ti.frame-order', 'rotation, movement, gravity, contact test, locked'],
  ['ars.well-on-the-right', '3 of 5 on the left, 4 of 5 on the right'],
  ['ace.resets', '128 times and locks in frame 159'],
  ['ace.raised-spawn', 'over 20 in rows 21 and 22, over 21 nowhere'],
])('the evidence of %s says “%s”', (id, figure) => {
  expect(ARS_CLAIMS.find((claim) => claim.id === id)?.check?.().found).toContain(figure);
});

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
