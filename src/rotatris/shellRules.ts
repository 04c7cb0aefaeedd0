import { ORIGIN, type Vec } from '#engine/geometry.ts';
import { larger, smaller, startMeter, type Meter, type Operations } from './meter.ts';
import { CORE } from './quarterTurn.ts';

/**
 * Every way of naming a shell that the source weighs, and one more. `printed-*` are run exactly as they stand in the source.
 * Source: Rotatris article, "Shell Assignation"; errata R5 (formula) and R6 (pseudocode).
 */
export const SHELL_RULES = [
  'plain-chebyshev',
  'four-chebyshevs',
  'dominant-component',
  'largest-of-four',
  'printed-formula',
  'printed-pseudocode',
] as const;
export type ShellRule = (typeof SHELL_RULES)[number];

function chebyshev([x, y]: Vec, [fromX, fromY]: Vec, meter: Meter): number {
  const dx = meter.absolute(meter.difference(x, fromX));
  const dy = meter.absolute(meter.difference(y, fromY));
  return larger(dx, dy, meter);
}

/**
 * The coordinate of larger magnitude with its sign kept, A in the source. Equal magnitudes give the larger value: the
 * positive one, or the common negative one. 1 comparison when x wins, 2 when y wins, 3 on a tie.
 */
function dominant([x, y]: Vec, meter: Meter): number {
  const width = meter.absolute(x);
  const height = meter.absolute(y);
  if (meter.isGreater(width, height)) return x;
  if (meter.isEqual(width, height)) return larger(x, y, meter);
  return y;
}

function shellBy(rule: ShellRule, square: Vec, meter: Meter): number {
  const [x, y] = square;
  switch (rule) {
    case 'plain-chebyshev':
      return chebyshev(square, ORIGIN, meter);
    case 'four-chebyshevs':
      return CORE.map((centre) => chebyshev(square, centre, meter)).reduce((least, next) =>
        smaller(least, next, meter),
      );
    case 'dominant-component': {
      const component = dominant(square, meter);
      return meter.isGreater(0, component) ? meter.difference(-1, component) : component;
    }
    case 'largest-of-four': {
      const across = larger(x, meter.difference(-1, x), meter);
      const up = larger(y, meter.difference(-1, y), meter);
      return larger(across, up, meter);
    }
    case 'printed-formula': {
      const component = dominant(square, meter);
      return meter.isGreater(0, component) ? meter.difference(1, component) : component;
    }
    case 'printed-pseudocode': {
      const width = meter.absolute(x);
      const height = meter.absolute(y);
      if (meter.isGreater(width, height)) return x;
      if (meter.isEqual(width, height)) return larger(x, y, meter);
      return 0 - meter.difference(y, 1);
    }
  }
}

export interface MeasuredShell {
  readonly shell: number;
  readonly operations: Operations;
}

/** What a rule answers for a square, and what it cost. The answer of a printed rule may be wrong, even negative. */
export function measureShell(rule: ShellRule, square: Vec): MeasuredShell {
  const meter = startMeter();
  const shell = shellBy(rule, square, meter);
  return { shell, operations: meter.read() };
}

/** The signed component A of a square, as in the source's second sketch. */
export const dominantComponent = (square: Vec): number => dominant(square, startMeter());
