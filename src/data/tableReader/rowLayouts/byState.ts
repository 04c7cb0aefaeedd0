import { ORIENTATIONS, transition, turned, type Orientation, type Turn } from '#engine/piece.ts';
import { kicks, type RowLayout, type TurnReading } from './reading.ts';
import { before, counter } from './states.ts';

/** The orders of one, two or three rows of a state. */
const ORDERS: Readonly<Record<number, readonly (readonly Turn[])[]>> = {
  1: [['cw'], ['ccw'], ['180']],
  2: [
    ['cw', 'ccw'],
    ['ccw', 'cw'],
  ],
  3: [
    ['cw', 'ccw', '180'],
    ['cw', '180', 'ccw'],
    ['ccw', 'cw', '180'],
    ['180', 'cw', 'ccw'],
  ],
};

/** Each row says the state that is turned from or to; each state has the same number of rows. */
export const byState: RowLayout = (rows, resolve) => {
  const next = counter();
  const states = rows.map(({ state }) => (state === null ? null : resolve(state)));
  if (states.includes(null)) return null;
  const of = states as readonly Orientation[];
  const each = rows.length / 4;
  if (!ORIENTATIONS.every((own) => of.filter((state) => state === own).length === each)) return null;
  const found = (ORDERS[each] ?? []).flatMap((order): readonly TurnReading[] => {
    const places = of.map((state) => [state, order[next(`${order.join()} ${state}`)]!] as const);
    const name = order.join(' ');
    return [
      kicks(
        `named, ${name}`,
        places.map(([state, turn]) => transition(state, turned(state, turn))),
      ),
      kicks(
        `named by new state, ${name}`,
        places.map(([state, turn]) => transition(before(state, turn), state)),
      ),
    ];
  });
  const lengths = new Set(rows.map(({ row }) => row.vectors.length));
  const offsets: readonly TurnReading[] =
    each === 1 && lengths.size === 1 && !lengths.has(1) ? [{ kind: 'offsets', how: 'by state', states: of }] : [];
  const all = rows.some(({ isOffsets }) => isOffsets) ? offsets : [...found, ...offsets];
  return all.length > 0 ? all : null;
};
