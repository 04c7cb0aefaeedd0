import 'strings:offsetOrigin';
import { halfTurnsBeside, whyNoOffsets } from '#analysis/offsetReasons.ts';
import type { Contradiction } from '#analysis/offsetSolver.ts';
import type { SystemOffsets } from '#analysis/systemOffsets.ts';
import { ORIGIN, type Vec } from '#engine/geometry.ts';
import type { Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { formatOrientation, formatTransition, formatVec } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { listText, phrase, type Part } from '#text/phrases.ts';

// Explains the source of the numbers of systems other than Guideline SRS, or why a system has none.

const SPACE: Part = { text: ' ' };

const joined = (sentences: readonly (readonly Part[])[]): readonly Part[] =>
  sentences.flatMap((sentence, index) => (index === 0 ? sentence : [SPACE, ...sentence]));

/** A sum of kicks that should be zero: its parts and its expected value. */
function tripText({ test, steps, sum }: Contradiction, voice: Voice): readonly Part[] {
  const { say, conventions } = voice;
  const write = (vec: Vec): Part => ({ text: formatVec(vec, conventions), kind: 'vector' });
  const terms = steps.flatMap(({ transition, kick, walked }, index): readonly Part[] => {
    const sign = say(walked === 'backwards' ? 'offsetOrigin.minus' : 'offsetOrigin.plus');
    const term = phrase(say, 'offsetOrigin.of', {
      kick: write(kick),
      transition: { text: formatTransition(transition, conventions), kind: 'vector' },
    });
    return index === 0 ? term : [{ text: sign }, ...term];
  });
  const isPair = steps.length === 2 && steps.every(({ walked }) => walked === 'forwards');
  return phrase(say, isPair ? 'offsetOrigin.pair' : 'offsetOrigin.trip', {
    number: test,
    trip: phrase(say, 'offsetOrigin.sum', { steps: terms, sum: write(sum) }),
    zero: write(ORIGIN),
  });
}

/** The chosen system, what is known of its offsets, and the number of changes. */
export interface OffsetOrigin {
  readonly system: RotationSystem;
  /** The displayed name of the system, also for readers' tables. */
  readonly name: string;
  readonly piece: Piece;
  readonly answer: SystemOffsets;
  readonly changes: number;
}

export function originText({ system, name, piece, answer, changes }: OffsetOrigin, voice: Voice): readonly Part[] {
  const { say, conventions } = voice;
  const values = { system: name, piece: { text: piece, kind: 'piece' } as const };
  if (answer.is !== 'none') {
    const { by, offsets } = answer;
    const halfTurns = halfTurnsBeside(system, piece, offsets);
    return joined([
      phrase(say, `offsetOrigin.${answer.is}`, {
        ...values,
        by: by.name,
        state: formatOrientation(0, conventions),
        zero: { text: formatVec(ORIGIN, conventions), kind: 'vector' },
      }),
      ...(halfTurns.is === 'others' ? [phrase(say, 'offsetOrigin.halfTurns', {})] : []),
      ...(halfTurns.is === 'others' && halfTurns.because ? [tripText(halfTurns.because, voice)] : []),
    ]);
  }
  const stays = phrase(say, changes > 0 ? 'offsetOrigin.stayChanged' : 'offsetOrigin.stay', {
    by: srsGuideline.name,
  });
  const reason = whyNoOffsets(system, piece);
  if (reason.is === 'never turns') return joined([phrase(say, 'offsetOrigin.never', values), stays]);
  const none = phrase(say, 'offsetOrigin.none', values);
  if (reason.is === 'lists of different lengths') return joined([none, phrase(say, 'offsetOrigin.uneven', {}), stays]);
  const [first, ...others] = reason.contradictions;
  const tests = listText(
    others.map(({ test }) => String(test)),
    say,
  );
  return joined([
    none,
    ...(system.kicks.rowBy === 'precedence' ? [phrase(say, 'offsetOrigin.side', {})] : []),
    tripText(first!, voice),
    ...(others.length > 0 ? [phrase(say, 'offsetOrigin.more', { count: others.length, tests })] : []),
    stays,
  ]);
}
