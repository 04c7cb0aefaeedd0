import type { Vec } from '#engine/geometry.ts';
import type { Turn } from '#engine/piece.ts';

/** The drawing is as many units wide and high, about those of the boards on it; the orientations stand on it at the top, right, bottom and left. */
export const WHEEL_SIDE = 1000;

/** Distance from the middle, and degrees on either side of a diagonal. The outer arrows go clockwise, the inner ones back. */
const ARROWS = {
  cw: { radius: 455, spread: 17 },
  ccw: { radius: 395, spread: 17 },
} as const;
const HEAD = { length: 34, half: 15 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

/** A point on a circle round the middle, by degrees clockwise from the top. Drawing y runs downwards. */
function onCircle(radius: number, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return [WHEEL_SIDE / 2 + radius * Math.sin(angle), WHEEL_SIDE / 2 - radius * Math.cos(angle)];
}

/** How far beside the middle the arrows of half turns go, and from where to where along it: between the inner drawing and the outer ones. */
const LANE = { beside: 163, half: 205 } as const;

export interface WheelArrow {
  readonly shaft: string;
  readonly head: string;
}

/** An arrow of a turn that begins at an orientation, a number from 0 clockwise from the top: along the rim, or past the middle. */
export const wheelArrow = (from: number, turn: Turn): WheelArrow =>
  turn === '180' ? halfArrow(from) : rimArrow(from, turn);

/** Straight to the opposite orientation, on the right of who goes down from the top. */
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

/** An arrow along the rim from one orientation, a number from 0 clockwise from the top, to the next one of its sense. */
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
