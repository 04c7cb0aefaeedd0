/** Checks and converts notated games: `npm run --silent ptn -- check FILE…`, `npm run --silent ptn -- convert --from … --to … [FILE]`. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { locate } from './inputFile.ts';
import { ptnCommand } from './ptnCommand.ts';

const { out, err, code } = await ptnCommand(process.argv.slice(2), (file) =>
  file === null ? text(process.stdin) : readFile(locate(file), 'utf8'),
);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
