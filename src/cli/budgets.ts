/** Checks what the pages of a built site load: `node src/cli/budgets.ts [FOLDER]`, the folder being dist without it. */
import { resolve } from 'node:path';
import { pageWeights } from './pageWeights.ts';
import { budgetFaults, OVER_BUDGET } from './scriptBudgets.ts';

const [folder = 'dist'] = process.argv.slice(2);
const pages = pageWeights(resolve(folder));
const faults = budgetFaults(pages);
faults.forEach((fault) => console.error(fault));
console.log(
  `${pages.length} pages, ${Object.keys(OVER_BUDGET).length} over the budget, ${faults.length} over their limit`,
);
if (faults.length > 0 || pages.length === 0) process.exitCode = 1;
