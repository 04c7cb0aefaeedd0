/** Counts reachable placements: `npm run --silent reach -- --system ID FILE.json`. */
import { readFile } from 'node:fs/promises';
import { locate } from './inputFile.ts';
import { reachCommand } from './reachCommand.ts';

const { out, err, code } = await reachCommand(process.argv.slice(2), (file) => readFile(locate(file), 'utf8'));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
