/** Checks reference vectors against the engine: `npm run --silent vectors -- FILE…`. */
import { readFileSync } from 'node:fs';
import { locate } from './inputFile.ts';
import { vectorsCommand } from './vectorsCommand.ts';

const { out, err, code } = vectorsCommand(process.argv.slice(2), (file) => readFileSync(locate(file), 'utf8'));
out.forEach((line) => console.log(line));
err.forEach((line) => console.error(line));
process.exitCode = code;
