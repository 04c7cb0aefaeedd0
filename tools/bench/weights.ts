import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closure, fetchedLater, pageWeights, weighAll, type Weight } from '#cli/pageWeights.ts';
import { ELEMENT_BUDGET, SCRIPT_BUDGET } from '#cli/scriptBudgets.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
const row = (weight: Weight): string => `${kilobytes(weight.raw)}${kilobytes(weight.gzip)}${kilobytes(weight.brotli)}`;

/** Weighs the entry file, the code of a stepper, and the code that each other element fetches. */
function embedLines(): readonly string[] {
  const first = 'embed/v1/wallkick.js';
  if (!existsSync(join(DIST, first))) return ['  the file of the elements is missing; npm run build makes it'];
  const line = (name: string, files: Iterable<string>): string => `  ${name.padEnd(44)}${row(weighAll(DIST, files))}`;
  const files = [...closure(DIST, [first])];
  const share = (weighAll(DIST, files).brotli / ELEMENT_BUDGET.picture).toFixed(2);
  return [
    `${line(first, files)}  ${share} of the ${ELEMENT_BUDGET.picture / 1000} kB that it may weigh`,
    ...[...new Set(files.flatMap((file) => fetchedLater(DIST, file)))].map((figure) =>
      line(`  with ${posix.basename(figure).replace(/-[^-]*$/, '')}`, closure(DIST, [first, figure])),
    ),
  ];
}

const listed = (pages: readonly { readonly page: string }[], none: string): string =>
  pages.length === 0 ? none : pages.map(({ page }) => page).join(', ');

/** Weighs every built page: raw, gzip and brotli, in kilobytes of 1000. */
export function benchWeights(): readonly string[] {
  if (!existsSync(DIST)) return ['Weights: dist/ is missing; run npm run build first'];
  const found = pageWeights(DIST);
  const over = found.filter(({ js, islands }) => js.brotli > SCRIPT_BUDGET && islands > 0);
  return [
    'Weights in kB (raw, gzip, brotli)',
    `  ${'page'.padEnd(44)}${'HTML'.padStart(18)}${'CSS'.padStart(18)}${'JavaScript'.padStart(18)}${'in use'.padStart(18)}  islands`,
    ...found.map(
      ({ page, html, css, js, used, islands }) =>
        `  ${page.padEnd(44)}${row(html)}${row(css)}${row(js)}${row(used)}  ${islands}`,
    ),
    ...embedLines(),
    `  more than ${SCRIPT_BUDGET / 1000} kB of JavaScript (brotli) before the first interaction: ${listed(over, 'no page')}`,
  ];
}
