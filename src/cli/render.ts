/** Draws a scenario without a browser: `npm run --silent render -- --as png "system=… piece=…" > FILE`. */
import { loadFiguresInNode } from './figureModules.ts';

loadFiguresInNode();
const { renderCommand } = await import('./renderCommand.ts');
const { out, err, code } = await renderCommand(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
