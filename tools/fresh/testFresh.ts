/**
 * Tries the commands on fresh clones with common Node and npm versions: `npm run test:fresh`, or `npm run test:fresh -- "npm 8"` for the
 * systems whose names contain a text. It needs git and the npm registry, and tries the committed state.
 */
import { mishaps, systems } from './cases.ts';
import { prepareMachine, type System } from './machine.ts';

const [part = ''] = process.argv.slice(2);
const machine = prepareMachine();
process.once('exit', () => machine.remove());
let passed = 0;
let failed = 0;

const nameOf = ({ node, npm }: System): string => `Node ${node}, npm ${npm}`;

function report(name: string, run: () => string | undefined): void {
  const begin = performance.now();
  const fault = run();
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  if (fault === undefined) passed++;
  else failed++;
  console.log(`${fault === undefined ? '✓' : '✗'} ${name} (${seconds} s)${fault === undefined ? '' : `\n${fault}`}`);
}

for (const system of systems.filter((one) => nameOf(one).includes(part))) {
  const name = nameOf(system);
  const clone = machine.clone(name);
  report(`${name}: a fresh clone`, () => machine.vectors(clone, system));
  report(`${name}: again, without network`, () => machine.vectors(clone, system, 'offline'));
  if (system === systems[0]) {
    for (const { name: what, befall } of mishaps) {
      befall(clone);
      report(`${name}: ${what}`, () => machine.vectors(clone, system));
    }
    const latest = systems.at(-1)!;
    report(`${nameOf(latest)} instead of ${name}`, () => machine.vectors(clone, latest, 'offline'));
  }
  machine.remove(clone);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
