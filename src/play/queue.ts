import { PIECES, type Piece } from '#engine/piece.ts';
import { xorshift32 } from '#engine/random.ts';

/**
 * How pieces are drawn. `bag`: all seven in a random order, again and again. `memory`: any piece, drawn again up to five times while it
 * is one of the last four. The sources say nothing about it, so both are conveniences and no statement about any game.
 */
export const DEALS = ['bag', 'memory'] as const;
export type Deal = (typeof DEALS)[number];

/** The pieces to come. */
export interface Queue {
  readonly next: readonly Piece[];
  /** State of the generator that adds pieces at the end; null when the given pieces are all there are. */
  readonly seed: number | null;
  readonly deal: Deal;
  /** What the memory holds: the last pieces that were drawn. */
  readonly recent: readonly Piece[];
}

/** What a generator adds: its pieces, and its own state after them. */
interface Dealt {
  readonly pieces: readonly Piece[];
  readonly seed: number;
}

const MEMORY = 4;
const MOST_DRAWS = 6;

// xorshift32 gives out its own state, so the last number drawn continues the sequence.

function shuffleSeven(seed: number): Dealt {
  const pieces: Piece[] = [...PIECES];
  const random = xorshift32(seed);
  let drawn = seed;
  for (let last = pieces.length - 1; last > 0; last--) {
    drawn = random();
    const other = drawn % (last + 1);
    [pieces[last], pieces[other]] = [pieces[other]!, pieces[last]!];
  }
  return { pieces, seed: drawn };
}

function drawOne(seed: number, recent: readonly Piece[]): Dealt {
  const random = xorshift32(seed);
  let drawn = seed;
  let piece: Piece = PIECES[0];
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    drawn = random();
    piece = PIECES[drawn % PIECES.length]!;
    if (!recent.includes(piece)) break;
  }
  return { pieces: [piece], seed: drawn };
}

/** Seven pieces at least are kept in view where there is a generator. */
function toppedUp(queue: Queue): Queue {
  const { deal, recent } = queue;
  if (queue.seed === null || queue.next.length >= PIECES.length) return queue;
  const { pieces, seed } = deal === 'bag' ? shuffleSeven(queue.seed) : drawOne(queue.seed, recent);
  return toppedUp({ next: [...queue.next, ...pieces], seed, deal, recent: [...recent, ...pieces].slice(-MEMORY) });
}

export const pieceQueue = (next: readonly Piece[], seed: number | null, deal: Deal = 'bag'): Queue =>
  toppedUp({ next: [...next], seed, deal, recent: next.slice(-MEMORY) });

/** The next piece and the queue behind it; null when there is none. */
export function takeNext(queue: Queue): { readonly piece: Piece; readonly queue: Queue } | null {
  const [piece, ...next] = queue.next;
  return piece === undefined ? null : { piece, queue: toppedUp({ ...queue, next }) };
}
