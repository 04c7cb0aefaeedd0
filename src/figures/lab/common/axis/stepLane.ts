import { area, curveStepAfter, line } from 'd3';
import { scale } from '#figure/charts/scale.ts';
import type { FrameMark } from '../figures.ts';

/** One row of a timeline: a value for each frame, and its events. */
export interface StepLane {
  /** Null if there is nothing to draw. */
  readonly values: readonly (number | null)[];
  /** The value at the top of the lane. */
  readonly full: number;
  readonly marks: readonly FrameMark[];
  /** `ledger` counts up and writes every number; `delay` counts down. */
  readonly kind: 'delay' | 'ledger';
}

/** A row with its name. */
export interface NamedLane extends StepLane {
  readonly key: string;
  readonly name: string;
}

export const LANE_HEIGHT = 56;
/** The height of the scrubber and the numbers below it. */
export const RULER_HEIGHT = 45;
/** The space for signs above the curve. */
const ROOM = 15;
/** Runs up to this length have their values written. */
const WRITTEN = 24;

export const isWritten = ({ values }: Pick<StepLane, 'values'>): boolean => values.length <= WRITTEN;

/** Returns the curve of a lane, with a given width of a frame. */
function lanePaths({ values, full, marks }: StepLane, width: number) {
  const y = scale([0, Math.max(1, full)], [LANE_HEIGHT, ROOM]);
  const points = [...values, values.at(-1) ?? null];
  const known = (value: number | null): boolean => value !== null;
  const x = (_value: number | null, index: number): number => index * width;
  const at = (value: number | null): number => y(value ?? 0);
  const ground = area<number | null>().defined(known).x(x).y0(LANE_HEIGHT).y1(at).curve(curveStepAfter)(points);
  const edge = line<number | null>().defined(known).x(x).y(at).curve(curveStepAfter)(points);
  const restored = marks.filter(({ is }) => is === 'restored').map(({ frame }) => `M${(frame - 0.5) * width} 0v8`);
  return { ground: ground ?? '', edge: edge ?? '', restored: restored.join('') };
}

/** Returns the curve as markup. */
export function curveMarkup(lane: StepLane, width: number): string {
  const { ground, edge, restored } = lanePaths(lane, width);
  const path = (name: string, d: string): string => (d === '' ? '' : `<path class="t-${name}" d="${d}"/>`);
  const ledger = lane.kind === 'ledger' ? '-of-ledger' : '';
  return path(`ground${ledger}`, ground) + path(`edge${ledger}`, edge) + path('restored', restored);
}

type Sign = Exclude<FrameMark['is'], 'restored'>;

/** The signs, on 12 by 12 units. */
const SIGNS: Readonly<Record<Sign, string>> = {
  'floor kick': 'M6 11V2M2.4 5.6 6 2l3.6 3.6',
  'delay gone': 'M6 1.6a4.4 4.4 0 1 0 .01 0M3 9 9 3',
  locked: 'M2.5 5.6h7v5.2h-7zM4 5.6V3.9a2 2 0 0 1 4 0v1.7',
};

export const signMarkup = (is: Sign): string => `<path class="t-sign t-${is.replace(' ', '-')}" d="${SIGNS[is]}"/>`;

/** Returns the signs of a lane, by frame. */
export const signsOf = ({ marks }: StepLane): readonly { readonly frame: number; readonly is: Sign }[] =>
  marks.flatMap(({ frame, is }) => (is === 'restored' ? [] : { frame, is }));
