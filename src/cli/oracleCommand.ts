import { requestOf } from '#engine/requestOf.ts';
import { printScenario } from '#engine/scenario.ts';
import { oracleCases } from '#rules/oracle/cases.ts';
import { faultOf } from '#rules/oracle/compare.ts';
import { readArguments } from './wallkick/command.ts';
import type { VectorsReport } from './wallkick/vectorsCommand.ts';

const USAGE = `Usage: npm run --silent oracle -- [--cases N] [--seed S]

  Compares the engine with a second, slower way to the same answer on random rotations: every system, reading and table
  that readers can make.

  --cases N   how many rotations; 200000 unless told otherwise
  --seed S    another seed gives other cases, from 1 to 4294967295; 1 unless told otherwise`;

const USUAL_CASES = '200000';
const USUAL_SEED = '1';
const MOST_SEED = 2 ** 32 - 1;
/** Number of printed failures. All are counted. */
const MOST_SHOWN = 10;

const refuse = (because: string): VectorsReport => ({ out: [], err: [`${because}\n${USAGE}`], code: 2 });

/** Parses a number from 1 to `most`; null for other texts. */
function numberIn(text: string, most: number): number | null {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** Compares engine and oracle on random cases. `args` are those of the command line. */
export function oracleCommand(args: readonly string[], fault: typeof faultOf = faultOf): VectorsReport {
  const given = readArguments({ args, options: { cases: { type: 'string' }, seed: { type: 'string' } } });
  if (typeof given === 'string') return refuse(given);
  const { cases = USUAL_CASES, seed = USUAL_SEED } = given.values;
  const count = numberIn(cases, Number.MAX_SAFE_INTEGER);
  if (count === null) return refuse(`--cases is "${cases}"; give a whole number from 1.`);
  const start = numberIn(seed, MOST_SEED);
  if (start === null) return refuse(`--seed is "${seed}"; give a whole number from 1 to ${MOST_SEED}.`);

  const out: string[] = [];
  let failed = 0;
  for (const scenario of oracleCases(count, start)) {
    const found = fault(scenario.system, requestOf(scenario), scenario.memory);
    if (found === null) continue;
    failed++;
    if (failed <= MOST_SHOWN) out.push(`${printScenario(scenario)}\n  ${found}`);
  }
  if (failed > MOST_SHOWN) out.push(`${failed - MOST_SHOWN} more failures are not shown.`);
  return { out: [...out, `${count - failed} passed, ${failed} failed`], err: [], code: failed > 0 ? 1 : 0 };
}
