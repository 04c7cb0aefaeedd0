/** Writes conformance vectors: `npm run --silent conformance -- --out FOLDER`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformanceCommand } from './conformanceCommand.ts';
import { locate } from './inputFile.ts';

const { out, err, code } = conformanceCommand(process.argv.slice(2), (folder, file, text) => {
  const target = locate(folder);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, file), text);
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
