import type { Vec } from '#engine/geometry.ts';
import type { Turn } from '#engine/piece.ts';

/** The side of the drawing in units, about those of the boards on it. The orientations are at its top, right, bottom and left. */
export const WHEEL_SIDE = 1000;

/** The radius, and the degrees on either side of a diagonal. The outer arrows go clockwise, the inner ones counter-clockwise. */
const ARROWS = {
  cw: { radius: 455, spread: 17 },
  ccw: { radius: 395, spread: 17 },
} as const;
const HEAD = { length: 34, half: 15 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns a point on a circle about the middle, by degrees clockwise from the top. In drawings y grows downwards. */
function onCircle(radius: number, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return [WHEEL_SIDE / 2 + radius * Math.sin(angle), WHEEL_SIDE / 2 - radius * Math.cos(angle)];
}

/** The distance of the half-turn arrows from the middle line, and half their length: they are between the inner and the outer drawings. */
const LANE = { beside: 163, half: 205 } as const;

export interface WheelArrow {
  readonly shaft: string;
  readonly head: string;
}

/** Returns the arrow of a rotation from an orientation, numbered clockwise from the top: along the rim, or past the middle. */
export const wheelArrow = (from: number, turn: Turn): WheelArrow =>
  turn === '180' ? halfArrow(from) : rimArrow(from, turn);

/** Returns the straight arrow to the opposite orientation. It is on the right for the arrow from the top down. */
function halfArrow(from: number): WheelArrow {
  const { beside, half } = LANE;
  const point = (x: number, y: number): string => {
    const quarters = (from * Math.PI) / 2;
    const along = WHEEL_SIDE / 2 + x * Math.cos(quarters) - y * Math.sin(quarters);
    return `${round(along)} ${round(WHEEL_SIDE / 2 + x * Math.sin(quarters) + y * Math.cos(quarters))}`;
  };
  const neck = half - HEAD.length;
  return {
    shaft: `M${point(beside, -half)}L${point(beside, neck)}`,
    head: `M${point(beside, half)}L${point(beside + HEAD.half, neck)}L${point(beside - HEAD.half, neck)}Z`,
  };
}

/** Returns an arrow along the rim from one orientation, numbered clockwise from the top, to its next one. */
function rimArrow(from: number, sense: 'cw' | 'ccw'): WheelArrow {
  const { radius, spread } = ARROWS[sense];
  const direction = sense === 'cw' ? 1 : -1;
  const diagonal = from * 90 + direction * 45;
  const point = ([x, y]: Vec): string => `${round(x)} ${round(y)}`;
  const end = diagonal + direction * spread;
  const neck = end - (direction * ((HEAD.length / radius) * 180)) / Math.PI;
  return {
    shaft: `M${point(onCircle(radius, diagonal - direction * spread))}A${radius} ${radius} 0 0 ${direction === 1 ? 1 : 0} ${point(onCircle(radius, neck))}`,
    head: `M${point(onCircle(radius, end))}L${point(onCircle(radius + HEAD.half, neck))}L${point(onCircle(radius - HEAD.half, neck))}Z`,
  };
}
