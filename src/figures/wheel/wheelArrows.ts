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

/** The arc of a half turn: it goes around the middle drawing, from beside one outer drawing to beside the opposite one. */
const HALF = { radius: 188, from: 38, to: 142 } as const;

export interface WheelArrow {
  readonly shaft: string;
  readonly head: string;
}

/** Returns the arrow of a rotation from an orientation, numbered clockwise from the top: along the rim, or around the middle. */
export function wheelArrow(from: number, turn: Turn): WheelArrow {
  if (turn === '180') return arcArrow(HALF.radius, from * 90 + HALF.from, from * 90 + HALF.to);
  const { radius, spread } = ARROWS[turn];
  const direction = turn === 'cw' ? 1 : -1;
  const diagonal = from * 90 + direction * 45;
  return arcArrow(radius, diagonal - direction * spread, diagonal + direction * spread);
}

/** Returns an arrow along a circle about the middle, by degrees clockwise from the top. */
function arcArrow(radius: number, start: number, end: number): WheelArrow {
  const direction = Math.sign(end - start);
  const neck = end - (direction * ((HEAD.length / radius) * 180)) / Math.PI;
  const point = ([x, y]: Vec): string => `${round(x)} ${round(y)}`;
  return {
    shaft: `M${point(onCircle(radius, start))}A${radius} ${radius} 0 0 ${direction === 1 ? 1 : 0} ${point(onCircle(radius, neck))}`,
    head: `M${point(onCircle(radius, end))}L${point(onCircle(radius + HEAD.half, neck))}L${point(onCircle(radius - HEAD.half, neck))}Z`,
  };
}
