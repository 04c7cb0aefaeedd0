import { printBoard } from '#engine/boardText.ts';
import { vecKey, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, type Piece, type Placement, type Turn } from '#engine/piece.ts';
import { contentAt, playfield, type Playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { extentOf } from '#engine/shapes.ts';
import { fill } from '#engine/stack.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { findingOf } from '../conditions.ts';
import { judgedPlacement, verdictOf } from '../judge.ts';
import { landingOf, rowsOfPiece, squaresBeside, squaresOf, type SpinLanding } from '../landing.ts';
import { judges } from '../rules.ts';
import type { Direction, SpinClause, SpinCondition, SpinRule } from '../rule.ts';

// Looks for the smallest boards of SRS on which rules part, in a fixed order. It starts from the empty board. Where two rules agree, more
// blocks part them only if one is on a square that the rotation, a move or a condition found empty. The search tries each of these squares
// in turn. So if it finds no board with so many blocks, there is none.

export type Pair = readonly [SpinRule, SpinRule];

export const allPairs: readonly Pair[] = judges.flatMap((a, index) => judges.slice(index + 1).map((b): Pair => [a, b]));

interface Pose {
  readonly placement: Placement;
  readonly turn: Turn;
  readonly then: readonly Direction[];
}

interface Found {
  readonly pose: Pose;
  readonly landing: SpinLanding;
  /** Rules that can say something. */
  readonly rules: readonly SpinRule[];
}

const WIDTH = 10;
const PIECES: readonly Piece[] = ['T', 'I', 'J', 'L', 'O', 'S', 'Z'];
const TURNS: readonly Turn[] = ['cw', 'ccw'];
export const MOVES: readonly (readonly Direction[])[] = [[], ['left'], ['right'], ['left', 'right'], ['right', 'left']];
const LOWEST = -2;
/** From 3 on nothing looks at the floor while a piece stays where it turned, so higher positions are the same. */
const HIGHEST = 3;
/** From so high a piece falls below all squares that its tests look at. */
const HIGHEST_FALL = 7;

const isInside = ([x, y]: Vec): boolean => x >= 0 && x < WIDTH && y >= 0;

/** True if a spin can outlive a fall after the turn. */
const outlivesFall = ({ lastMove, keptAfterMove }: SpinRule): boolean => lastMove === 'any' || keptAfterMove === true;
/** True if it can outlive any move. */
const outlivesMoves = (rule: SpinRule): boolean => rule.lastMove === 'place' || outlivesFall(rule);

const clausesFor = ({ clauses }: SpinRule, piece: Piece): readonly SpinClause[] =>
  clauses.filter(({ pieces }) => pieces.includes(piece));

const needsRow = (condition: SpinCondition): boolean =>
  'lines' in condition && (typeof condition.lines !== 'string' || condition.lines.startsWith('at least one'));

/** The rules of some pairs that can say something of a piece, while it can complete a row or not. */
const speaking = (pairs: readonly Pair[], piece: Piece, completes: boolean): readonly SpinRule[] =>
  [...new Set(pairs.flat())].filter((rule) =>
    clausesFor(rule, piece).some(({ when }) => completes || !when.some(needsRow)),
  );

/** Every position of a piece on an empty board. */
function* posesOf(piece: Piece, highest: number, moves: readonly (readonly Direction[])[]): Generator<Pose> {
  for (const then of moves)
    for (const orientation of ORIENTATIONS)
      for (const turn of TURNS)
        for (let y = LOWEST; y <= highest; y++)
          for (let x = -2; x < WIDTH; x++) {
            const placement: Placement = { piece, orientation, at: [x, y] };
            if (squaresOf(placement).every(isInside)) yield { placement, turn, then };
          }
}

export const landingOn = (field: Playfield, { placement, turn, then }: Pose): SpinLanding | null =>
  landingOf(rotate(srsGuideline, { field, placement, turn }), then);

/** Empty squares in those rows of a piece that so few blocks complete. */
function rowsWithin(field: Playfield, placement: Placement, more: number): readonly Vec[] {
  const own = new Set(squaresOf(placement).map(vecKey));
  return rowsOfPiece(squaresOf(placement)).flatMap((y) => {
    const missing = Array.from({ length: WIDTH }, (_, x): Vec => [x, y]).filter(
      (square) => contentAt(field, square[0], y) === '.' && !own.has(vecKey(square)),
    );
    return missing.length <= more ? missing : [];
  });
}

/** Squares of which a condition needs some; null if so few blocks cannot make it hold. */
function waitsFor(condition: SpinCondition, landing: SpinLanding, placement: Placement, more: number) {
  const { holds, squares, count, open } = findingOf(condition, landing, placement);
  if ('lines' in condition) {
    const rows = rowsWithin(landing.field, placement, more);
    return holds || rows.length > 0 ? { holds, squares: rows } : null;
  }
  const lacks = 'atLeast' in condition ? condition.atLeast - count : 1;
  // Of several open ways each must be blocked, so the squares of one are enough.
  const empty = squares.filter(({ filled, is }) => !filled && (open.length === 0 || is === open[0]));
  if (holds) return { holds, squares: [] };
  return empty.length > 0 && lacks <= more ? { holds, squares: empty.map(({ square }) => square) } : null;
}

/** Squares of which one must be filled before a clause changes. Only a completed row ends a clause that holds. */
function changing({ when }: SpinClause, landing: SpinLanding, placement: Placement, more: number): readonly Vec[] {
  const waits = when.map((condition) => waitsFor(condition, landing, placement, more));
  const possible = waits.filter((wait) => wait !== null);
  if (possible.length < waits.length) return [];
  const failing = possible.filter(({ holds }) => !holds).toSorted((a, b) => a.squares.length - b.squares.length);
  return (failing.length > 0 ? failing.slice(0, 1) : possible).flatMap(({ squares }) => squares);
}

/** Empty squares that rules looked at, at most so many blocks before they part. */
function looked(landing: SpinLanding, rules: readonly SpinRule[], more: number): readonly Vec[] {
  const { field, turned, rest, moved } = landing;
  const squares = [...squaresOf(turned)];
  if (moved && rules.some(outlivesFall)) {
    const { left, right, top } = extentOf(squaresOf(turned));
    for (let y = extentOf(squaresOf(rest)).bottom; y <= top; y++)
      for (let x = left - 1; x <= right + 1; x++) squares.push([x, y]);
  } else if (moved) squares.push(...squaresBeside(turned, 'down'));
  for (const rule of rules) {
    if (moved && !outlivesMoves(rule)) continue;
    const placement = judgedPlacement(rule, landing);
    for (const clause of clausesFor(rule, placement.piece)) squares.push(...changing(clause, landing, placement, more));
  }
  const known = new Map(squares.map((square) => [vecKey(square), square]));
  return [...known.values()].filter((square) => isInside(square) && contentAt(field, square[0], square[1]) === '.');
}

/** All boards with so many blocks that can part some pairs which no smaller board parts. With `moves` the piece moves or falls after its turn. */
function* boardsOf(pairs: readonly Pair[], blocks: number, moves: boolean): Generator<Found> {
  for (const piece of PIECES) {
    const widest = piece === 'I' ? 4 : 3;
    const [all, rowless] = [true, false].map((completes) => speaking(pairs, piece, completes)) as [
      SpinRule[],
      SpinRule[],
    ];
    const isFar = moves && (widest + blocks >= WIDTH ? all : rowless).some(outlivesFall);
    for (const pose of posesOf(piece, isFar ? HIGHEST_FALL : HIGHEST, moves ? MOVES : [[]]))
      yield* boardsFrom(pose, playfield({ width: WIDTH }), blocks, new Set(squaresOf(pose.placement).map(vecKey)));

    function* boardsFrom(pose: Pose, field: Playfield, more: number, closed: ReadonlySet<string>): Generator<Found> {
      const fullest = Math.max(0, ...field.rows.map((row) => WIDTH + 1 - row.split('.').length));
      const rules = widest + fullest + more >= WIDTH ? all : rowless;
      const landing = rules.length > 0 ? landingOn(field, pose) : null;
      if (!landing) return;
      if (more === 0) {
        if (landing.moved === moves) yield { pose, landing, rules };
        return;
      }
      const shut = new Set(closed);
      for (const square of looked(landing, rules, more)) {
        const key = vecKey(square);
        if (shut.has(key)) continue;
        shut.add(key);
        yield* boardsFrom(pose, fill(field, [square], '#'), more - 1, shut);
      }
    }
  }
}

const lineOf = ({ pose: { placement, turn, then }, landing: { field } }: Found): string =>
  `piece=${placement.piece} from=${placement.orientation} at=${placement.at.join()} turn=${turn} board=${printBoard(field, '/')}${then.length > 0 ? ` then=${then.join()}` : ''}`;

/** Boards with just so many blocks, those first that part most of the pairs that are left. No smaller board may part any of them. */
export function boardsWith(blocks: number, pairs: readonly Pair[]) {
  const boards = new Map<string, Found>();
  const falling = pairs.filter((pair) => pair.some(outlivesMoves));
  for (const [some, moves] of [
    [pairs, false],
    [falling, true],
  ] as const)
    for (const found of boardsOf(some, blocks, moves)) {
      const said = found.rules
        .map((rule) => `${rule.id} ${verdictOf(rule, found.landing)}`)
        .filter((text) => !text.endsWith('none'));
      const key = said.join();
      if (!boards.has(key)) boards.set(key, found);
    }
  const parted = [...boards.values()].map((found) => ({
    line: lineOf(found),
    parts: pairs.filter(([a, b]) => verdictOf(a, found.landing) !== verdictOf(b, found.landing)),
  }));
  const lines: string[] = [];
  const left = new Set(pairs);
  for (;;) {
    const counts = parted.map(({ parts }) => parts.filter((pair) => left.has(pair)).length);
    const most = Math.max(0, ...counts);
    if (most === 0) return { lines, left: [...left] };
    const best = parted[counts.indexOf(most)]!;
    lines.push(best.line);
    for (const pair of best.parts) left.delete(pair);
  }
}
