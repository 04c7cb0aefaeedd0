import { biasOf } from './bias.ts';
import type { Vec } from './geometry.ts';
import type { Attempt } from './attempt.ts';
import type { Finding } from './guard.ts';
import { fits } from './fits.ts';
import { NO_KEYS, type HeldKeys } from './heldKeys.ts';
import { carriedBy, choiceOf, precedenceOf } from './kicks.ts';
import { GroundedLeg, GroundedTrace, MadeRotation } from './grounded.ts';
import { FRESH_MEMORY, type Memory } from './memory.ts';
import { turned, type Placement, type Precedence, type Turn } from './piece.ts';
import { withHeadroom, type Playfield } from './playfield.ts';
import { chosenCode, prepareLeaning, rotationCode, type Prepared } from './prepared.ts';
import { shapeOf } from './shapes.ts';
import type { RotationSystem } from './system.ts';
import { turnRule } from './turnRule.ts';
import { winningTest } from './winningTest.ts';
import type { Outcome, RotationRequest, RotationTrace, Verdict } from './trace.ts';

export { turnRule };

const FAILED: Outcome = Object.freeze({ is: 'failed' });
const NO_FINDINGS: readonly Finding[] = Object.freeze([]);

const limited = new WeakMap<Playfield, Map<number, Playfield>>();

/**
 * The field as a system sees it: with a ceiling where the system has one (Sega, NES). `rotate` does this itself.
 * @example
 * import { fieldFor, playfield } from 'wallkick';
 * import { sega } from 'wallkick/systems';
 *
 * fieldFor(sega, playfield()).ceiling; // → 20
 */
export function fieldFor(system: RotationSystem, field: Playfield): Playfield {
  if (system.headroom === null || field.ceiling !== null) return field;
  const known = limited.get(field) ?? new Map<number, Playfield>();
  limited.set(field, known);
  const made = known.get(system.headroom) ?? withHeadroom(field, system.headroom);
  known.set(system.headroom, made);
  return made;
}

/** Which guard refused a kick that fits. */
function refusalBy(guards: RotationSystem['guards'], attempt: Attempt, kick: Vec): Verdict {
  const guard = guards.find((one) => one.refuses(attempt, kick));
  if (!guard) throw new Error('a kick that fits was passed over, and no guard says why');
  return { is: 'refused', by: guard.name, ...guard.explain(attempt, kick) };
}

/** A rotation as guards and memory see it; `first` is the displacement of test 1. */
export const attemptOf = (
  system: RotationSystem,
  field: Playfield,
  start: Placement,
  turn: Turn,
  first: Vec,
  memory: Memory,
): Attempt => {
  const to = turned(start.orientation, turn);
  return {
    field,
    piece: start.piece,
    from: start.orientation,
    to,
    turn,
    x: start.at[0] + first[0],
    y: start.at[1] + first[1],
    before: shapeOf(system.shapes, start.piece, start.orientation),
    after: shapeOf(system.shapes, start.piece, to),
    memory,
  };
};

/** What is found before the first test, where a condition chooses a list. */
function findingsBefore(
  system: RotationSystem,
  field: Playfield,
  { piece, orientation, at: [x, y] }: Placement,
  turn: Turn,
  keys: HeldKeys,
): readonly Finding[] {
  const before = shapeOf(system.shapes, piece, orientation);
  const carried = carriedBy(system.kicks, piece, orientation, turned(orientation, turn));
  return choiceOf(system)?.findings({ field, piece, before, x, y, keys }, carried) ?? NO_FINDINGS;
}

function makeLeg(
  prepared: Prepared,
  field: Playfield,
  start: Placement,
  turn: Turn,
  asked: Precedence | null | undefined,
  keys: HeldKeys,
  memory: Memory,
  leg: 0 | 1,
  testsBefore: number,
): GroundedLeg {
  const { system } = prepared;
  const { guards } = system;
  const precedence = precedenceOf(system.kicks, turn, asked ?? null);
  const own = rotationCode(start.piece, start.orientation, turn, precedence);
  const code = chosenCode(prepared, field, own, start.at[0], start.at[1], keys);
  const won = winningTest(prepared, field, code, start.at[0], start.at[1], memory);
  let refusals: readonly (Verdict | undefined)[] | null = null;
  let findings = findingsBefore(system, field, start, turn, keys);
  if (won !== 0 && guards.length > 0) {
    const kicks = prepared.lists[code]!;
    const attempt = attemptOf(system, field, start, turn, kicks[0]!, memory);
    const shape = prepared.target[code]!;
    refusals = (won < 0 ? kicks : kicks.slice(0, won)).map((kick) =>
      fits(field, prepared.poses, shape, start.at[0] + kick[0], start.at[1] + kick[1])
        ? refusalBy(guards, attempt, kick)
        : undefined,
    );
    findings = [...findings, ...guards.flatMap((guard) => guard.finding(attempt) ?? [])];
  }
  return new GroundedLeg(prepared, field, code, start, turn, precedence, leg, testsBefore, won, refusals, findings);
}

/** What the system remembers about the piece after a turn. */
function remembered(system: RotationSystem, field: Playfield, leg: GroundedLeg, memory: Memory): Memory {
  if (system.memory === null || leg.winner === null) return memory;
  const { start, turn, tests, winner } = leg;
  return system.memory.after(memory, attemptOf(system, field, start, turn, tests[0]!.kick, memory), winner.kick);
}

function outcomeOf(first: GroundedLeg, second: GroundedLeg): Outcome {
  if (second.won >= 0) return new MadeRotation(first.won >= 0 ? 'rotated' : 'half done', second);
  return first.won >= 0 ? new MadeRotation('half done', first) : FAILED;
}

/** Rotates a piece. The values of the request are of their types: the package checks them for plain JavaScript. */
export function rotate(system: RotationSystem, request: RotationRequest, memory: Memory = FRESH_MEMORY): RotationTrace {
  const { placement, turn, precedence, heldKeys = NO_KEYS } = request;
  const rule = turnRule(system, placement.piece, turn);
  if (rule.is === 'refused') {
    return new GroundedTrace(system, request, [], { is: 'refused', because: rule.because }, memory, memory);
  }
  const field = fieldFor(system, request.field);
  const prepared = prepareLeaning(system, biasOf(system, field, placement, heldKeys));
  const made = rule.is === 'made' ? turn : rule.turn;
  const first = makeLeg(prepared, field, placement, made, precedence, heldKeys, memory, 0, 0);
  const between = remembered(system, field, first, memory);
  if (rule.is !== 'twice') {
    const outcome = first.won < 0 ? FAILED : new MadeRotation('rotated', first);
    return new GroundedTrace(system, request, [first], outcome, memory, between);
  }
  const halfway = first.winner?.candidate ?? placement;
  const second = makeLeg(prepared, field, halfway, made, precedence, heldKeys, between, 1, first.tests.length);
  const after = remembered(system, field, second, between);
  return new GroundedTrace(system, request, [first, second], outcomeOf(first, second), memory, after);
}
