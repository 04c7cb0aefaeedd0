import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { checkedProgram, docstringExamples, fencedExamples, type Example } from './examples.ts';
import { entryPoints, packageProgram, pagePath, referencePage, SYSTEMS_BY_NAME, systemsByName } from './reference.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const files = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).sort();

/** Pages that are written by hand. The blocks of the others are the examples of docstrings. */
const PAGES = [
  'content/docs/reference/api/index.mdx',
  'content/docs/reference/api/versions.mdx',
  'src/package/README.md',
];
const examples: readonly Example[] = [
  ...files('src/{engine,rules,play,notation,analysis,data,package}/**/*.ts').flatMap((path) =>
    docstringExamples(path, read(path)),
  ),
  ...PAGES.flatMap((path) => fencedExamples(path, read(path), 'ts')),
];

/** Within the project, so that the examples import `wallkick` by its own name. */
const folder = join(root, 'test-results/package-examples');
const fileOf = (index: number): string => join(folder, `example${index}.ts`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
examples.forEach((example, index) => writeFileSync(fileOf(index), checkedProgram(example)));
const program = packageProgram(examples.map((_, index) => fileOf(index)));
const entries = entryPoints(program);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every example compiles', () => {
  const faults = examples.flatMap(({ place }, index) => {
    const file = program.getSourceFile(fileOf(index))!;
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
  expect(faults).toEqual([]);
});

test('every example runs and gives what it says', () => {
  const main = join(folder, 'main.mjs');
  const places = examples.map(({ place }, index) => [place, pathToFileURL(fileOf(index)).href]);
  writeFileSync(
    main,
    `console.log = () => undefined;
const faults = [];
for (const [place, file] of ${JSON.stringify(places)}) await import(file).catch((error) => faults.push(place + ': ' + error.message));
process.stdout.write(JSON.stringify(faults));`,
  );
  const hooks = pathToFileURL(join(root, 'src/build/sourceModules.ts')).href;
  const out = execFileSync(process.execPath, ['--import', hooks, main], { cwd: root, encoding: 'utf8' });
  expect(JSON.parse(out)).toEqual([]);
});

describe('every export', () => {
  const exported = () =>
    entries.flatMap((entry) => entry.exports.map((own) => ({ at: `${entry.module}: ${own.name}`, ...own })));

  test('has a docstring', () => {
    expect(
      exported()
        .filter(({ text }) => text === '')
        .map(({ at }) => at),
    ).toEqual([]);
  });

  test('that is a value and no system has an example with its import', () => {
    const values = exported().filter(({ kind, system }) => kind !== 'type' && system === null);
    expect(values.length).toBeGreaterThan(80);
    expect(values.filter(({ name, example }) => !example.includes(name)).map(({ at }) => at)).toEqual([]);
  });

  test('that is an interface shows the fields of its parents, which may have no entry', () => {
    const types = exported().filter(({ kind }) => kind === 'type');
    expect(types.filter(({ signature }) => /^interface \w+ extends/.test(signature))).toEqual([]);
    expect(types.find(({ at }) => at === 'wallkick/table: TableReading')!.signature).toMatch(
      /readonly nearest: .*readonly unused: /s,
    );
  });

  test('says what each parameter is that its docstring names', () => {
    const unknown = exported().flatMap(({ at, parameters, signature }) =>
      parameters
        .filter(([name, text]) => text === '' || !new RegExp(`\\b${name}\\b`).test(signature))
        .map(([name]) => `${at} ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

test('the package exports the systems of the registry', async () => {
  await expect(systemsByName()).toMatchFileSnapshot(SYSTEMS_BY_NAME);
});

test('the reference is what the docstrings say', async () => {
  expect(entries).toHaveLength(9);
  for (const entry of entries)
    await expect(await referencePage(entry)).toMatchFileSnapshot(join(root, pagePath(entry)));
});
