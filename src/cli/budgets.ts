/** Checks what the pages of a built site load: `node src/cli/budgets.ts [FOLDER]`, the folder being dist without it. */
import { resolve } from 'node:path';
import { pageWeights } from './pageWeights.ts';
import { budgetFaults } from './scriptBudgets.ts';

const [folder = 'dist'] = process.argv.slice(2);
const pages = pageWeights(resolve(folder));
const faults = budgetFaults(pages);
faults.forEach((fault) => console.error(fault));
const heaviest = (of: 'js' | 'used'): string =>
  `${(Math.max(0, ...pages.map((page) => page[of].brotli)) / 1000).toFixed(1)} kB`;
console.log(
  `${pages.length} pages, at most ${heaviest('js')} of JavaScript while a page is read and ${heaviest('used')} when it is used; ${faults.length} over a limit`,
);
if (faults.length > 0 || pages.length === 0) process.exitCode = 1;
