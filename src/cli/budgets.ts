/** Checks what the pages of a built site load: `node src/cli/budgets.ts [FOLDER]`, the folder being dist without it. */
import { join, resolve } from 'node:path';
import { elementWeight, wastefulFiles } from './elementWeight.ts';
import { offlineWeight } from './offlineWeight.ts';
import { pageWeights } from './pageWeights.ts';
import { budgetFaults, elementFaults, offlineFaults } from './scriptBudgets.ts';

const [folder = 'dist'] = process.argv.slice(2);
const pages = pageWeights(resolve(folder));
const elements = join(resolve(folder), 'embed/v1');
const element = elementWeight(elements);
const offline = offlineWeight(resolve(folder));
const faults = [...budgetFaults(pages), ...elementFaults(element, wastefulFiles(elements)), ...offlineFaults(offline)];
faults.forEach((fault) => console.error(fault));
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const heaviest = (of: 'js' | 'used'): string => kilobytes(Math.max(0, ...pages.map((page) => page[of].brotli)));
console.log(
  `${pages.length} pages, at most ${heaviest('js')} of JavaScript while a page is read and ${heaviest('used')} when it is used, ${kilobytes(element.picture)} for the picture of a stepper elsewhere and ${kilobytes(element.figure)} for all of it, ${kilobytes(offline.page)} after loading and a worker of ${kilobytes(offline.worker)} for offline reading; ${faults.length} over a limit`,
);
if (faults.length > 0 || pages.length === 0) process.exitCode = 1;
