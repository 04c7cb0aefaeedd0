import type { Turn } from '#engine/piece.ts';
import type { ButtonRule } from '#engine/system.ts';
import { isHeld, isPressed, type Held } from './buttons.ts';
import type { Plan, RotationButton } from './plans.ts';

const BUTTON_OF: Readonly<Record<Turn, RotationButton>> = {
  cw: 'rotate right',
  ccw: 'rotate left',
  '180': 'half turn',
};

/** When several buttons go down in one frame the first of these counts. NES lets clockwise win; of other games no source says it. */
const ORDER = ['cw', 'ccw', '180'] as const satisfies readonly Turn[];

const NO_PLANS: readonly Plan[] = [];

/** What newly pressed rotation buttons ask for: one turn, tried in this frame and not again. */
export function pressPlans(
  sides: Extract<ButtonRule, { is: 'tried once a press' }>['sides'],
  before: Held,
  now: Held,
): readonly Plan[] {
  const turn = ORDER.find((asked) => isPressed(before, now, BUTTON_OF[asked]));
  if (turn === undefined) return NO_PLANS;
  const side = sides.find((rule) => rule.turn === turn && isHeld(now, BUTTON_OF[rule.whileHeld]));
  const buttons = [BUTTON_OF[turn]];
  return [{ name: 'press', steps: [{ asks: buttons, uses: buttons, turn, precedence: side?.precedence ?? null }] }];
}

/** The turn that held buttons ask for at the entry of a piece; null when none is held. */
export const turnHeld = (now: Held): Turn | null => ORDER.find((turn) => isHeld(now, BUTTON_OF[turn])) ?? null;
