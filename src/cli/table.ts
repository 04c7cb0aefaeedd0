/** Says what kick tables are: `npm run --silent table -- [--json] [--against ID] FILE…`. */
import { readFile } from 'node:fs/promises';
import { locate } from './inputFile.ts';
import { tableCommand } from './tableCommand.ts';

const { out, err, code } = await tableCommand(process.argv.slice(2), (file) => readFile(locate(file), 'utf8'));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
