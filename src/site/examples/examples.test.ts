import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { conformanceLines, vectorFile, type VectorSet } from '#data/conformance.ts';
import { dataText } from '#data/formats.ts';
import { printLines } from '#data/vectorLine.ts';
import { systemById } from '#rules/registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallkick-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONSUMERS = [
  [process.execPath, 'conformance.mjs'],
  ['python3', 'conformance.py'],
] as const;

/** Writes a system and one of its sets, and runs a consumer on them. */
function run(
  command: string,
  example: string,
  id: string,
  set: VectorSet,
  spoil: (json: string) => string = (json) => json,
) {
  const system = systemById(id)!;
  const [table, vectors] = [join(folder, `${id}.json`), join(folder, vectorFile(system, set))];
  writeFileSync(table, spoil(dataText(system, 'json')!));
  writeFileSync(vectors, printLines(conformanceLines(system, set)));
  const script = fileURLToPath(new URL(example, import.meta.url));
  return spawnSync(command, [script, table, vectors], { encoding: 'utf8' });
}

const present = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

describe.each(CONSUMERS)('the example for %s, %s', (command, example) => {
  test.skipIf(!present(command)).each([
    ['srs-guideline', 'small', 284],
    ['srs-nullpomino-180', 'random', 1000],
    ['dtet', 'small', 826],
  ] as const)('passes every line of %s, %s set', (id, set, lines) => {
    const { stdout, status } = run(command, example, id, set);
    expect([stdout.trim(), status]).toEqual([`${lines} passed, 0 failed`, 0]);
  });

  test.skipIf(!present(command))('fails and names the line when one number of the table is wrong', () => {
    const { stdout, status } = run(command, example, 'srs-guideline', 'small', (json) =>
      json.replace('"0>>1": [[0, 0], [-2, 0]', '"0>>1": [[0, 0], [2, 0]'),
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(/^line \d+: expected \[/);
    expect(stdout).toMatch(/279 passed, 5 failed/);
  });
});

test('the examples are small enough to be read on the page', () => {
  for (const [, example] of CONSUMERS)
    expect(readFileSync(fileURLToPath(new URL(example, import.meta.url)), 'utf8').split('\n').length).toBeLessThan(60);
});
