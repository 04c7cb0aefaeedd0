import type { Vec } from '#engine/geometry.ts';
import { landing, obstaclesTo, obstaclesToBlock, oneDown } from './field.ts';
import {
  newGame,
  turnedBlock,
  type GameEvent,
  type GameInput,
  type GameState,
  type RunningGame,
  type Turnover,
} from './game.ts';
import type { QuarterTurn } from './quarterTurn.ts';
import { waitAfter } from './speed.ts';
import { stick } from './stick.ts';
import { shifted, turnedPiece, type FallingPiece } from './tetrominoes.ts';

const SIDEWAYS: Readonly<Record<'left' | 'right', Vec>> = { left: [-1, 0], right: [1, 0] };

const unchanged = (state: GameState): Turnover => ({ state, events: [] });

/** Takes the tetromino to a new place if it fits there, else reports what was in the way. */
function place(game: RunningGame, falling: FallingPiece, event: GameEvent, what: GameInput['do']): Turnover {
  const obstacles = obstaclesTo(falling, game.block);
  if (obstacles.length > 0) return { state: game, events: [{ is: 'refused', what, obstacles }] };
  return { state: { ...game, falling }, events: [event] };
}

function turnBlock(game: RunningGame, turn: QuarterTurn): Turnover {
  const block = turnedBlock(game.block, turn);
  const obstacles = obstaclesToBlock(block, game.falling);
  if (obstacles.length > 0) return { state: game, events: [{ is: 'refused', what: 'turn block', obstacles }] };
  return { state: { ...game, block }, events: [{ is: 'block turned', turn }] };
}

/** One row down, or stuck where it is when it would run into the block or pass the centre line. */
function stepDown(game: RunningGame): Turnover {
  const falling = oneDown(game.falling);
  const under = obstaclesTo(falling, game.block);
  if (under.length > 0) return stick(game, under);
  return { state: { ...game, falling }, events: [{ is: 'moved', way: 'down', falling }] };
}

function hardDrop(game: RunningGame): Turnover {
  const falling = landing(game.falling, game.block);
  const rows = game.falling.at[1] - falling.at[1];
  const { state, events } = stick({ ...game, falling }, obstaclesTo(oneDown(falling), game.block));
  return { state, events: [{ is: 'dropped', rows, falling }, ...events] };
}

function tick(game: RunningGame, ms: number): Turnover {
  if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`ms must be a finite number from 0, not ${ms}`);
  let state: GameState = { ...game, sinceStep: game.sinceStep + ms };
  const events: GameEvent[] = [];
  while (state.phase === 'falling') {
    const sinceStep: number = state.sinceStep - waitAfter(state.removals) * 1000;
    if (sinceStep < 0) break;
    const next: Turnover = stepDown({ ...state, sinceStep });
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
}

function stepFalling(game: RunningGame, input: GameInput): Turnover {
  switch (input.do) {
    case 'tick':
      return tick(game, input.ms);
    case 'move': {
      const falling = shifted(game.falling, SIDEWAYS[input.way]);
      return place(game, falling, { is: 'moved', way: input.way, falling }, input.do);
    }
    case 'turn tetromino': {
      const falling = turnedPiece(game.falling, input.turn);
      return place(game, falling, { is: 'tetromino turned', turn: input.turn, falling }, input.do);
    }
    case 'turn block':
      return turnBlock(game, input.turn);
    case 'soft drop':
      return stepDown({ ...game, sinceStep: 0 });
    case 'hard drop':
      return hardDrop({ ...game, sinceStep: 0 });
    case 'pause':
      return { state: { ...game, phase: 'paused' }, events: [{ is: 'paused' }] };
    case 'resume':
      return unchanged(game);
  }
}

/**
 * The game: a state and an input give the next state and what happened. Pure and deterministic; time comes in as `tick`,
 * in milliseconds, and a long tick makes as many steps as fit into it. A paused game only resumes; a game that is over
 * stays as it is. A move or turn that does not fit changes nothing and says what was in the way: the source has no kicks.
 * The tetromino sticks at the first step down it cannot make; there is no delay. RangeError for a tick that is negative or
 * not finite. Source: Rotatris article, with the rules it leaves open chosen in field.ts, collapse.ts and stick.ts.
 */
export function step(state: GameState, input: GameInput): Turnover {
  switch (state.phase) {
    case 'falling':
      return stepFalling(state, input);
    case 'paused':
      if (input.do !== 'resume') return unchanged(state);
      return { state: { ...state, phase: 'falling' }, events: [{ is: 'resumed' }] };
    case 'over':
      return unchanged(state);
  }
}

/** A whole game from its seed and its inputs; stops early when the game is over. */
export function replay(seed: number, inputs: Iterable<GameInput>): Turnover {
  let state: GameState = newGame(seed);
  const events: GameEvent[] = [];
  for (const input of inputs) {
    if (state.phase === 'over') break;
    const next: Turnover = step(state, input);
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
}
