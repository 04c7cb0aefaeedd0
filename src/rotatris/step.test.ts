import { describe, expect, test } from 'vitest';
import { vecKey, type Vec } from '#engine/geometry.ts';
import { FIELD, landing } from './field.ts';
import { newGame, type BlockSquare, type GameInput, type GameState, type RunningGame } from './game.ts';
import { deal, PREVIEW, startOrder } from './order.ts';
import { CORE, quarterTurn } from './quarterTurn.ts';
import { shellOf, squaresOfShell } from './shells.ts';
import { replay, step } from './step.ts';
import { squaresOf, TETROMINOES, turnedPiece, type FallingPiece, type Tetromino } from './tetrominoes.ts';

const core: readonly BlockSquare[] = CORE.map((at) => ({ at, from: 'core' }));
const squares = (list: readonly Vec[]): readonly BlockSquare[] => list.map((at) => ({ at, from: 'O' }));

function gameWith(falling: FallingPiece, more: readonly Vec[] = []): RunningGame {
  return { ...newGame(1), block: [...core, ...squares(more)], falling };
}

const O = (at: Vec): FallingPiece => ({ piece: 'O', quarters: 0, at });
const lyingI = (at: Vec): FallingPiece => ({ piece: 'I', quarters: 0, at });
const events = (state: GameState, input: GameInput) => step(state, input).events;
const kinds = (state: GameState, input: GameInput) => events(state, input).map(({ is }) => is);

describe('tetrominoes', () => {
  test.each(TETROMINOES)('%s has four squares, and four turns bring it back', (piece) => {
    let falling: FallingPiece = { piece, quarters: 0, at: [0, 0] };
    const start = squaresOf(falling);
    expect(new Set(start.map(vecKey)).size).toBe(4);
    for (let turn = 0; turn < 4; turn += 1) {
      const next = turnedPiece(falling, 'cw');
      expect(squaresOf(next)).toEqual(squaresOf(falling).map((square) => quarterTurn(square, 'cw')));
      expect(turnedPiece(next, 'ccw')).toEqual(falling);
      falling = next;
    }
    expect(squaresOf(falling)).toEqual(start);
  });

  test('a bag of seven holds each once, bag after bag, and the next three are always known', () => {
    let order = startOrder(42);
    const dealt: Tetromino[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const next = deal(order);
      dealt.push(next.piece);
      order = next.order;
      expect(order.queue.length).toBeGreaterThanOrEqual(PREVIEW);
    }
    for (const start of [0, 7, 14]) expect(dealt.slice(start, start + 7).sort()).toEqual([...TETROMINOES].sort());
    expect(startOrder(43).queue).not.toEqual(startOrder(42).queue);
  });
});

describe('a new game', () => {
  test('has the core, and a tetromino with its lowest squares in the first row of shell 9', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { block, falling, score } = newGame(seed);
      expect(block).toEqual(core);
      expect(score).toBe(0);
      expect(Math.min(...squaresOf(falling).map(([, y]) => y))).toBe(FIELD.entryRow);
    }
  });
});

describe('moving and turning', () => {
  test('a move goes one column, a soft drop one row', () => {
    const game = gameWith(O([0, 6]));
    expect(step(game, { do: 'move', way: 'left' }).state.falling).toEqual(O([-1, 6]));
    expect(step(game, { do: 'move', way: 'right' }).state.falling).toEqual(O([1, 6]));
    expect(step(game, { do: 'soft drop' }).state.falling).toEqual(O([0, 5]));
  });

  test('a move into the side or into the block is refused and names the squares', () => {
    const atSide = gameWith(O([8, 6]));
    expect(step(atSide, { do: 'move', way: 'right' })).toEqual({
      state: atSide,
      events: [
        {
          is: 'refused',
          what: 'move',
          obstacles: [
            { at: [9, 5], kind: 'side' },
            { at: [9, 6], kind: 'side' },
          ],
        },
      ],
    });
    const besideCore = gameWith(O([2, 1]));
    expect(events(besideCore, { do: 'move', way: 'left' })).toEqual([
      { is: 'refused', what: 'move', obstacles: [{ at: [0, 0], kind: 'block' }] },
    ]);
  });

  test('a turn that would pass the centre line is refused: there are no kicks', () => {
    const low = gameWith(lyingI([5, 0]));
    expect(events(low, { do: 'turn tetromino', turn: 'cw' })).toEqual([
      {
        is: 'refused',
        what: 'turn tetromino',
        obstacles: [
          { at: [5, -1], kind: 'centre line' },
          { at: [5, -2], kind: 'centre line' },
        ],
      },
    ]);
  });

  test('the block turns about the origin, and not into the tetromino', () => {
    const game = gameWith(O([4, 6]), [[3, 0]]);
    const turned = step(game, { do: 'turn block', turn: 'ccw' });
    expect(turned.events).toEqual([{ is: 'block turned', turn: 'ccw' }]);
    expect(turned.state.block).toContainEqual({ at: [-1, 3], from: 'O' });
    const above = gameWith(O([0, 4]), [[3, 0]]);
    expect(step(above, { do: 'turn block', turn: 'ccw' })).toEqual({
      state: above,
      events: [{ is: 'refused', what: 'turn block', obstacles: [{ at: [-1, 3], kind: 'tetromino' }] }],
    });
  });
});

describe('sticking', () => {
  test('happens on the block, at the first step down that does not fit', () => {
    const game = gameWith(O([0, 2]));
    const { state, events: happened } = step(game, { do: 'soft drop' });
    expect(happened.map(({ is }) => is)).toEqual(['stuck', 'entered']);
    expect(happened[0]).toMatchObject({ piece: 'O', shells: [1, 2], on: ['block'] });
    expect(state.block).toHaveLength(8);
    expect(state.stuck).toBe(1);
  });

  test('happens on the centre line beside the block', () => {
    const { state, events: happened } = step(gameWith(O([5, 9])), { do: 'hard drop' });
    expect(happened[0]).toEqual({ is: 'dropped', rows: 8, falling: O([5, 1]) });
    expect(happened[1]).toMatchObject({ is: 'stuck', shells: [4, 5], on: ['centre line'] });
    expect(state.block.map(({ at }) => at)).toEqual(expect.arrayContaining([[4, 0], [5, 0], [4, 1], [5, 1]])); // prettier-ignore
  });

  test('ends the game at shell 9, with nothing removed and nothing more to do', () => {
    const column = Array.from({ length: 8 }, (_, index): Vec => [0, index + 1]);
    const game = gameWith(O([0, 11]), [...column, ...squaresOfShell(1).filter(([x, y]) => x !== 0 || y !== 1)]);
    const { state, events: happened } = step(game, { do: 'hard drop' });
    expect(happened.map(({ is }) => is)).toEqual(['dropped', 'stuck', 'over']);
    expect(happened.at(-1)).toEqual({ is: 'over', shell: 10, score: 0 });
    expect(state).toMatchObject({ phase: 'over', falling: null });
    for (const input of [{ do: 'tick', ms: 9000 }, { do: 'resume' }, { do: 'hard drop' }] as const) {
      expect(step(state, input)).toEqual({ state, events: [] });
    }
  });

  test('removes a full shell, brings the rest in, scores, and makes the game faster', () => {
    const shellOne = squaresOfShell(1).filter(([x, y]) => y !== 1 || (x !== -1 && x !== 0));
    // An O completes shell 1; its upper half and two more squares of shell 2 fall in, three of them into one corner.
    const game = gameWith(O([0, 5]), [...shellOne, [2, 2], [2, 1]]);
    const { state, events: happened } = step(game, { do: 'hard drop' });
    expect(happened.map(({ is }) => is)).toEqual(['dropped', 'stuck', 'removed', 'collapsed', 'faster', 'entered']);
    expect(happened[2]).toEqual({
      is: 'removed',
      shells: [1],
      squares: squaresOfShell(1),
      points: 120,
      score: 120,
      link: 1,
    });
    expect(happened[3]).toEqual({
      is: 'collapsed',
      falls: [
        { from: [2, 1], to: [1, 1], steps: 1 },
        { from: [-1, 2], to: [-1, 1], steps: 1 },
        { from: [0, 2], to: [0, 1], steps: 1 },
        { from: [2, 2], to: [1, 1], steps: 1 },
      ],
      merges: [{ at: [1, 1], from: [[2, 1], [2, 2]], kept: [2, 1] }], // prettier-ignore
    });
    expect(happened[4]).toEqual({ is: 'faster', removals: 1, seconds: expect.closeTo(0.585, 12) });
    expect(state.block.filter(({ at }) => shellOf(at) > 0)).toHaveLength(3);
    expect(state).toMatchObject({ score: 120, removals: 1 });
  });

  test('an upright I can fill four shells at once, the most there are, and the outer ones fall four squares in', () => {
    const four = [1, 2, 3, 4].flatMap((shell) => squaresOfShell(shell)).filter(([x, y]) => x !== 0 || y < 1);
    const game = gameWith({ piece: 'I', quarters: 1, at: [0, 9] }, [...four, [7, 0]]);
    const { state, events: happened } = step(game, { do: 'hard drop' });
    expect(happened[2]).toMatchObject({ is: 'removed', shells: [1, 2, 3, 4], points: 3840, link: 1 });
    expect(happened[3]).toEqual({ is: 'collapsed', falls: [{ from: [7, 0], to: [3, 0], steps: 4 }], merges: [] });
    expect(state.block).toEqual([...core, { at: [3, 0], from: 'O' }]);
  });

  test('two shells at once count as one removal and pay twice', () => {
    const gap = ([x, y]: Vec) => (x === -1 || x === 0) && (y === 1 || y === 2);
    const game = gameWith(
      O([0, 5]),
      [...squaresOfShell(1), ...squaresOfShell(2)].filter((at) => !gap(at)),
    );
    const { state, events: happened } = step(game, { do: 'hard drop' });
    expect(happened.map(({ is }) => is)).toEqual(['dropped', 'stuck', 'removed', 'faster', 'entered']);
    expect(state).toMatchObject({ score: 640, removals: 1 });
    expect(state.block).toEqual(core);
  });
});

describe('time', () => {
  test('steps down after 0.65 s, however the ticks are cut', () => {
    const game = gameWith(O([0, 9]));
    expect(kinds(game, { do: 'tick', ms: 649 })).toEqual([]);
    expect(kinds(game, { do: 'tick', ms: 650 })).toEqual(['moved']);
    expect(kinds(game, { do: 'tick', ms: 1300 })).toEqual(['moved', 'moved']);
    const twice = step(step(game, { do: 'tick', ms: 400 }).state, { do: 'tick', ms: 250 });
    expect(twice.state).toEqual(step(game, { do: 'tick', ms: 650 }).state);
  });

  test('runs faster after removals', () => {
    const game = { ...gameWith(O([0, 9])), removals: 25 };
    expect(kinds(game, { do: 'tick', ms: 50 })).toEqual(['moved']);
  });

  test('a drop starts the wait anew', () => {
    const waited = step(gameWith(O([0, 9])), { do: 'tick', ms: 600 }).state;
    expect(step(waited, { do: 'soft drop' }).state.sinceStep).toBe(0);
  });

  test('stands still while paused, and nothing else moves either', () => {
    const paused = step(gameWith(O([0, 9])), { do: 'pause' });
    expect(paused.events).toEqual([{ is: 'paused' }]);
    for (const input of [{ do: 'tick', ms: 5000 }, { do: 'move', way: 'left' }, { do: 'pause' }] as const) {
      expect(step(paused.state, input)).toEqual({ state: paused.state, events: [] });
    }
    expect(step(paused.state, { do: 'resume' })).toMatchObject({
      state: { phase: 'falling' },
      events: [{ is: 'resumed' }],
    });
  });

  test('never runs backwards', () => {
    for (const ms of [-1, Number.NaN, Infinity]) expect(() => step(newGame(1), { do: 'tick', ms })).toThrow(RangeError);
  });

  test('a game left alone ends', () => {
    const { state, events: happened } = replay(5, [{ do: 'tick', ms: 600_000 }]);
    expect(state.phase).toBe('over');
    expect(happened.at(-1)?.is).toBe('over');
  });
});

test('the landing is where a hard drop sticks', () => {
  const game = gameWith(lyingI([1, 7]), [[2, 3]]);
  expect(landing(game.falling, game.block)).toEqual(lyingI([1, 4]));
});
