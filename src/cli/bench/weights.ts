import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../../dist/', import.meta.url));

interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const NOTHING: Weight = { raw: 0, gzip: 0, brotli: 0 };
const add = (a: Weight, b: Weight): Weight => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});
const weights = new Map<string, Weight>();

function weigh(file: string): Weight {
  const known = weights.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  const weight = {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
  weights.set(file, weight);
  return weight;
}

const localFile = (base: string, address: string): string | null => {
  if (/^[a-z]+:|^\/\//i.test(address)) return null;
  const path = address.split(/[?#]/)[0]!;
  const file = path.startsWith('/') ? path.slice(1) : posix.join(base, path);
  return existsSync(join(DIST, file)) ? file : null;
};

/** Modules that a module imports, straight away or on demand, as the build writes them. */
function importsOf(file: string): { readonly now: readonly string[]; readonly later: readonly string[] } {
  const text = readFileSync(join(DIST, file), 'utf8');
  const base = posix.dirname(file);
  const find = (pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].flatMap((match) => localFile(base, match[1]!) ?? []);
  return {
    now: find(/(?:from|import)\s*["']([^"']+\.js)["']/g),
    later: find(/import\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g),
  };
}

function closure(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...importsOf(file).now);
  }
  return seen;
}

interface PageWeight {
  readonly page: string;
  readonly html: Weight;
  readonly css: Weight;
  /** What the page needs before the first interaction with a widget: its own scripts and those of its islands. */
  readonly js: Weight;
  readonly islands: number;
}

function weighPage(page: string): PageWeight {
  const html = readFileSync(join(DIST, page), 'utf8');
  const base = posix.dirname(page);
  const all = (pattern: RegExp): readonly string[] => [
    ...new Set([...html.matchAll(pattern)].flatMap((match) => localFile(base, match[1]!) ?? [])),
  ];
  const scripts = all(/<script[^>]*\ssrc="([^"]+)"/g);
  const islands = [...html.matchAll(/<astro-island[^>]*/g)].map(([tag]) => tag);
  const islandScripts = islands.flatMap((tag) =>
    [...tag.matchAll(/(?:component-url|renderer-url)="([^"]+)"/g)].flatMap((match) => localFile(base, match[1]!) ?? []),
  );
  const sum = (files: Iterable<string>): Weight =>
    [...files].reduce((total, file) => add(total, weigh(join(DIST, file))), NOTHING);
  return {
    page: `/${page.replace(/index\.html$/, '')}`,
    html: weigh(join(DIST, page)),
    css: sum(all(/<link[^>]*href="([^"]+\.css)"/g)),
    js: sum(closure([...scripts, ...islandScripts])),
    islands: islands.length,
  };
}

function pages(folder = ''): readonly string[] {
  return readdirSync(join(DIST, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? pages(path) : extname(entry.name) === '.html' ? [path] : [];
  });
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);
const row = (weight: Weight): string => `${kilobytes(weight.raw)}${kilobytes(weight.gzip)}${kilobytes(weight.brotli)}`;

/** JavaScript before the first interaction, brotli, on a page with widgets. */
const SCRIPT_BUDGET = 45_000;

/** What an element needs until it is live should weigh at most, brotli, for the stepper. */
const EMBED_GOAL = 30_000;

/** The file that a page loads, and all that an element then fetches until its figure is there. */
function embedLines(): readonly string[] {
  const first = 'embed/v1/wallkick.js';
  if (!existsSync(join(DIST, first))) return ['  the file of the elements is missing; npm run build makes it'];
  const figures = importsOf(first).later.filter((file) => !/\/shared-/.test(file));
  const line = (name: string, files: Iterable<string>): string => {
    const weight = [...files].map((file) => weigh(join(DIST, file))).reduce(add, NOTHING);
    const verdict = /kickStepper/.test(name)
      ? `  ${(weight.brotli / EMBED_GOAL).toFixed(2)} of the goal of ${EMBED_GOAL / 1000} kB brotli`
      : '';
    return `  ${name.padEnd(44)}${row(weight)}${verdict}`;
  };
  return [
    line(first, [first]),
    ...figures.map((figure) =>
      line(`  with ${posix.basename(figure).replace(/-[^-]*$/, '')}`, closure([first, figure])),
    ),
  ];
}

/** Bytes of every built page: raw, gzip and brotli, in kilobytes of 1000. */
export function benchWeights(): readonly string[] {
  if (!existsSync(DIST)) return ['Weights: dist/ is missing; run npm run build first'];
  const found = pages().map(weighPage);
  const over = found.filter(({ js, islands }) => js.brotli > SCRIPT_BUDGET && islands > 0);
  const shipping = found.filter(
    ({ islands, page }) => islands === 0 && [...closureOf(page)].some((file) => /svelte/i.test(file)),
  );
  return [
    'Weights in kB (raw, gzip, brotli)',
    `  ${'page'.padEnd(44)}${'HTML'.padStart(18)}${'CSS'.padStart(18)}${'JavaScript'.padStart(18)}  islands`,
    ...found.map(
      ({ page, html, css, js, islands }) => `  ${page.padEnd(44)}${row(html)}${row(css)}${row(js)}  ${islands}`,
    ),
    ...embedLines(),
    `  more than ${SCRIPT_BUDGET / 1000} kB of JavaScript (brotli) before the first interaction: ${over.length === 0 ? 'no page' : over.map(({ page }) => page).join(', ')}`,
    `  pages without widgets that load Svelte: ${shipping.length === 0 ? 'none' : shipping.map(({ page }) => page).join(', ')}`,
  ];
}

function closureOf(page: string): ReadonlySet<string> {
  const file = page.endsWith('/') ? `${page.slice(1)}index.html` : page.slice(1);
  const html = readFileSync(join(DIST, file), 'utf8');
  return closure(
    [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].flatMap(
      (match) => localFile(posix.dirname(file), match[1]!) ?? [],
    ),
  );
}
