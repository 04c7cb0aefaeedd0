import {
  finesse,
  keysOf,
  playKeys,
  type Finesse,
  type FinesseKey,
  type FinessePlace,
  type PlayedKeys,
} from '#analysis/finesse.ts';
import type { Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, PIECES, type Orientation, type Piece } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import { extentOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { oneOf, wholeNumber, yesOrNo, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

export const WIDTHS = [4, 20] as const;

/** A placement, and one of its shortest ways after some of its keys. */
export interface FinesseState {
  readonly system: string;
  readonly width: number;
  /** Whether there are keys held to the wall, a key for half turns, and turns that are held before the entry. */
  readonly hold: boolean;
  readonly half: boolean;
  readonly entry: boolean;
  readonly piece: Piece;
  /** From 1, in the order of the squares. */
  readonly place: number;
  /** From 1. */
  readonly way: number;
  /** How many keys were pressed; one more after the drop. */
  readonly step: number;
}

type Question = Pick<FinesseState, 'system' | 'width' | 'hold' | 'half' | 'entry'>;

export const systemOf = (id: string): RotationSystem => systemById(id) ?? DEFAULT_SYSTEM;

/** The keys that a state asks for, if the system has them. */
export function finesseKeys({ system, hold, half, entry }: Question): readonly FinesseKey[] {
  const keys = keysOf(systemOf(system), [...(half ? (['2'] as const) : []), ...(entry ? (['(', ')'] as const) : [])]);
  return keys.filter((key) => hold || (key !== 'L' && key !== 'R'));
}

const known = new Map<string, Finesse>();

/** The fewest keys of a piece. They are computed once. */
export function countsOf(state: Question, piece: Piece): Finesse {
  const keys = finesseKeys(state);
  const name = [state.system, state.width, keys.join(''), piece].join(' ');
  const found = known.get(name) ?? finesse(systemOf(state.system), playfield({ width: state.width }), piece, { keys });
  known.set(name, found);
  return found;
}

/** A placement in the chart: the state that it has, and its leftmost column. */
export interface ChartPlace extends FinessePlace {
  readonly number: number;
  readonly column: number;
}

/** The placements of one form of a piece: states with the same squares are one form. */
export interface ChartRow {
  readonly state: Orientation;
  /** The squares of the form, from its lower left corner. */
  readonly form: readonly Vec[];
  readonly places: readonly ChartPlace[];
}

const formOf = (minos: readonly Vec[]): readonly Vec[] => {
  const { left, bottom } = extentOf(minos);
  return minos.map(([x, y]): Vec => [x - left, y - bottom]);
};
const nameOf = (form: readonly Vec[]): string => form.map(String).sort().join(' ');

export function chartRows(state: Question, piece: Piece): readonly ChartRow[] {
  const { shapes } = systemOf(state.system);
  const places = countsOf(state, piece).places.map((place, index) => ({
    ...place,
    number: index + 1,
    column: extentOf(place.minos).left,
    form: nameOf(formOf(place.minos)),
  }));
  const forms = new Map<string, ChartRow>();
  for (const orientation of ORIENTATIONS) {
    const form = formOf(shapes[piece].states[orientation]);
    const name = nameOf(form);
    if (forms.has(name)) continue;
    const own = places.filter((place) => place.form === name);
    if (own.length > 0) forms.set(name, { state: orientation, form, places: own });
  }
  return [...forms.values()];
}

/** The chosen placement, its way, and the way as it is played. */
export interface FinesseView {
  readonly place: FinessePlace;
  readonly way: string;
  readonly played: PlayedKeys;
  /** The last step is the drop. */
  readonly last: number;
}

/** Null where the field is too narrow for the piece. */
export function finesseView(state: FinesseState): FinesseView | null {
  const place = countsOf(state, state.piece).places[state.place - 1];
  const way = place?.ways[state.way - 1];
  const played =
    way === undefined ? null : playKeys(systemOf(state.system), playfield({ width: state.width }), state.piece, way);
  return place && way !== undefined && played ? { place, way, played, last: way.length + 1 } : null;
}

export const FINESSE: FigureSpec<FinesseState> = {
  fields: {
    system: systemId,
    width: wholeNumber(...WIDTHS),
    hold: yesOrNo,
    half: yesOrNo,
    entry: yesOrNo,
    piece: oneOf(PIECES),
    place: wholeNumber(1, 999),
    way: wholeNumber(1, 9999),
    step: wholeNumber(0, 99),
  },
  standard: {
    system: DEFAULT_SYSTEM.id,
    width: 10,
    hold: true,
    half: false,
    entry: false,
    piece: 'T',
    place: 1,
    way: 1,
    step: 0,
  },
  most: {
    place: (state) => countsOf(state, state.piece).places.length,
    way: (state) => countsOf(state, state.piece).places[state.place - 1]?.ways.length ?? 1,
    step: (state) => finesseView(state)?.last ?? 0,
  },
  outcome: (state) => {
    const all = PIECES.flatMap((piece) => countsOf(state, piece).places);
    return `${all.reduce((sum, { keys }) => sum + keys, 0)} keys for ${all.length} placements`;
  },
};
