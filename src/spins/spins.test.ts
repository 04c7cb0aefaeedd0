import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { playfield } from '#engine/playfield.ts';
import { placementOf } from '#engine/placementOf.ts';
import { rotate } from '#engine/rotate.ts';
import { SRS_SHAPES } from '#rules/shapes.ts';
import { sega } from '#rules/sega.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { tetrioSrsPlus } from '#rules/tetrio.ts';
import { findingOf } from './conditions.ts';
import { judge, verdictOf } from './judge.ts';
import { knownSpin } from './spinName.ts';
import { landingOf, rowsCompleted, squaresOf, type SpinLanding } from './landing.ts';
import { leastChanges } from './leastChange.ts';
import { judgeById, judges } from './rules.ts';
import { DIRECTIONS, type Direction, type SpinClause, type SpinCondition, type SpinRule } from './rule.ts';
import { landingOfLine, type SpinLine } from './spinLine.ts';

const SPIN_FILES = ['famous', 'srs', 'tetrio-srs-plus', 'moved'] as const;

/** A line as its file has it, with the facts that a display can be compared with. */
interface TestedLine extends SpinLine {
  readonly name?: string;
  readonly falls?: boolean;
  readonly lines?: number;
  readonly corners?: Readonly<Record<'A' | 'B' | 'C' | 'D', readonly [x: number, y: number, filled: number]>>;
  readonly free?: readonly Direction[];
  readonly rest?: readonly Vec[];
}

const spinLines = (name: (typeof SPIN_FILES)[number]): readonly TestedLine[] =>
  readFileSync(new URL(`vectors/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TestedLine);

const landingOn = (line: SpinLine): SpinLanding => {
  const landing = landingOfLine(line);
  if (!landing) throw new Error(`line ${line.id}: its squares are not those of ${line.piece}`);
  return landing;
};

/** Lines on which a rule says something else than its program. */
const linesAgainst = (rule: SpinRule, lines: readonly SpinLine[]): readonly string[] =>
  lines.flatMap((line) => {
    const wanted = typeof line.verdict === 'string' ? line.verdict : line.verdict[rule.id];
    const ours = wanted === undefined ? undefined : verdictOf(rule, landingOn(line));
    return ours === wanted ? [] : [`${line.id}: ${rule.id} says ${wanted}, not ${ours}`];
  });

const rule = (id: string): SpinRule => judgeById(id)!;
const everyLine = SPIN_FILES.flatMap(spinLines);
const famous = (name: string): TestedLine => spinLines('famous').find((line) => line.name === name)!;

describe.each(SPIN_FILES)('%s.jsonl', (file) => {
  const lines = spinLines(file);

  test('has the verdicts of the rules', () => {
    expect(judges.flatMap((one) => linesAgainst(one, lines))).toEqual([]);
  });

  test('has the facts that a display shows', () => {
    for (const line of lines) {
      const landing = landingOn(line);
      const { turned, rest, moved } = landing;
      if (line.lines !== undefined) expect(rowsCompleted(landing, turned)).toHaveLength(line.lines);
      if (line.falls !== undefined) expect(moved).toBe(line.falls);
      if (line.rest) expect(sameSquares(squaresOf(rest), line.rest)).toBe(true);
      if (line.free) expect(findingOf({ blocked: DIRECTIONS }, landing, turned).open).toEqual(line.free);
      if (!line.corners) continue;
      const { squares } = findingOf({ corners: 'all', atLeast: 3 }, landing, turned);
      expect(squares.map(({ square, filled }) => [...square, filled ? 1 : 0])).toEqual(Object.values(line.corners));
      expect(squares.map(({ is }) => is)).toEqual(['front', 'front', 'back', 'back']);
    }
  });

  test('ends where the rotation of the engine ends, with the same test', () => {
    const system = file === 'tetrio-srs-plus' ? tetrioSrsPlus : srsGuideline;
    for (const line of lines) {
      const placement = placementOf(SRS_SHAPES, line.piece, line.before, line.from)!;
      const trace = rotate(system, { field: playfield({ rows: line.board }), placement, turn: line.rot });
      expect(landingOf(trace, line.then)).toEqual(landingOn(line));
    }
  });
});

describe('a changed rule breaks lines', () => {
  /** Replaces the conditions of a kind in all clauses. */
  const changed = (id: string, kind: string, change: (condition: SpinCondition) => SpinCondition | null): SpinRule => ({
    ...rule(id),
    clauses: rule(id).clauses.map((clause): SpinClause => ({
      ...clause,
      when: clause.when.flatMap((one) => (kind in one ? (change(one) ?? []) : [one])),
    })),
  });
  const without = (id: string, kind: string): SpinRule => changed(id, kind, () => null);
  const put = (id: string, kind: string, values: object): SpinRule =>
    changed(id, kind, (one) => ({ ...one, ...values }) as SpinCondition);

  test.each([
    ['two corners are enough', put('tetralegends/3corner', 'corners', { atLeast: 2 })],
    [
      'front corners are the upper ones',
      changed('tetrio/T-spins', 'corners', (one) =>
        'corners' in one && one.corners === 'front' ? { corners: 'upper', atLeast: 2 } : one,
      ),
    ],
    // One of three filled corners is always an upper one, so this condition shows only when two are asked for.
    [
      'both upper corners are asked',
      changed('techmino', 'corners', (one) =>
        'corners' in one && one.corners === 'upper' ? { ...one, atLeast: 2 } : one,
      ),
    ],
    ['the way up is not asked', put('nullpomino/t-immobile', 'blocked', { blocked: ['left', 'right'] })],
    ['the ways to the sides are not asked', put('tetrio/mini-only', 'blocked', { blocked: ['up', 'down'] })],
    ['the piece need not stand', without('tetrio/stupid', 'grounded')],
    ['the fifth test is a test like others', put('tetralegends/3corner', 'kick', { kick: [] })],
    ['any kick counts as the second test', put('techmino', 'kick', { kick: 'any' })],
    ['a kick counts as none', put('nullpomino/t-4point-nokick', 'kick', { kick: 'any' })],
    ['a kick is not asked', without('nullpomino/all-immobile-ez', 'kick')],
    [
      'the fifth test upwards counts too',
      put('tetrio/T-spins', 'offset', {
        offset: { '21': [-1, -2], '23': [1, -2], '01': [-1, -2], '03': [1, -2], '12': [1, 2], '32': [-1, 2] },
      }),
    ],
    [
      'two down from spawn does not count',
      put('tetrio/T-spins', 'offset', { offset: { '21': [-1, -2], '23': [1, -2] } }),
    ],
    ['a turn on the spot is not asked', without('nullpomino/t-4point-turncheck', 'turnBlocked')],
    ['two points are enough', put('tetrio/handheld', 'points', { atLeast: 2 })],
    ['only the first pair of points is asked', put('nullpomino/all-4point', 'points', { pair: 0 })],
    [
      'points high and low are exchanged',
      changed('nullpomino/all-4point', 'points', (one) =>
        'points' in one
          ? { ...one, points: one.points === 'nullpomino-high' ? 'nullpomino-low' : 'nullpomino-high' }
          : one,
      ),
    ],
    ['two rows count as one', put('nullpomino/t-immobile', 'lines', { lines: [1, 2] })],
    ['all rows of the piece count as fewer', without('nullpomino/all-immobile', 'lines')],
    ['no row is enough', put('techmino', 'lines', { lines: 'fewer than rows of the piece' })],
    ['a move after the turn does not matter', { ...rule('tetrio/T-spins'), lastMove: 'any', judged: 'lock' }],
    ['a shift there and back cancels', { ...rule('tetralegends/3corner'), lastMove: 'turn' }],
    ['only the lock is looked at', { ...rule('tetrio/stupid'), judged: 'lock' }],
    [
      'the later clauses come first',
      { ...rule('tetrio/all-mini+'), clauses: rule('tetrio/all-mini+').clauses.toReversed() },
    ],
  ] satisfies readonly (readonly [string, SpinRule])[])('%s', (_what, other) => {
    expect(linesAgainst(other, everyLine)).not.toEqual([]);
  });

  // A verdict that is kept would be cancelled by the move.
  test('what was judged at the turn is not kept', () => {
    const { keptAfterMove, ...cancelled } = rule('tetrio/stupid');
    expect(keptAfterMove).toBe(true);
    expect(linesAgainst(cancelled, spinLines('moved'))).not.toEqual([]);
  });
});

describe('conditions of games without recorded verdicts', () => {
  const all = { pieces: ['T'], gives: 'full' } as const;
  const own = (...when: SpinCondition[]): SpinRule => ({ ...rule('none'), clauses: [{ ...all, when }] });

  // harddrop.com/wiki/T-Spin: walls and floor do not count in Tetris Worlds.
  test('walls and floor are empty in Tetris Worlds', () => {
    const onWall = landingOn(famous('mini-wall'));
    expect(verdictOf(rule('tetris-ds'), onWall)).toBe('full');
    expect(verdictOf(rule('tetris-worlds'), onWall)).toBe('none');
    expect(verdictOf(rule('tetris-worlds'), landingOn(famous('tsd')))).toBe('full');
  });

  test('solution-finder promotes a fifth test that ends sideways', () => {
    expect(verdictOf(rule('solution-finder'), landingOn(famous('fin')))).toBe('full');
    expect(verdictOf(rule('solution-finder'), landingOn(famous('t-up-kick-down-mini')))).toBe('mini');
    expect(verdictOf(rule('guideline'), landingOn(famous('t-up-kick-down-mini')))).toBe('full');
  });

  test('a kick can be limited to some turns', () => {
    const fin = landingOn(famous('fin'));
    expect(verdictOf(own({ kick: [4], turns: ['21'] }), fin)).toBe('full');
    expect(verdictOf(own({ kick: [4], turns: ['23'] }), fin)).toBe('none');
  });

  test('The New Tetris asks for a row, tetr.js does not', () => {
    const noRow = landingOn(famous('i-spin-no-line'));
    expect(['tetrjs/immobile', 'the-new-tetris'].map((id) => verdictOf(rule(id), noRow))).toEqual(['full', 'none']);
    expect(verdictOf(rule('the-new-tetris'), landingOn(famous('i-spin-single')))).toBe('full');
  });
});

describe('a judgement', () => {
  test('says which clause decides and which condition failed before', () => {
    const { verdict, clauses, decided } = judge(rule('tetrio/T-spins'), landingOn(famous('mini-wall')));
    expect(verdict).toBe('mini');
    expect(clauses.map(({ findings }) => findings.map(({ holds }) => holds))).toEqual([
      [true, true, false],
      [true, true, false],
      [true, true],
    ]);
    expect(clauses.indexOf(decided!)).toBe(2);
    expect(clauses[1]!.findings[2]).toMatchObject({ count: 1, squares: [{ filled: false }, { filled: true }] });
  });

  test('is that of the verdict alone on every line', () => {
    for (const line of everyLine.filter(({ id }) => id % 5 === 0)) {
      const landing = landingOn(line);
      for (const one of judges) expect(judge(one, landing).verdict).toBe(verdictOf(one, landing));
    }
  });

  test('is cancelled by a move', () => {
    const line = spinLines('moved').find(({ then }) => then?.length === 2)!;
    expect(judge(rule('guideline'), landingOn(line))).toMatchObject({
      verdict: 'none',
      cancelled: true,
      decided: null,
    });
  });
});

test('players name four T-spins by their kicks', () => {
  const names = spinLines('famous').flatMap((line) => {
    const known = knownSpin(landingOn(line));
    return known ? [`${line.name}: ${known}`] : [];
  });
  expect(names).toEqual(['stsd: stsd', 'tst-kick-front-open: stsd', 'iso: iso', 'neo: neo', 'fin: fin']);
});

describe('the least change', () => {
  const traceOf = ({ piece, before, from, board, rot }: TestedLine) => {
    const placement = placementOf(SRS_SHAPES, piece, before, from)!;
    return rotate(srsGuideline, { field: playfield({ rows: board }), placement, turn: rot });
  };

  test('fills the open front corner of a mini, or empties a corner', () => {
    expect(leastChanges(rule('guideline'), traceOf(famous('t-plain-turn-one-front')))).toMatchObject([
      { square: [1, 0], fills: false, verdict: 'none' },
      { square: [3, 0], fills: false, verdict: 'none' },
      { square: [1, 2], fills: false, verdict: 'none' },
      { square: [3, 2], fills: true, verdict: 'full' },
    ]);
  });

  test('leaves the squares free on which the piece starts', () => {
    // The open front corner is a square of the piece before its turn.
    expect(leastChanges(rule('guideline'), traceOf(famous('mini-wall')))).toEqual([]);
  });

  test('can be to complete a row', () => {
    const changes = leastChanges(rule('nullpomino/t-immobile'), traceOf(famous('iso')));
    expect(changes.some(({ verdict }) => verdict === 'mini')).toBe(true);
    expect(changes.every(({ verdict }) => verdict !== 'full')).toBe(true);
  });
});

test('shapes of other systems than SRS are not judged', () => {
  const placement = { piece: 'T', orientation: 0, at: [3, 4] } as const;
  expect(landingOf(rotate(sega, { field: playfield(), placement, turn: 'ccw' }))).toBeNull();
});
