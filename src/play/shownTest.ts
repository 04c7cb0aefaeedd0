import { diagnoser, failed, ok, type Result } from '#engine/diagnostics.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { RotationRun } from './plans.ts';

/** A test of a turn that a frame tried; both numbers count from 1. */
export interface ShownTest {
  /** Place of the turn among those that the frame tried, in the order in which it tried them. */
  readonly turn: number;
  readonly test: number;
}

/** A turn that a frame tried: the place of its plan in `RotationRun.tried`, and its own in `TriedPlan.traces`. */
interface TriedTurn {
  readonly plan: number;
  readonly at: number;
  readonly trace: RotationTrace;
}

/** The English sentences of the text form of a test, by code. */
const SHOWN_TEST_SENTENCES = {
  'scene.tried': '"{found}" is not a test of frame {frame}; its tests are {allowed}.',
  'scene.tried.none': '"{found}" is not a test of frame {frame}, which tries no rotation. Choose another frame.',
} as const;

const diagnose = diagnoser(SHOWN_TEST_SENTENCES);

/** The turns that a frame tried, in order; none where it tried nothing. */
export const triedTurns = (run: RotationRun | null): readonly TriedTurn[] =>
  run?.tried.flatMap(({ traces }, plan) => traces.map((trace, at) => ({ plan, at, trace }))) ?? [];

/** A turn without a test is told of at its first all the same: that is where it says why there is none. */
const lastTest = ({ trace }: TriedTurn): number => Math.max(1, trace.tests.length);

/** `3` for a test of the first turn, `2.3` for one of the second. */
export const printShownTest = ({ turn, test }: ShownTest): string => (turn === 1 ? String(test) : `${turn}.${test}`);

/** Every test of some turns as it is written, each run by its ends: `1 to 5, 2.1 to 2.4`. */
const printAll = (tried: readonly TriedTurn[]): string =>
  tried
    .map((one, index) => {
      const [first, last] = [1, lastTest(one)].map((test) => printShownTest({ turn: index + 1, test }));
      return first === last ? first : `${first} to ${last}`;
    })
    .join(', ');

/**
 * Reads which test of a frame is to be shown, `3` or `2.3`.
 * @param run what the frame with this number tried; null for nothing
 */
export function parseShownTest(text: string, frame: number, run: RotationRun | null): Result<ShownTest> {
  const tried = triedTurns(run);
  const [, turnText = '1', testText] = /^(?:([1-9]\d?)\.)?([1-9]\d?)$/.exec(text) ?? [];
  const turn = Number(turnText);
  const test = Number(testText);
  const found = tried[turn - 1];
  if (found && test <= lastTest(found)) return ok({ turn, test });
  const span = { start: 0, end: text.length };
  return failed(
    tried.length === 0
      ? diagnose('scene.tried.none', span, { found: text, frame })
      : diagnose('scene.tried', span, { found: text, frame, allowed: printAll(tried) }),
  );
}
