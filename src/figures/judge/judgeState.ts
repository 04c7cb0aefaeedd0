import '#rules/allSystems.ts';
import { parseBoard, printBoard } from '#engine/boardText.ts';
import type { Vec } from '#engine/geometry.ts';
import { NO_KEYS } from '#engine/heldKeys.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { ORIENTATIONS, PIECES, TURNS, type Orientation, type Piece, type Turn } from '#engine/piece.ts';
import { isFree } from '#engine/places.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import type { Scenario } from '#engine/scenario.ts';
import { DEFAULT_SYSTEM, systemById, SYSTEMS } from '#rules/registry.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import type { SpinFinding } from '#spins/conditions.ts';
import { judge, type SpinClauseFound, type SpinJudgement } from '#spins/judge.ts';
import { hasJudgedShapes, landingOf, type SpinLanding } from '#spins/landing.ts';
import { judgeById, judges } from '#spins/rules.ts';
import { DIRECTIONS, type Direction } from '#spins/rule.ts';
import { oneOf, oneOfNumbers, squareWithin, wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** Moves after the rotation: none, to a side, or there and back. */
export const MOVES = ['none', 'left', 'right', 'left,right', 'right,left'] as const;

export interface JudgeState {
  readonly system: string;
  readonly piece: Piece;
  readonly from: Orientation;
  readonly at: Vec;
  readonly turn: Turn;
  readonly board: Playfield;
  readonly then: (typeof MOVES)[number];
  /** The id of the rule whose conditions are shown, and of another one. */
  readonly judge: string;
  readonly beside: string;
  /** 0 for the verdict, n for condition n of the rule. */
  readonly step: number;
}

/** No second judge. A rule is called none, that of games which reward no spin. */
export const NOBODY = 'nobody';

const JUDGES = judges.map(({ id }) => id);

/** Systems whose pieces the rules can judge. */
export const JUDGED_SYSTEMS = SYSTEMS.filter(hasJudgedShapes);

const judgedSystem: Field<string> = {
  ...systemId,
  read: (id) => {
    const system = systemById(id);
    return system && hasJudgedShapes(system) ? id : null;
  },
  allowed: JUDGED_SYSTEMS.map(({ id }) => id).join(', '),
};

const board: Field<Playfield> = {
  print: (field) => printBoard(field, '/'),
  read: (text) => {
    const read = parseBoard(text);
    return read.ok ? playfield({ width: read.value[0]!.length, rows: read.value }) : null;
  },
  allowed: 'rows of . and # from the top, with a slash between them',
};

const MOST_CONDITIONS = 30;
/** Half the side of the largest board: positions are within it. */
const FARTHEST = 64;

export const JUDGE: FigureSpec<JudgeState> = {
  fields: {
    system: judgedSystem,
    piece: oneOf(PIECES),
    from: oneOfNumbers(ORIENTATIONS),
    at: squareWithin(FARTHEST),
    turn: oneOf(TURNS),
    board,
    then: oneOf(MOVES),
    judge: oneOf(JUDGES),
    beside: oneOf([NOBODY, ...JUDGES]),
    step: wholeNumber(0, MOST_CONDITIONS),
  },
  // The fifth test upwards with one front corner: what players dispute.
  standard: {
    system: DEFAULT_SYSTEM.id,
    piece: 'T',
    from: 1,
    at: [-1, 0],
    turn: 'cw',
    board: playfield({ rows: ['..........', '..#.......', '..#.......', '..........', '#.#.......'] }),
    then: 'none',
    judge: 'guideline',
    beside: 'tetrio/T-spins',
    step: 0,
  },
  most: { step: (state) => judged(state).conditions.length },
  // `guideline full, tetrio/T-spins mini`, or `no rotation`
  outcome: (state) => {
    const { judgement, beside } = judged(state);
    const said = [judgement, beside].flatMap((one) => (one ? [`${one.rule.id} ${one.verdict}`] : []));
    return said.length > 0 ? said.join(', ') : 'no rotation';
  },
};

export const scenarioOf = ({ system, board: field, piece, from, at, turn }: JudgeState): Scenario => ({
  system: systemById(system) ?? DEFAULT_SYSTEM,
  readings: [],
  field,
  placement: { piece, orientation: from, at },
  turn,
  precedence: null,
  heldKeys: NO_KEYS,
  memory: FRESH_MEMORY,
  step: null,
});

/** A condition of the rule with the clause that it belongs to. */
interface JudgedCondition {
  readonly clause: SpinClauseFound;
  readonly finding: SpinFinding;
}

/** What the rules say of a state. */
export interface Judged {
  /** Null if the piece overlaps the stack or a wall. */
  readonly trace: RotationTrace | null;
  /** Null if the piece does not rotate. */
  readonly landing: SpinLanding | null;
  readonly judgement: SpinJudgement | null;
  readonly beside: SpinJudgement | null;
  /** The conditions of the rule for this piece, in order. */
  readonly conditions: readonly JudgedCondition[];
}

export const thenOf = ({ then }: Pick<JudgeState, 'then'>): readonly Direction[] =>
  then.split(',').flatMap((move) => DIRECTIONS.filter((direction) => direction === move));

export function judged(state: JudgeState): Judged {
  const scenario = scenarioOf(state);
  const trace = isFree(scenario.system, state.board, scenario.placement)
    ? rotate(scenario.system, requestOf(scenario))
    : null;
  const landing = trace && landingOf(trace, thenOf(state));
  const by = (id: string): SpinJudgement | null => {
    const rule = judgeById(id);
    return landing && rule ? judge(rule, landing) : null;
  };
  const judgement = by(state.judge);
  const conditions = (judgement?.clauses ?? []).flatMap((clause) =>
    clause.findings.map((finding) => ({ clause, finding })),
  );
  return { trace, landing, judgement, beside: by(state.beside), conditions };
}
