/**
 * Runs the conformance vectors of Guideline SRS on libraries of npm, and keeps the results: `npm run results [-- NAME…]`. A library that cannot be
 * run keeps its last result and says why. It needs the registry of npm once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { conformanceSet, VECTOR_SETS, type VectorSet } from '#data/conformance.ts';
import { prettyJson } from '#data/prettyJson.ts';
import { notRun, passedLines, type GameResult } from '#data/results/results.ts';
import { runSet } from '#cli/wallkick/conformanceRun.ts';
import { thisMachine } from '#cli/wallkick/machine.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { installPackages } from '../installPackages.ts';

const folder = fileURLToPath(new URL('games/', import.meta.url));
const file = new URL('../../src/data/results/results.json', import.meta.url);

const readJson = (path: string | URL): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Runs one library, and says why where it cannot. */
async function resultOf(name: string, last: GameResult | undefined, date: string): Promise<GameResult> {
  try {
    const { version } = readJson(`${folder}node_modules/${name}/package.json`) as { readonly version: string };
    const passed: Partial<Record<VectorSet, string>> = {};
    for (const set of VECTOR_SETS) {
      const command = [process.execPath, `${folder}answer.ts`, name] as const;
      const result = await runSet({ system: srsGuideline, set, command, run: thisMachine.run });
      if ('code' in result) return notRun(name, last, result.err.replace(`${command.join(' ')}: `, '').split('\n')[0]!);
      const failed = new Set(result.failures.map(({ id }) => id));
      const ids = conformanceSet(srsGuideline, set).lines.map(({ id }) => id);
      passed[set] = ids.filter((id) => !failed.has(id)).join(' ');
    }
    return { name, version, date, passed, notRun: null };
  } catch (error) {
    return notRun(name, last, (error as Error).message.split('\n')[0]!);
  }
}

try {
  installPackages(folder);
} catch (error) {
  console.error((error as Error).message);
}
const { dependencies } = readJson(`${folder}package.json`) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const last = readJson(file) as readonly GameResult[];
const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
const names = new Set([...last.map(({ name }) => name), ...Object.keys(dependencies)]);
const wanted = process.argv.slice(2);
const results: GameResult[] = [];
for (const name of names) {
  const own = last.find((one) => one.name === name);
  if (own && wanted.length > 0 && !wanted.includes(name)) {
    results.push(own);
    continue;
  }
  const result = await resultOf(name, own, date);
  results.push(result);
  const counts = VECTOR_SETS.map((set) => `${set} ${passedLines(result, set).length}`);
  console.log(`${name} ${result.version ?? '–'}: ${result.notRun ?? counts.join(', ')}`);
}
writeFileSync(file, prettyJson(results));
