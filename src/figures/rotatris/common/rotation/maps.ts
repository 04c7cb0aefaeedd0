import type { Vec } from '#engine/geometry.ts';
import { printedBaseTurn, printedFinalTurn, quarterTurn, turnCorner } from '#rotatris/index.ts';

/** A formula that rotates one square, named by its lower-left corner. */
export interface TurnMap {
  /** The printed formula, for squares of side α. */
  readonly formula: string;
  readonly apply: (square: Vec) => Vec;
  /** The source of the formula. */
  readonly origin: 'printed' | 'plain' | 'corrected';
}

/** The formulas of the article and the correct ones; squares have side 1 here. */
export const MAPS = {
  'printed-base': { formula: '(x, y) → (−y, x)', apply: printedBaseTurn, origin: 'printed' },
  'printed-final': {
    formula: '(x, y) → (−y, x − α)',
    apply: (square) => printedFinalTurn(square, 1),
    origin: 'printed',
  },
  'corner-cw': { formula: '(x, y) → (y, −x)', apply: (square) => turnCorner(square, 'cw'), origin: 'plain' },
  'corrected-cw': {
    formula: '(x, y) → (y, −x − α)',
    apply: (square) => quarterTurn(square, 'cw'),
    origin: 'corrected',
  },
  'corrected-ccw': {
    formula: '(x, y) → (−y − α, x)',
    apply: (square) => quarterTurn(square, 'ccw'),
    origin: 'corrected',
  },
} as const satisfies Readonly<Record<string, TurnMap>>;

export type MapName = keyof typeof MAPS;
export const MAP_NAMES = Object.keys(MAPS) as readonly MapName[];
