import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FIRST_FILE = 'wallkick.js';
/** Matches static imports of a built file, not `import(…)`. */
const IMPORTED = /(?:^|[;}\n])(?:import|export)(?:[^;(]*?from)?\s*["'`]\.\/([\w.-]+)["'`]/g;

/** Bytes of JavaScript for a stepper in a foreign page, each file compressed with brotli at its best. */
export interface ElementWeight {
  /** Until the poster is drawn and steps: the first file with all that it imports. */
  readonly picture: number;
  /** Until the whole figure works. */
  readonly figure: number;
}

/** Returns files with all their static imports. */
function withImports(folder: string, names: readonly string[]): ReadonlySet<string> {
  const files = new Set(names);
  for (const name of files)
    for (const [, other] of readFileSync(join(folder, name), 'utf8').matchAll(IMPORTED)) files.add(other!);
  return files;
}

function figureFile(folder: string): string {
  const file = readdirSync(folder).find((name) => /^figure-.*\.js$/.test(name));
  if (file === undefined) throw new Error(`${folder} has no file figure-….js`);
  return file;
}

/** @param folder the folder of the elements, `embed/v1` of a built site */
export function elementWeight(folder: string): ElementWeight {
  const weigh = (...names: readonly string[]): number =>
    Array.from(
      withImports(folder, names),
      (name) => brotliCompressSync(readFileSync(join(folder, name))).length,
    ).reduce((sum, bytes) => sum + bytes, 0);
  return { picture: weigh(FIRST_FILE), figure: weigh(FIRST_FILE, figureFile(folder)) };
}

/** Bytes below which a file is not worth a request. */
const LEAST = 1000;

/**
 * Files that cost a stepper in a foreign page a request for little: those that neither the first file names nor the figure is, because each
 * is one more round to the server, and those that are tiny.
 */
export function wastefulFiles(folder: string): readonly string[] {
  const [first, figure] = [FIRST_FILE, figureFile(folder)];
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const named = [...read(first).matchAll(IMPORTED)].map(([, name]) => name!);
  return [...withImports(folder, [first, figure])].filter(
    (name) => ![first, figure, ...named].includes(name) || read(name).length < LEAST,
  );
}
