/** Replays a vector file: `node main.mjs MODULE FILE SYSTEM`. */
import { readFileSync } from 'node:fs';

const [module, file, system] = process.argv.slice(2);
const { replay } = await import(module);
console.log(replay(readFileSync(file, 'utf8'), system));
