import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as Buttons from '#play/dtetButtons.ts';
import type * as Dtet from '#rules/dtet.ts';
import type * as Plans from '#play/plans.ts';
import type * as Shapes from '#rules/classicShapes.ts';
import { DTET_CLAIMS } from './dtet.ts';
import { INVENTORY } from './inventory.ts';

test('the claims of the page on DTET cover its rows, each once and in order', () => {
  expect(DTET_CLAIMS.map(({ row }) => row)).toEqual(INVENTORY['dtet-wiki']);
});

describe('the status', () => {
  const rowsOf = (status: string) => DTET_CLAIMS.filter((claim) => claim.status === status).map(({ row }) => row);

  // Errata E6 and E15.
  test('is corrected where the source is wrong', () => {
    expect(rowsOf('corrected')).toEqual(['2-04', '2-20']);
  });

  // D8.
  test('is disputed where a program contradicts the source', () => {
    expect(rowsOf('disputed')).toEqual(['2-38']);
  });

  test('is unverifiable where it is about the game and not about rotation', () => {
    const game = ['01', '02', '03', '05', '06', '07', '08', '10', '11', '12', '13', '14', '15', '16', '40'];
    expect(rowsOf('unverifiable')).toEqual(game.map((row) => `2-${row}`));
  });
});

// Worked out by hand, or printed in the document.
test.each([
  ['dtet.joker', '41 quadruples in 100 clears go on beyond level 300'],
  ['dtet.joker', 'with 40 it is over at level 299'],
  ['dtet.four-states', 'J, L, O and T cover the same squares'],
  ['dtet.i-one-lower', '2 squares above and 1 below'],
  ['dtet.held-through-entry', 'comes in at the end of frame 5 and is turned in frame 6'],
  ['dtet.test-order', '42 of 42'],
  ['dtet.precedence-by-button', '(-1, 0), (1, 0), (0, -1), (-1, -1), (1, -1)'],
  ['dtet.heboris-half-turn', 'takes the right one, (1, 0)'],
])('the evidence of %s says “%s”', (id, figure) => {
  expect(DTET_CLAIMS.find((claim) => claim.id === id)?.check?.().found).toContain(figure);
});

describe('the checks notice', () => {
  afterEach(() => {
    vi.resetModules();
  });

  /** The claims that fail with a changed module, of a page or of all. */
  async function failingWith<M extends object>(
    module: string,
    change: (rules: M) => Partial<M>,
    page = 'systems/dtet/',
  ): Promise<readonly string[]> {
    vi.resetModules();
    vi.doMock(module, async (original) => {
      const rules = await original<M>();
      return { ...rules, ...change(rules) };
    });
    try {
      const { DTET_CLAIMS: claims } = await import('./dtet.ts');
      const asked = claims.filter((claim) => claim.page.startsWith(page));
      return asked.filter(({ check }) => check?.().holds === false).map(({ id }) => id);
    } finally {
      vi.doUnmock(module);
    }
  }

  test('buttons that do not reverse each other', async () => {
    const failing = await failingWith<typeof Buttons>('#play/dtetButtons.ts', ({ dtetPlans }) => ({
      dtetPlans: ({ left, right }, piece, rule) =>
        dtetPlans({ left: left === 'spent' ? 'up' : left, right: right === 'spent' ? 'up' : right }, piece, rule),
    }));
    expect(failing).toEqual(expect.arrayContaining(['dtet.reversal', 'dtet.double-counter-clockwise', 'dtet.compensation-after-part', 'dtet.precedence-by-button'])); // prettier-ignore
    expect(failing).not.toContain('dtet.failure-compensation');
  });

  test('buttons that are never spent', async () => {
    const failing = await failingWith<typeof Buttons>('#play/dtetButtons.ts', () => ({ spend: (buttons) => buttons }));
    expect(failing).toEqual(expect.arrayContaining(['dtet.every-frame', 'dtet.reversal']));
  });

  test('buttons that are tried once', async () => {
    const failing = await failingWith<typeof Buttons>('#play/dtetButtons.ts', ({ spend }) => ({
      spend: (buttons) =>
        spend(buttons, [
          ...(buttons.left === 'pending' ? (['rotate left'] as const) : []),
          ...(buttons.right === 'pending' ? (['rotate right'] as const) : []),
        ]),
    }));
    expect(failing).toEqual(expect.arrayContaining(['dtet.every-frame', 'dtet.failure-compensation', 'dtet.compensation-after-part'])); // prettier-ignore
  });

  test('a second possibility that is preferred to a part of the first', async () => {
    const failing = await failingWith<typeof Plans>('#play/plans.ts', ({ runPlans }) => ({
      runPlans: (system, field, placement, memory, plans) => {
        const runs = plans.map((plan) => runPlans(system, field, placement, memory, [plan]));
        return runs.find(({ tried }) => tried[0]?.made === 'all') ?? runPlans(system, field, placement, memory, plans);
      },
    }));
    expect(failing).toContain('dtet.partial-success');
  });

  test('kicks in the order of the other button', async () => {
    const failing = await failingWith<typeof Dtet>('#rules/dtet.ts', ({ DTET_ROWS, dtet }) => {
      const rows = { left: DTET_ROWS.right, right: DTET_ROWS.left };
      const { kicks } = dtet;
      return { DTET_ROWS: rows, dtet: kicks.rowBy === 'precedence' ? { ...dtet, kicks: { ...kicks, rows } } : dtet };
    });
    expect(failing).toEqual(expect.arrayContaining(['dtet.test-order', 'dtet.extends-tgm']));
  });

  test('a flat I as high as in ARS', async () => {
    const failing = await failingWith<typeof Shapes>(
      '#rules/classicShapes.ts',
      ({ DTET_SHAPES, SEGA_SHAPES }) => {
        const { I } = DTET_SHAPES;
        const [flat] = SEGA_SHAPES.I.states;
        return { DTET_SHAPES: { ...DTET_SHAPES, I: { ...I, states: [flat, I.states[1], flat, I.states[3]] } } };
      },
      'systems/dtet/rotation/',
    );
    expect(failing).toEqual(['dtet.i-one-lower']);
  });
});
