import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FIRST_FILE = 'wallkick.js';
/** How a built file asks for another at once; what it asks for later is written `import(…)`. */
const IMPORTED = /(?:^|[;}\n])(?:import|export)(?:[^;(]*?from)?\s*["'`]\.\/([\w.-]+)["'`]/g;

/**
 * Bytes of JavaScript, each file compressed with brotli at its best, that come with the file of the elements: a stepper is drawn with
 * them.
 * @param folder where the elements are, `embed/v1` of a built site
 */
export function elementWeight(folder: string): number {
  const files = new Set([FIRST_FILE]);
  let bytes = 0;
  for (const name of files) {
    const code = readFileSync(join(folder, name), 'utf8');
    for (const [, other] of code.matchAll(IMPORTED)) files.add(other!);
    bytes += brotliCompressSync(code).length;
  }
  return bytes;
}
