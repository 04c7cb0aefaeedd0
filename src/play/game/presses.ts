import type { Vec } from '#engine/geometry.ts';
import type { Orientation, Piece, Turn } from '#engine/piece.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { isPressed, type Held } from '../buttons.ts';
import { rotationOf, type PlayFrame } from '../frame.ts';
import type { RotationRun } from '../plans.ts';
import { triedTurns } from '../shownTest.ts';

type PressOutcome =
  | { readonly is: 'rotated' | 'half done'; readonly test: number; readonly kick: Vec }
  | { readonly is: 'failed' | 'refused' };

/** A press of a rotation button and what came of it: a line in the list of a game. Its trace is worked out again when it is looked at. */
export interface Press {
  /** The press was in the buttons of this frame; frames count from 1. */
  readonly frame: number;
  /** Place of the turn among those that the frame tried, from 1; 0 for a turn at the entry of a piece. */
  readonly turn: number;
  readonly piece: Piece;
  readonly from: Orientation;
  /** Null where the system refuses the turn. */
  readonly to: Orientation | null;
  readonly asked: Turn;
  readonly tests: number;
  readonly outcome: PressOutcome;
}

function outcomeOf({ outcome }: RotationTrace): PressOutcome {
  if ('test' in outcome) return { is: outcome.is, test: outcome.test.number, kick: outcome.test.kick };
  return { is: outcome.is === 'refused' ? 'refused' : 'failed' };
}

const pressOf = (frame: number, turn: number, trace: RotationTrace): Press => ({
  frame,
  turn,
  piece: trace.request.placement.piece,
  from: trace.request.placement.orientation,
  to: trace.legs.at(-1)?.to ?? null,
  asked: trace.request.turn,
  tests: trace.tests.length,
  outcome: outcomeOf(trace),
});

const ROTATION_BUTTONS = ['rotate left', 'rotate right', 'half turn'] as const;

/** Places in `triedTurns` of the turns that a list names: those that were made, or the first one of a press that turned nothing. */
function namedTurns(run: RotationRun, isNew: boolean): readonly number[] {
  const tried = triedTurns(run);
  const made = tried.flatMap(({ plan, trace }, index) =>
    plan === run.carriedOut && 'test' in trace.outcome ? [index] : [],
  );
  // A button that is held and tried again every frame (DTET) is one press.
  return made.length > 0 ? made : isNew && tried.length > 0 ? [0] : [];
}

/**
 * The presses of a frame.
 * @param before the buttons of the frame before
 */
export function pressesIn(number: number, frame: PlayFrame, before: Held): readonly Press[] {
  const { held } = frame.state;
  const run = rotationOf(frame);
  const isNew = ROTATION_BUTTONS.some((button) => isPressed(before, held, button));
  const tried = triedTurns(run);
  const inPlay = run ? namedTurns(run, isNew).map((index) => pressOf(number, index + 1, tried[index]!.trace)) : [];
  const entry = frame.events.flatMap((event) =>
    event.is === 'entered' && event.turn ? [pressOf(number, 0, event.turn)] : [],
  );
  return [...inPlay, ...entry];
}

/** The trace of a press in its frame. */
export function traceOfPress(frame: PlayFrame, { turn }: Press): RotationTrace | null {
  if (turn > 0) return triedTurns(rotationOf(frame))[turn - 1]?.trace ?? null;
  return frame.events.find((event) => event.is === 'entered')?.turn ?? null;
}

/** Whether a rotation moved by a kick. Test 1 is basic rotation. */
export const isKicked = ({ outcome }: Press): boolean => 'test' in outcome && outcome.test > 1;
export const isMade = ({ outcome }: Press): boolean => 'test' in outcome;
