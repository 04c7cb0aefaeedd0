import { PIECES, type Piece } from '#engine/piece.ts';
import { xorshift32 } from '#engine/random.ts';

/** The pieces to come. */
export interface Queue {
  readonly next: readonly Piece[];
  /** State of the generator that adds pieces at the end; null when the given pieces are all there are. */
  readonly seed: number | null;
}

const shuffleSeven = (seed: number): { readonly pieces: readonly Piece[]; readonly seed: number } => {
  const pieces: Piece[] = [...PIECES];
  const random = xorshift32(seed);
  let drawn = seed;
  for (let last = pieces.length - 1; last > 0; last--) {
    drawn = random();
    const other = drawn % (last + 1);
    [pieces[last], pieces[other]] = [pieces[other]!, pieces[last]!];
  }
  // xorshift32 gives out its own state, so the last number drawn continues the sequence.
  return { pieces, seed: drawn };
};

/**
 * Seven pieces at least are kept in view where there is a generator. It deals all seven in a random order, again and again: the sources
 * say nothing about how pieces are drawn, so this is a convenience and no statement about any game.
 */
function toppedUp(queue: Queue): Queue {
  if (queue.seed === null || queue.next.length >= PIECES.length) return queue;
  const { pieces, seed } = shuffleSeven(queue.seed);
  return toppedUp({ next: [...queue.next, ...pieces], seed });
}

export const pieceQueue = (next: readonly Piece[], seed: number | null): Queue => toppedUp({ next: [...next], seed });

/** The next piece and the queue behind it; null when there is none. */
export function takeNext(queue: Queue): { readonly piece: Piece; readonly queue: Queue } | null {
  const [piece, ...next] = queue.next;
  return piece === undefined ? null : { piece, queue: toppedUp({ next, seed: queue.seed }) };
}
