import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as Buttons from '#play/dtetButtons.ts';
import type * as Dtet from '#rules/dtet.ts';
import type * as Plans from '#play/plans.ts';
import type * as Shapes from '#rules/classicShapes.ts';

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
