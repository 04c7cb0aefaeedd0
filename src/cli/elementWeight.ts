import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FIRST_FILE = 'wallkick.js';
/** Matches static imports of a built file, not `import(…)`. */
const IMPORTED = /(?:^|[;}\n])(?:import|export)(?:[^;(]*?from)?\s*["'`]\.\/([\w.-]+)["'`]/g;

/** Bytes of JavaScript for a stepper in a foreign page, each file compressed with brotli at its best. */
export interface ElementWeight {
  /** Until the poster is drawn, without the rules, which load in parallel. */
  readonly picture: number;
  /** Until the poster steps: with the rules. */
  readonly steps: number;
  /** Until the whole figure works. */
  readonly figure: number;
}

/** Weighs files with all their static imports. */
function weigh(folder: string, names: readonly string[]): number {
  const files = new Set(names);
  let bytes = 0;
  for (const name of files) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, other] of code.matchAll(IMPORTED)) files.add(other!);
    bytes += brotliCompressSync(code).length;
  }
  return bytes;
}

/** @param folder the folder of the elements, `embed/v1` of a built site */
export function elementWeight(folder: string): ElementWeight {
  const all = readdirSync(folder);
  const named = (start: string): string => {
    const file = all.find((name) => name.startsWith(`${start}-`) && name.endsWith('.js'));
    if (file === undefined) throw new Error(`${folder} has no file ${start}-….js`);
    return file;
  };
  const steps = [FIRST_FILE, named('rules')];
  return {
    picture: weigh(folder, [FIRST_FILE]),
    steps: weigh(folder, steps),
    figure: weigh(folder, [...steps, named('figure')]),
  };
}
