import { biasOf } from '#engine/bias.ts';
import { sameVec } from '#engine/geometry.ts';
import type { Memory } from '#engine/memory.ts';
import type { Placement } from '#engine/piece.ts';
import { chosenCode, prepareLeaning, rotationCode } from '#engine/prepared.ts';
import { fieldFor, rotate } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { placementAfter, type KickTest, type Leg, type RotationRequest } from '#engine/trace.ts';
import { winningTest } from '#engine/winningTest.ts';
import { expectedOf, type ExpectedLeg, type ExpectedTest } from './answer.ts';

const samePlacement = (a: Placement, b: Placement): boolean =>
  a.piece === b.piece && a.orientation === b.orientation && sameVec(a.at, b.at);

const sameMemory = (a: Memory, b: Memory): boolean =>
  a.floorKicks === b.floorKicks && a.lockDelayGone === b.lockDelayGone;

const sameList = <A, B>(a: readonly A[], b: readonly B[], same: (one: A, other: B) => boolean): boolean =>
  a.length === b.length && a.every((item, index) => same(item, b[index]!));

const show = ({ piece, orientation, at }: Placement): string => `${piece} ${orientation} at ${at.join()}`;

function testFault(got: KickTest, expected: ExpectedTest): string | null {
  const { is } = got.verdict;
  if (!sameVec(got.kick, expected.kick)) return `kick ${got.kick.join()}, expected ${expected.kick.join()}`;
  if (is !== expected.verdict) return `${is}, expected ${expected.verdict}`;
  if (!sameList(got.minos, expected.minos, sameVec)) return 'other minos than expected';
  const same = sameList(
    got.obstacles,
    expected.obstacles,
    (one, other) => one.kind === other.kind && sameVec(one.cell, other.cell),
  );
  return same ? null : `${got.obstacles.length} obstacles, expected ${expected.obstacles.length}`;
}

function legFault(system: RotationSystem, request: RotationRequest, got: Leg, expected: ExpectedLeg): string | null {
  const { start, turn, precedence, memory, tests, winner } = expected;
  if (!samePlacement(got.start, start)) return `starts from ${show(got.start)}, expected ${show(start)}`;
  if (got.tests.length !== tests.length) return `${got.tests.length} tests, expected ${tests.length}`;
  for (const [index, test] of tests.entries()) {
    const fault = testFault(got.tests[index]!, test);
    if (fault !== null) return `test ${index + 1}: ${fault}`;
  }
  const [x, y] = start.at;
  const field = fieldFor(system, request.field);
  const prepared = prepareLeaning(system, biasOf(system, field, request.placement, request.heldKeys));
  const own = rotationCode(start.piece, start.orientation, turn, precedence);
  const code = chosenCode(prepared, field, own, x, y, request.heldKeys);
  const fast = winningTest(prepared, field, code, x, y, memory);
  return fast === winner ? null : `winningTest gives ${fast}, expected ${winner}`;
}

/** What the engine gets wrong about a rotation; null where it agrees with the oracle in every test, square and obstacle. */
export function faultOf(system: RotationSystem, request: RotationRequest, memory: Memory): string | null {
  const trace = rotate(system, request, memory);
  const expected = expectedOf(system, request, memory);
  if (trace.legs.length !== expected.legs.length) return `${trace.legs.length} turns, expected ${expected.legs.length}`;
  for (const [index, leg] of expected.legs.entries()) {
    const fault = legFault(system, request, trace.legs[index]!, leg);
    if (fault !== null) return expected.legs.length > 1 ? `turn ${index + 1}, ${fault}` : fault;
  }
  const after = placementAfter(trace);
  if (trace.outcome.is !== expected.outcome) return `${trace.outcome.is}, expected ${expected.outcome}`;
  if (!samePlacement(after, expected.placement)) return `${show(after)}, expected ${show(expected.placement)}`;
  return sameMemory(trace.memory.after, expected.memory) ? null : 'another memory than expected';
}
