import type { Vec } from './geometry.ts';
import { blockedMinos } from './fits.ts';
import type { Finding } from './guard.ts';
import type { Memory } from './memory.ts';
import { obstaclesOf } from './obstacles.ts';
import { PIECES, type Orientation, type Placement, type Precedence, type Turn } from './piece.ts';
import type { Obstacle, Playfield } from './playfield.ts';
import { shapeIndex, type Pose } from './poses.ts';
import type { Prepared } from './prepared.ts';
import type { RotationSystem } from './system.ts';
import type { KickTest, Leg, Outcome, RotationRequest, RotationTrace, Verdict } from './trace.ts';

// A trace keeps what was decided. What follows from it (squares, obstacles, the tests after the winner) is worked out when it is
// read: most traces are asked for their outcome and a test or two.

const NOT_REACHED: Verdict = Object.freeze({ is: 'not reached' });

const ACCEPTED: Verdict = Object.freeze({ is: 'accepted' });
const BLOCKED: Verdict = Object.freeze({ is: 'blocked' });

export class GroundedTest implements KickTest {
  readonly number: number;
  readonly kick: Vec;
  readonly verdict: Verdict;
  private readonly of: GroundedLeg;

  constructor(number: number, kick: Vec, verdict: Verdict, of: GroundedLeg) {
    this.number = number;
    this.kick = kick;
    this.verdict = verdict;
    this.of = of;
  }

  get leg(): 0 | 1 {
    return this.of.index;
  }

  get bias(): Vec | undefined {
    const { prepared, code, testsBefore } = this.of;
    return prepared.biases?.[code]?.[this.number - testsBefore - 1];
  }

  get pose(): Pose {
    const { prepared, code, start } = this.of;
    return prepared.poses.poseAt(prepared.target[code]!, start.at[0] + this.kick[0], start.at[1] + this.kick[1]);
  }

  get candidate(): Placement {
    return this.pose.placement;
  }

  get minos(): readonly Vec[] {
    return this.pose.minos;
  }

  get obstacles(): readonly Obstacle[] {
    const { field, prepared, code, start } = this.of;
    const [x, y] = [start.at[0] + this.kick[0], start.at[1] + this.kick[1]];
    return obstaclesOf(field.bounds, this.pose, blockedMinos(field, prepared.poses, prepared.target[code]!, x, y));
  }

  /** The test with everything in it, for printing. */
  toJSON(): KickTest {
    const { number, leg, kick, bias, candidate, minos, obstacles, verdict } = this;
    return { number, leg, kick, ...(bias ? { bias } : {}), candidate, minos, obstacles, verdict };
  }
}

export class GroundedLeg implements Leg {
  readonly prepared: Prepared;
  readonly field: Playfield;
  /** From `rotationCode`. */
  readonly code: number;
  readonly start: Placement;
  readonly turn: Turn;
  readonly precedence: Precedence | null;
  readonly index: 0 | 1;
  /** Tests of the leg before this one. */
  readonly testsBefore: number;
  /** Index of the test that wins, -1 where none does. */
  readonly won: number;
  /** Verdicts of guards by the index of the test; null where no guard had a say. */
  readonly refusals: readonly (Verdict | undefined)[] | null;
  readonly findings: readonly Finding[];
  private accepted: KickTest | null = null;
  private all: readonly KickTest[] | null = null;

  constructor(
    prepared: Prepared,
    field: Playfield,
    code: number,
    start: Placement,
    turn: Turn,
    precedence: Precedence | null,
    index: 0 | 1,
    testsBefore: number,
    won: number,
    refusals: readonly (Verdict | undefined)[] | null,
    findings: readonly Finding[],
  ) {
    this.prepared = prepared;
    this.field = field;
    this.code = code;
    this.start = start;
    this.turn = turn;
    this.precedence = precedence;
    this.index = index;
    this.testsBefore = testsBefore;
    this.won = won;
    this.refusals = refusals;
    this.findings = findings;
  }

  get to(): Orientation {
    return (this.prepared.target[this.code]! & 3) as Orientation;
  }

  get winner(): KickTest | null {
    return this.won < 0 ? null : (this.accepted ??= this.testAt(this.won, ACCEPTED));
  }

  get tests(): readonly KickTest[] {
    return (this.all ??= this.prepared.lists[this.code]!.map((_, test) => {
      if (test === this.won) return this.winner!;
      const isReached = this.won < 0 || test < this.won;
      return this.testAt(test, isReached ? (this.refusals?.[test] ?? BLOCKED) : NOT_REACHED);
    }));
  }

  private testAt(test: number, verdict: Verdict): KickTest {
    return new GroundedTest(this.testsBefore + test + 1, this.prepared.lists[this.code]![test]!, verdict, this);
  }

  get startMinos(): readonly Vec[] {
    const { piece, orientation, at } = this.start;
    const [x, y] = at;
    return this.prepared.poses.poseAt(shapeIndex(PIECES.indexOf(piece), orientation), x, y).minos;
  }

  /** The leg with everything in it, for printing. */
  toJSON(): Leg {
    const { start, startMinos, turn, to, precedence, tests, findings, winner } = this;
    return { start, startMinos, turn, to, precedence, tests, findings, winner };
  }
}

export class GroundedTrace implements RotationTrace {
  readonly system: RotationSystem;
  readonly request: RotationRequest;
  readonly legs: readonly Leg[];
  readonly outcome: Outcome;
  private readonly before: Memory;
  private readonly after: Memory;

  constructor(
    system: RotationSystem,
    request: RotationRequest,
    legs: readonly Leg[],
    outcome: Outcome,
    before: Memory,
    after: Memory,
  ) {
    this.system = system;
    this.request = request;
    this.legs = legs;
    this.outcome = outcome;
    this.before = before;
    this.after = after;
  }

  get memory(): { readonly before: Memory; readonly after: Memory } {
    return { before: this.before, after: this.after };
  }

  get tests(): readonly KickTest[] {
    return this.legs.length === 1 ? this.legs[0]!.tests : this.legs.flatMap((leg) => leg.tests);
  }

  /** The trace with everything in it, for printing; the system by its id. */
  toJSON(): unknown {
    const { system, request, legs, outcome, memory } = this;
    return { system: system.id, request, legs, outcome, memory };
  }
}

/** A rotation that was made, wholly or in part: the leg says by which test, and where the piece is follows from that. */
export class MadeRotation {
  readonly is: 'rotated' | 'half done';
  private readonly leg: GroundedLeg;

  constructor(is: 'rotated' | 'half done', leg: GroundedLeg) {
    this.is = is;
    this.leg = leg;
  }

  get test(): KickTest {
    return this.leg.winner!;
  }

  get placement(): Placement {
    return this.test.candidate;
  }

  toJSON(): unknown {
    return { is: this.is, placement: this.placement, test: this.test };
  }
}
