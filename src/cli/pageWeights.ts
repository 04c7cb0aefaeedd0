import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes as they are and compressed. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a built page weighs. */
export interface PageWeight {
  /** Its address within the site: `/guide/kicks/`. */
  readonly page: string;
  readonly html: Weight;
  readonly css: Weight;
  /** What it fetches while it is only read: its own scripts and those of figures that come alive when they are seen, with all they import. */
  readonly js: Weight;
  /** The same with all of its figures, those that come alive when a reader uses them among them. */
  readonly used: Weight;
  readonly islands: number;
  /** Whether its own scripts bring the framework, islands or not. */
  readonly framework: 'loaded' | 'not loaded';
}

const NOTHING: Weight = { raw: 0, gzip: 0, brotli: 0 };
const add = (a: Weight, b: Weight): Weight => ({
  raw: a.raw + b.raw,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});
const weights = new Map<string, Weight>();

/** The weight of one file, which is looked at once. */
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

function localFile(dist: string, base: string, address: string): string | null {
  if (/^[a-z]+:|^\/\//i.test(address)) return null;
  const path = address.split(/[?#]/)[0]!;
  const file = path.startsWith('/') ? path.slice(1) : posix.join(base, path);
  return existsSync(join(dist, file)) ? file : null;
}

/** Modules that some modules are or import, those that are only imported on demand left out. */
export function closure(dist: string, entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const base = posix.dirname(file);
    const text = readFileSync(join(dist, file), 'utf8');
    for (const match of text.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g)) {
      const imported = localFile(dist, base, match[1]!);
      if (imported !== null) open.push(imported);
    }
  }
  return seen;
}

/** Modules that one module imports on demand. */
export function fetchedLater(dist: string, file: string): readonly string[] {
  const text = readFileSync(join(dist, file), 'utf8');
  return [...text.matchAll(/import\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g)].flatMap(
    (match) => localFile(dist, posix.dirname(file), match[1]!) ?? [],
  );
}

/** The weight of several files of a built site. */
export const weighAll = (dist: string, files: Iterable<string>): Weight =>
  [...files].reduce((total, file) => add(total, weigh(join(dist, file))), NOTHING);

function weighPage(dist: string, file: string): PageWeight {
  const html = readFileSync(join(dist, file), 'utf8');
  const base = posix.dirname(file);
  const named = (text: string, pattern: RegExp): readonly string[] => [
    ...new Set([...text.matchAll(pattern)].flatMap((match) => localFile(dist, base, match[1]!) ?? [])),
  ];
  const islands = [...html.matchAll(/<astro-island[^>]*/g)].map(([tag]) => tag);
  const own = named(html, /<script[^>]*\ssrc="([^"]+)"/g);
  const scripts = (some: readonly string[]): Weight =>
    weighAll(dist, closure(dist, [...own, ...named(some.join('\n'), /(?:component-url|renderer-url)="([^"]+)"/g)]));
  return {
    page: `/${file.replace(/index\.html$/, '')}`,
    html: weigh(join(dist, file)),
    css: weighAll(dist, named(html, /<link[^>]*href="([^"]+\.css)"/g)),
    js: scripts(islands.filter((tag) => !tag.includes('client="touched"'))),
    used: scripts(islands),
    islands: islands.length,
    framework: [...closure(dist, own)].some((one) => /framework|svelte/i.test(one)) ? 'loaded' : 'not loaded',
  };
}

function pages(dist: string, folder = ''): readonly string[] {
  return readdirSync(join(dist, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? pages(dist, path) : extname(entry.name) === '.html' ? [path] : [];
  });
}

/** Weighs every page of a site that was built for the root of a host. */
export const pageWeights = (dist: string): readonly PageWeight[] => pages(dist).map((file) => weighPage(dist, file));
