import { PRECEDENCES, type Piece, type Precedence } from '#engine/piece.ts';
import type { ButtonRule } from '#engine/system.ts';
import { isHeld, type Held } from './buttons.ts';
import type { Plan, PlanStep, RotationButton } from './plans.ts';

/**
 * What a rotation button of DTET is at. `pending`: down, and has not turned the piece yet; tried again every frame. `spent`: down, and
 * has turned the piece; does nothing until it is let go, but reverses the other button.
 */
export type ButtonState = 'up' | 'pending' | 'spent';

export interface TwoButtons {
  readonly left: ButtonState;
  readonly right: ButtonState;
}

export const BOTH_UP: TwoButtons = Object.freeze({ left: 'up', right: 'up' });

const pressed = (state: ButtonState, down: boolean): ButtonState => (!down ? 'up' : state === 'up' ? 'pending' : state);

/** The buttons after a look at what is held: let go is up, newly down is pending. Runs while no piece is in play too. */
export function lookAtButtons(buttons: TwoButtons, now: Held): TwoButtons {
  const left = pressed(buttons.left, isHeld(now, 'rotate left'));
  const right = pressed(buttons.right, isHeld(now, 'rotate right'));
  return left === buttons.left && right === buttons.right ? buttons : { left, right };
}

type Rule = Extract<ButtonRule, { is: 'two, tried every frame' }>;
type Sense = Rule['left'];

// The precedence is the button's own, whichever way it turns; the sense is reversed while the other button is spent.
const step = (button: RotationButton, turn: Sense, precedence: Precedence): PlanStep => ({
  asks: [button],
  uses: [button],
  turn,
  precedence,
});
const left = (turn: Sense): PlanStep => step('rotate left', turn, 'left');
const right = (turn: Sense): PlanStep => step('rotate right', turn, 'right');
const retry = (asked: PlanStep): readonly Plan[] => [{ name: 'retry', steps: [asked] }];

const BUTTON_OF: Readonly<Record<Precedence, RotationButton>> = { left: 'rotate left', right: 'rotate right' };

const directHalfTurn = (uses: readonly Precedence[]): Plan => ({
  name: 'direct half turn',
  steps: [
    { asks: Object.values(BUTTON_OF), uses: uses.map((side) => BUTTON_OF[side]), turn: '180', precedence: 'left' },
  ],
});
const NO_PLANS: readonly Plan[] = [];

/** Every answer to what the buttons are: what is natural for the left button, the right one has the other way round. */
function plansFor({ left: natural, halfTurnUses = PRECEDENCES }: Rule) {
  const reversed: Sense = natural === 'ccw' ? 'cw' : 'ccw';
  const eitherOrder: readonly Plan[] = [
    { name: 'left, then right', steps: [left(natural), right(natural)] },
    { name: 'right, then left', steps: [right(reversed), left(reversed)] },
  ];
  return {
    left: retry(left(natural)),
    leftReversed: retry(left(reversed)),
    right: retry(right(reversed)),
    rightReversed: retry(right(natural)),
    eitherOrder,
    eitherOrderOrHalf: [...eitherOrder, directHalfTurn(halfTurnUses)] as readonly Plan[],
  };
}

const made = new WeakMap<Rule, ReturnType<typeof plansFor>>();

function plansUnder(rule: Rule): ReturnType<typeof plansFor> {
  const plans = made.get(rule) ?? plansFor(rule);
  made.set(rule, plans);
  return plans;
}

/**
 * What the buttons ask for in this frame, in the order in which it is tried.
 * @param rule which way the left button turns, the pieces that both buttons may turn by half at once, and what that uses up
 */
export function dtetPlans({ left, right }: TwoButtons, piece: Piece, rule: Rule): readonly Plan[] {
  const plans = plansUnder(rule);
  if (left === 'pending' && right === 'pending')
    return rule.halfTurn.includes(piece) ? plans.eitherOrderOrHalf : plans.eitherOrder;
  if (left === 'pending') return right === 'spent' ? plans.leftReversed : plans.left;
  if (right === 'pending') return left === 'spent' ? plans.rightReversed : plans.right;
  return NO_PLANS;
}

/** The buttons after the frame: those that the turns used up are spent, the others stay as they were. */
export function spend(buttons: TwoButtons, usedUp: readonly RotationButton[]): TwoButtons {
  if (usedUp.length === 0) return buttons;
  return {
    left: usedUp.includes('rotate left') ? 'spent' : buttons.left,
    right: usedUp.includes('rotate right') ? 'spent' : buttons.right,
  };
}
