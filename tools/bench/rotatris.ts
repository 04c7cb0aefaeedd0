import { xorshift32 } from '#engine/random.ts';
import {
  CORE,
  LAST_SHELL,
  newGame,
  squaresOfShell,
  step,
  type BlockSquare,
  type GameInput,
  type GameState,
  type RunningGame,
} from '#rotatris/index.ts';
import { measureRate, printRate, type Rate } from './measure.ts';

const FRAMES = 20_000;
const SEED = 5;
/** Limit for a frame of the game, in milliseconds. */
const LIMIT = 1;

const TICK: GameInput = { do: 'tick', ms: 1000 / 60 };
const MOVES: readonly GameInput[] = [
  { do: 'move', way: 'left' },
  { do: 'move', way: 'right' },
  { do: 'turn tetromino', turn: 'cw' },
  { do: 'turn block', turn: 'cw' },
  { do: 'turn block', turn: 'ccw' },
  { do: 'soft drop' },
  { do: 'hard drop' },
];

/** Plays games: a tick every frame, and a random move every fourth. Folds scores and squares into one number. */
function play(frames: number): number {
  const random = xorshift32(SEED);
  let check = 0;
  let state: GameState = newGame(SEED);
  for (let frame = 0; frame < frames; frame += 1) {
    if (state.phase === 'over') {
      check = (Math.imul(check, 31) + state.score + state.block.length) >>> 0;
      state = newGame(random());
    }
    const move = random() % 4 === 0 ? MOVES[random() % MOVES.length] : undefined;
    if (move) state = step(state, move).state;
    state = step(state, TICK).state;
  }
  return check;
}

/** Every shell is full but for a slot, with an upright I above it: its drop removes four shells and lets four fall by four. */
function heaviest(): RunningGame {
  const shells = Array.from({ length: LAST_SHELL }, (_, index) => squaresOfShell(index + 1)).flat();
  const open = ([x, y]: readonly [number, number]): boolean => x === 0 && y > 0;
  const block: readonly BlockSquare[] = [
    ...CORE.map((at): BlockSquare => ({ at, from: 'core' })),
    ...shells.filter((at) => !open(at)).map((at): BlockSquare => ({ at, from: 'O' })),
  ];
  return { ...newGame(SEED), block, falling: { piece: 'I', quarters: 1, at: [0, 11] } };
}

const cost = (rate: Rate): string => {
  const milliseconds = 1000 / rate.least;
  return `${milliseconds.toFixed(4)} ms at the slowest (at most ${LIMIT}${milliseconds > LIMIT ? ': NOT REACHED' : ''})`;
};

/** Times a frame of the game in the reducer: the average of random play, and the case in which most squares move at once. */
export function benchRotatris(): readonly string[] {
  const full = heaviest();
  const frames = measureRate(() => play(FRAMES), FRAMES, 5, 0.3);
  const drops = measureRate(() => step(full, { do: 'hard drop' }).state.score, 1, 5, 0.2);
  const turns = measureRate(() => step(full, { do: 'turn block', turn: 'cw' }).state.block.length, 1, 5, 0.2);
  return [
    `Rotatris (${FRAMES} frames of random play, xorshift32 seed ${SEED}, check ${play(FRAMES)}; a block of ${full.block.length} squares)`,
    `  frame              ${printRate(frames, ' frames').padEnd(36)} ${cost(frames)}`,
    `  four shells go     ${printRate(drops, ' drops').padEnd(36)} ${cost(drops)}`,
    `  block turns        ${printRate(turns, ' turns').padEnd(36)} ${cost(turns)}`,
  ];
}
