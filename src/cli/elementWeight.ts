import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FIRST_FILE = 'wallkick.js';
/** How a built file asks for another at once; what it asks for later is written `import(…)`. */
const IMPORTED = /(?:^|[;}\n])(?:import|export)(?:[^;(]*?from)?\s*["'`]\.\/([\w.-]+)["'`]/g;

/** Bytes of JavaScript that a stepper in somebody else's page needs, each file compressed with brotli at its best. */
export interface ElementWeight {
  /** Until the poster is drawn, without the rules, which come beside. */
  readonly picture: number;
  /** Until the poster takes steps: with the rules. */
  readonly steps: number;
  /** Until all of the figure can be used. */
  readonly figure: number;
}

/** The weight of some files with all that they import at once. */
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

/** @param folder where the elements are, `embed/v1` of a built site */
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
