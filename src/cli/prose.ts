/** Holds the prose to the style guide, and pages to the syntax of MDX: `node src/cli/prose.ts [--warnings] [PATH…]`, by default every text. */
import { fileURLToPath } from 'node:url';
import { proseFiles } from './prose/proseFiles.ts';
import { reportOf } from './prose/proseReport.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const args = process.argv.slice(2);
const paths = args.filter((arg) => !arg.startsWith('--'));
const chosen = (path: string): boolean => paths.length === 0 || paths.some((part) => path.startsWith(part));

const reports = proseFiles(root)
  .filter(({ path }) => chosen(path))
  .map((file) => ({ path: file.path, ...reportOf(file) }));
const count = (of: 'faults' | 'warnings'): number => reports.reduce((sum, report) => sum + report[of].length, 0);

for (const { path, faults } of reports) faults.forEach((fault) => console.error(`${path}:${fault}`));
if (args.includes('--warnings'))
  for (const { path, warnings } of reports) warnings.forEach((warning) => console.log(`${path}:${warning}`));
const sentences = reports.reduce((sum, report) => sum + report.sentences, 0);
console.log(
  `${reports.length} texts, ${sentences} sentences: ${count('faults')} faults, ${count('warnings')} warnings`,
);
if (count('faults') > 0 || (paths.length === 0 && reports.length === 0)) process.exitCode = 1;
