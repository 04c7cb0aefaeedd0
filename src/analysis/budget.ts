/** Counts what a search looks at. A search that finds its budget spent is left by an exception: half an answer is none. */
export interface Budget {
  /** Called before each position. */
  readonly spend: () => void;
}

/** For builds and the command line: every search runs to its end. */
export const UNLIMITED: Budget = { spend: () => undefined };

class BudgetSpent extends Error {}

export interface BudgetLimits {
  readonly positions: number;
  readonly milliseconds: number;
}

/** What the analysis of a table that a reader made may take. */
export const READER_LIMITS: BudgetLimits = { positions: 200_000, milliseconds: 2000 };
/** Published systems are known to come to an end. */
export const NO_LIMITS: BudgetLimits = { positions: Infinity, milliseconds: Infinity };

/**
 * A limit for a search. A search that spends it throws: half an answer is none.
 * @param limits number of positions, and milliseconds from now on
 * @param now milliseconds since some fixed point in time
 * @example
 * import { limitedBudget, openWitness, rotationsOf } from 'wallkick/analysis';
 * import { srsGuideline } from 'wallkick/systems';
 *
 * const [rotation] = rotationsOf(srsGuideline);
 * const budget = limitedBudget({ positions: 10_000, milliseconds: 1000 }, () => performance.now());
 * if (rotation) openWitness(srsGuideline, rotation, 2, budget)?.blocks.length; // → 1
 */
export function limitedBudget(
  { positions, milliseconds }: BudgetLimits,
  now: () => number,
): Budget & { readonly spent: () => BudgetLimits } {
  const start = now();
  let looked = 0;
  return {
    spend: () => {
      if (looked >= positions || now() - start >= milliseconds)
        throw new BudgetSpent('The budget of this search is spent.');
      looked++;
    },
    spent: () => ({ positions: looked, milliseconds: now() - start }),
  };
}

/** Searches until the answer is there or the budget is spent; says which. */
export function endsWithin(search: () => void): boolean {
  try {
    search();
    return true;
  } catch (error) {
    if (error instanceof BudgetSpent) return false;
    throw error;
  }
}
