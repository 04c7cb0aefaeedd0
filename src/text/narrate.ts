import 'strings:board';
import 'strings:narrate';
import 'strings:obstacle';
import 'strings:share.title';
import 'strings:verdict';
import 'strings:turn';
import 'strings:finding';
import 'strings:precedence';
import 'strings:refused';
import type { Vec } from '#engine/geometry.ts';
import { mostTried } from '#engine/kicks.ts';
import type { Message } from '#engine/message.ts';
import { transition, type Placement } from '#engine/piece.ts';
import { OBSTACLE_KINDS, type Obstacle } from '#engine/playfield.ts';
import { startMinosOf, type KickTest, type Leg, type RotationTrace } from '#engine/trace.ts';
import { formatOrientation, formatTransition, formatVec } from './conventions.ts';
import { phrase, textOf, type Part } from './phrases.ts';
import { placeText, span, squares } from './places.ts';
import type { Voice } from './voice.ts';

export { placeText };

/** Names what stops a piece: `the stack at column 5, row 3`, `the left wall at row 2`, `the floor at columns 4 and 5`. */
export function obstaclesText(obstacles: readonly Obstacle[], voice: Voice): string {
  const texts = OBSTACLE_KINDS.flatMap((kind) => {
    const cells = obstacles.filter((obstacle) => obstacle.kind === kind).map((obstacle) => obstacle.cell);
    if (cells.length === 0) return [];
    const upright = kind === 'left wall' || kind === 'right wall';
    const where =
      kind === 'stack'
        ? squares(cells, voice)
        : upright
          ? span(
              'rows',
              cells.map(([, y]) => y),
              voice,
            )
          : span(
              'columns',
              cells.map(([x]) => x),
              voice,
            );
    return [voice.say('narrate.obstacle', { kind: voice.say(`obstacle.${kind}`), where })];
  });
  if (texts.length < 2) return texts.join('');
  return voice.say('narrate.and', { first: texts.slice(0, -1).join(', '), last: texts.at(-1)! });
}

/** `J in state 3 at columns 4 and 5, rows 1 to 3`. */
export function poseText({ piece, orientation }: Placement, minos: readonly Vec[], voice: Voice): string {
  return voice.say('narrate.pose', {
    piece,
    state: formatOrientation(orientation, voice.conventions),
    place: placeText(minos, voice),
  });
}

/** Translates a message of the rules. Squares among its values become columns and rows. */
export function messageText({ code, values = {} }: Message, voice: Voice): string {
  const spoken = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? squares([value as unknown as Vec], voice) : (value as string | number),
  ]);
  return voice.say(code, Object.fromEntries(spoken) as Record<string, string | number>);
}

const kickPart = (kick: Vec, { conventions }: Voice): Part => ({ text: formatVec(kick, conventions), kind: 'vector' });
const piecePart = (piece: string): Part => ({ text: piece, kind: 'piece' });

/** Describes one test as a sentence: number, kick, result and reason. */
function testParts(test: KickTest, voice: Voice): readonly Part[] {
  const { say } = voice;
  const opening = { number: test.number, kick: kickPart(test.kick, voice) };
  const { verdict } = test;
  switch (verdict.is) {
    case 'accepted':
      return phrase(say, 'narrate.test.accepted', {
        ...opening,
        verdict: { text: say('narrate.fits'), kind: 'accepted' },
      });
    case 'blocked':
      return phrase(say, 'narrate.test.blocked', {
        ...opening,
        verdict: { text: say('verdict.blocked'), kind: 'blocked' },
        obstacles: obstaclesText(test.obstacles, voice),
      });
    case 'refused':
      return phrase(say, 'refused.test', {
        ...opening,
        verdict: { text: say('verdict.refused'), kind: 'refused' },
        because: messageText(verdict.because, voice),
      });
    case 'hidden':
      return phrase(say, 'narrate.test.hidden', {
        ...opening,
        verdict: { text: say('verdict.hidden'), kind: 'not-reached' },
      });
    case 'not reached':
      return phrase(say, test.obstacles.length === 0 ? 'narrate.test.lateFits' : 'narrate.test.lateBlocked', {
        ...opening,
        verdict: { text: say('verdict.not reached'), kind: 'not-reached' },
        obstacles: obstaclesText(test.obstacles, voice),
      });
  }
}

/** Says how far held keys push a test. */
function biasParts({ bias }: KickTest, voice: Voice): readonly Part[] {
  if (!bias || bias.every((by) => by === 0)) return [];
  return [{ text: ' ' }, ...phrase(voice.say, 'narrate.bias', { bias: kickPart(bias, voice) })];
}

function startParts(trace: RotationTrace, leg: Leg, voice: Voice): readonly Part[] {
  return phrase(voice.say, 'narrate.start', {
    piece: piecePart(leg.start.piece),
    state: formatOrientation(leg.start.orientation, voice.conventions),
    place: placeText(leg.startMinos, voice),
    turn: voice.say(`turn.${trace.request.turn}`),
    count: mostTried(trace.system, trace.tests.length),
  });
}

export function outcomeParts(trace: RotationTrace, voice: Voice): readonly Part[] {
  const { outcome, tests } = trace;
  const { say } = voice;
  switch (outcome.is) {
    case 'hidden':
      return phrase(say, 'narrate.outcome.hidden', {});
    case 'refused':
      return phrase(say, 'narrate.outcome.refused', { because: messageText(outcome.because, voice) });
    case 'failed':
      // Where a rule chooses among the kicks, not all that are listed were tried.
      return mostTried(trace.system, tests.length) < tests.length
        ? phrase(say, 'narrate.outcome.chosenFail', {})
        : phrase(say, 'narrate.outcome.failed', { count: tests.length });
    case 'rotated':
    case 'half done':
      return phrase(say, outcome.is === 'rotated' ? 'narrate.outcome.rotated' : 'refused.halfDone', {
        number: outcome.test.number,
        kick: kickPart(outcome.test.kick, voice),
        pose: poseText(outcome.placement, outcome.test.minos, voice),
      });
  }
}

/** Describes what the rules found when basic rotation was blocked. */
export const findingTexts = (trace: RotationTrace, voice: Voice): readonly string[] =>
  trace.legs.flatMap((leg) => leg.findings.map(({ message }) => messageText(message, voice)));

/** Steps of a trace: 0 is the start, n is test n, one more is the outcome. */
export const lastStep = (trace: RotationTrace): number => trace.tests.length + 1;

/** Describes the board at a step: piece, orientation and position. */
export function boardText(trace: RotationTrace, step: number, voice: Voice): string {
  const { say } = voice;
  const test = trace.tests[step - 1];
  if (test) return say('board.test', { number: test.number, pose: poseText(test.candidate, test.minos, voice) });
  const { outcome, request } = trace;
  if (step > 0 && (outcome.is === 'rotated' || outcome.is === 'half done'))
    return say('board.end', { pose: poseText(outcome.placement, outcome.test.minos, voice) });
  const minos = startMinosOf(trace);
  return say(step === 0 || outcome.is === 'hidden' ? 'board.start' : 'board.end', {
    pose: poseText(request.placement, minos, voice),
  });
}

/** Returns the sentence of a step. */
export function stepParts(trace: RotationTrace, step: number, voice: Voice): readonly Part[] {
  const test = trace.tests[step - 1];
  if (test) return [...testParts(test, voice), ...biasParts(test, voice)];
  const first = trace.legs[0];
  return step === 0 && first ? startParts(trace, first, voice) : outcomeParts(trace, voice);
}

/** Returns the sentences of all steps, from the start to the outcome. */
export const stepTexts = (trace: RotationTrace, voice: Voice): readonly string[] =>
  Array.from({ length: lastStep(trace) + 1 }, (_, step) => textOf(stepParts(trace, step, voice)));

/** `Guideline SRS, J, 0>>3`. */
export function titleOf(trace: RotationTrace, voice: Voice): string {
  const { system, request, legs } = trace;
  const { piece, orientation } = request.placement;
  const to = legs.at(-1)?.to;
  const step =
    to === undefined
      ? voice.say(`turn.${request.turn}`)
      : formatTransition(transition(orientation, to), voice.conventions);
  return voice.say('share.title', { system: system.name, piece, transition: step });
}
