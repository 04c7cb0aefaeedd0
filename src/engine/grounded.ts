import type { Vec } from './geometry.ts';
import { blockedMinos } from './fits.ts';
import type { Finding } from './guard.ts';
import type { Memory } from './memory.ts';
import { obstaclesOf } from './obstacles.ts';
import { PIECES, type Orientation, type Placement, type Precedence, type Turn } from './piece.ts';
import type { Obstacle, Playfield } from './playfield.ts';
import { shapeIndex, type Pose, type PoseTable } from './poses.ts';
import type { RotationSystem } from './system.ts';
import type { KickTest, Leg, Outcome, RotationRequest, RotationTrace, Verdict } from './trace.ts';

// A trace keeps what was decided. What follows from it (squares, obstacles, the tests after the winner) is worked out when it is
// read: most traces are asked for their outcome and a test or two.

const NOT_REACHED: Verdict = Object.freeze({ is: 'not reached' });

/** Where the tests of one leg look: the shape of the new orientation, the box before any kick, and the kicks in order. */
export interface Ground {
  readonly field: Playfield;
  readonly poses: PoseTable;
  readonly shape: number;
  readonly x: number;
  readonly y: number;
  readonly kicks: readonly Vec[];
  /** Of each kick the part that comes from held keys; null where kicks do not lean. */
  readonly biases: readonly Vec[] | null;
  readonly leg: 0 | 1;
  /** Tests of the leg before this one. */
  readonly testsBefore: number;
}

export class GroundedTest implements KickTest {
  readonly number: number;
  readonly kick: Vec;
  readonly verdict: Verdict;
  readonly ground: Ground;

  constructor(number: number, kick: Vec, verdict: Verdict, ground: Ground) {
    this.number = number;
    this.kick = kick;
    this.verdict = verdict;
    this.ground = ground;
  }

  get leg(): 0 | 1 {
    return this.ground.leg;
  }

  get bias(): Vec | undefined {
    return this.ground.biases?.[this.number - this.ground.testsBefore - 1];
  }

  get pose(): Pose {
    const { poses, shape, x, y } = this.ground;
    return poses.poseAt(shape, x + this.kick[0], y + this.kick[1]);
  }

  get candidate(): Placement {
    return this.pose.placement;
  }

  get minos(): readonly Vec[] {
    return this.pose.minos;
  }

  get obstacles(): readonly Obstacle[] {
    const { field, poses, shape, x, y } = this.ground;
    const blocked = blockedMinos(field, poses, shape, x + this.kick[0], y + this.kick[1]);
    return obstaclesOf(field.bounds, this.pose, blocked);
  }

  /** The test with everything in it, for printing. */
  toJSON(): KickTest {
    const { number, leg, kick, bias, candidate, minos, obstacles, verdict } = this;
    return { number, leg, kick, ...(bias ? { bias } : {}), candidate, minos, obstacles, verdict };
  }
}

export class GroundedLeg implements Leg {
  readonly start: Placement;
  readonly turn: Turn;
  readonly to: Orientation;
  readonly precedence: Precedence | null;
  readonly findings: readonly Finding[];
  readonly winner: KickTest | null;
  readonly ground: Ground;
  /** The tests up to the winner; the others join them when they are asked for. */
  readonly reached: KickTest[];

  constructor(
    start: Placement,
    turn: Turn,
    to: Orientation,
    precedence: Precedence | null,
    reached: KickTest[],
    findings: readonly Finding[],
    winner: KickTest | null,
    ground: Ground,
  ) {
    this.start = start;
    this.turn = turn;
    this.to = to;
    this.precedence = precedence;
    this.reached = reached;
    this.findings = findings;
    this.winner = winner;
    this.ground = ground;
  }

  get tests(): readonly KickTest[] {
    const { kicks, testsBefore } = this.ground;
    for (let k = this.reached.length; k < kicks.length; k++) {
      this.reached.push(new GroundedTest(testsBefore + k + 1, kicks[k]!, NOT_REACHED, this.ground));
    }
    return this.reached;
  }

  get startMinos(): readonly Vec[] {
    const { poses, x, y } = this.ground;
    const { piece, orientation } = this.start;
    return poses.poseAt(shapeIndex(PIECES.indexOf(piece), orientation), x, y).minos;
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
  readonly memory: { readonly before: Memory; readonly after: Memory };

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
    this.memory = { before, after };
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

/** A rotation that was made, wholly or in part; where the piece is follows from the test that won. */
export class Made {
  readonly is: 'rotated' | 'half done';
  readonly test: KickTest;

  constructor(is: 'rotated' | 'half done', test: KickTest) {
    this.is = is;
    this.test = test;
  }

  get placement(): Placement {
    return this.test.candidate;
  }

  toJSON(): unknown {
    return { is: this.is, placement: this.placement, test: this.test };
  }
}
