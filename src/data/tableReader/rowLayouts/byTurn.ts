import { transition, type Transition } from '#engine/piece.ts';
import { kicks, type Named, type RowLayout } from './reading.ts';
import type { Resolve } from './states.ts';

/** The turn that a row says; null where it says none, or one from or to a state that there is not. */
export function turnOf({ turn }: Named, resolve: Resolve): Transition | null {
  if (turn === null) return null;
  const [from, to] = [resolve(turn[0]), resolve(turn[1])];
  return from === null || to === null || from === to ? null : transition(from, to);
}

/** Each row says its turn: `0>>1`. */
export const byTurn: RowLayout = (rows, resolve) => {
  if (rows.some(({ turn }) => turn === null)) return null;
  const turns = rows.map((own) => turnOf(own, resolve)).filter((turn) => turn !== null);
  return turns.length === rows.length ? [kicks('named', turns)] : [];
};
