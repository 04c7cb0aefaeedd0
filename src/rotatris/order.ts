import { TETROMINOES, type Tetromino } from './tetrominoes.ts';

/** How many tetrominoes to come are always known. */
export const PREVIEW = 3;

/** The tetrominoes to come and the state of the random numbers behind them: plain data, so that a game can be kept and replayed. */
export interface Order {
  readonly random: number;
  readonly queue: readonly Tetromino[];
}

interface Draw {
  readonly random: number;
  readonly value: number;
}

/** mulberry32 (Tommy Ettinger, public domain): 32-bit arithmetic only, the same in every runtime. */
function draw(random: number): Draw {
  const next = (random + 0x6d2b79f5) >>> 0;
  const mixed = Math.imul(next ^ (next >>> 15), next | 1);
  const remixed = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
  return { random: next, value: (remixed ^ (remixed >>> 14)) >>> 0 };
}

/** Adds the seven tetrominoes in random order. The source does not say how its pieces are chosen; a bag is this project's choice. */
function addBag({ random, queue }: Order): Order {
  const left = [...TETROMINOES];
  const bag: Tetromino[] = [];
  let state = random;
  while (left.length > 0) {
    const drawn = draw(state);
    state = drawn.random;
    bag.push(...left.splice(drawn.value % left.length, 1));
  }
  return { random: state, queue: [...queue, ...bag] };
}

/** The order that a seed gives; the seed is taken modulo 2³². */
export const startOrder = (seed: number): Order => addBag({ random: seed >>> 0, queue: [] });

interface Deal {
  readonly piece: Tetromino;
  readonly order: Order;
}

/** Takes the next tetromino; the order that is left shows `PREVIEW` more at least. */
export function deal(order: Order): Deal {
  const filled = order.queue.length > PREVIEW ? order : addBag(order);
  const [piece, ...queue] = filled.queue as readonly [Tetromino, ...Tetromino[]];
  return { piece, order: { random: filled.random, queue } };
}
