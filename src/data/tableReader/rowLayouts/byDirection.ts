import { transition, turned, type Orientation, type Transition, type Turn } from '#engine/piece.ts';
import { kicks, type RowLayout, type TurnReading } from './reading.ts';
import { before, counter, distinct } from './states.ts';

/** Each row says a direction, with the state that is turned from or to, or in the order of the states. */
export const byDirection: RowLayout = (rows, resolve) => {
  if (rows.some(({ direction }) => direction === null)) return null;
  const next = counter();
  const places = rows.map(({ state, direction, target }): readonly [Orientation | null, Turn, Orientation | null] => {
    const index = next(direction!);
    const own = state === null ? (index < 4 ? (index as Orientation) : null) : resolve(state);
    return [own, direction!, target === null ? null : resolve(target)];
  });
  const read = (
    how: string,
    of: (own: Orientation, turn: Turn, target: Orientation | null) => Transition,
  ): readonly TurnReading[] => {
    const turns = places.flatMap(([own, turn, target]) => (own === null ? [] : [of(own, turn, target)]));
    return turns.length === rows.length && distinct(turns) ? [kicks(how, turns)] : [];
  };
  const hasTargets = places.every(([, , target]) => target !== null);
  const from = read('named', (own, turn, target) =>
    target === null ? transition(own, turned(own, turn)) : transition(before(target, turn), target),
  );
  const into = hasTargets ? [] : read('named by new state', (own, turn) => transition(before(own, turn), own));
  return from.length + into.length > 0 ? [...from, ...into] : null;
};
