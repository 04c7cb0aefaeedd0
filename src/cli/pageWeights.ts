import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { builtBase } from './siteFiles.ts';

/** Bytes, raw and compressed. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The weight of a built page. */
export interface PageWeight {
  /** Its address within the site: `/guide/kicks/`. */
  readonly page: string;
  readonly html: Weight;
  readonly css: Weight;
  /** Number of files with its styles. The page waits for all of them. */
  readonly sheets: number;
  /**
   * Scripts fetched while a reader only reads: those of the page, and of figures that hydrate at once, with all imports. Embedded elements
   * and Starlight's parts have budgets of their own.
   */
  readonly js: Weight;
  /** The same with all of its figures, also those that hydrate on use. */
  readonly used: Weight;
  readonly islands: number;
}

/** Caches a function of a file. */
function once(of: (file: string) => number): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => known.get(file) ?? known.set(file, of(file)).get(file)!;
}
const raw = once((file) => readFileSync(file).length);
const gzip = once((file) => gzipSync(readFileSync(file), { level: 9 }).length);
const brotli = once((file) => brotliCompressSync(readFileSync(file)).length);

/** Weighs files of a built site. Compression is lazy, because all of it takes half a minute and the budgets read only part. */
export function weighAll(dist: string, files: Iterable<string>): Weight {
  const paths = [...files].map((file) => join(dist, file));
  const total = (of: (file: string) => number): number => paths.reduce((sum, path) => sum + of(path), 0);
  return {
    get raw() {
      return total(raw);
    },
    get gzip() {
      return total(gzip);
    },
    get brotli() {
      return total(brotli);
    },
  };
}

/** Resolves an address to a file of the site, relative to a folder. */
function localFile(dist: string, site: string, folder: string, address: string): string | null {
  if (/^[a-z]+:|^\/\//i.test(address)) return null;
  const path = address.split(/[?#]/)[0]!;
  if (path.startsWith('/') && !path.startsWith(site)) return null;
  const file = path.startsWith('/') ? path.slice(site.length) : posix.join(folder, path);
  return existsSync(join(dist, file)) ? file : null;
}

/** Returns some modules with all their static imports. */
export function closure(dist: string, entries: readonly string[]): ReadonlySet<string> {
  const site = builtBase(dist);
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const base = posix.dirname(file);
    const text = readFileSync(join(dist, file), 'utf8');
    for (const match of text.matchAll(/(?:from|import)\s*["']([^"']+\.js)["']/g)) {
      const imported = localFile(dist, site, base, match[1]!);
      if (imported !== null) open.push(imported);
    }
  }
  return seen;
}

/** Returns the dynamic imports of a module. */
export function fetchedLater(dist: string, file: string): readonly string[] {
  const site = builtBase(dist);
  const text = readFileSync(join(dist, file), 'utf8');
  return [...text.matchAll(/import\(\s*["'`]([^"'`]+\.js)["'`]\s*\)/g)].flatMap(
    (match) => localFile(dist, site, posix.dirname(file), match[1]!) ?? [],
  );
}

/** The copy buttons of code blocks, which Starlight adds. */
const STARLIGHT = /(?:^|\/)ec\.[^/]*\.js$/;

function weighPage(dist: string, site: string, file: string): PageWeight {
  const html = readFileSync(join(dist, file), 'utf8');
  const base = posix.dirname(file);
  const named = (text: string, pattern: RegExp): readonly string[] => [
    ...new Set([...text.matchAll(pattern)].flatMap((match) => localFile(dist, site, base, match[1]!) ?? [])),
  ];
  const islands = [...html.matchAll(/<astro-island[^>]*/g)].map(([tag]) => tag);
  const own = named(html, /<script[^>]*\ssrc="([^"]+)"/g).filter(
    (script) => !script.startsWith('embed/') && !STARLIGHT.test(script),
  );
  const sheets = named(html, /<link[^>]*href="([^"]+\.css)"/g);
  const scripts = (some: readonly string[]): Weight =>
    weighAll(dist, closure(dist, [...own, ...named(some.join('\n'), /(?:component-url|renderer-url)="([^"]+)"/g)]));
  return {
    page: `/${file.replace(/index\.html$/, '')}`,
    html: weighAll(dist, [file]),
    css: weighAll(dist, sheets),
    sheets: sheets.length,
    js: scripts(islands.filter((tag) => !tag.includes('client="touched"'))),
    used: scripts(islands),
    islands: islands.length,
  };
}

function pages(dist: string, folder = ''): readonly string[] {
  return readdirSync(join(dist, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? pages(dist, path) : extname(entry.name) === '.html' ? [path] : [];
  });
}

/** Weighs every page of a built site. */
export function pageWeights(dist: string): readonly PageWeight[] {
  const site = builtBase(dist);
  return pages(dist).map((file) => weighPage(dist, site, file));
}
