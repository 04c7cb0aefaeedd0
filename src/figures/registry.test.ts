import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attributeNames } from '#figure/record/elementParams.ts';
import { componentFile, moduleOf } from '#figure/record/figureFiles.ts';
import { namesIn } from '#figure/record/links.ts';
import { FIGURES } from './registry.ts';

const FOLDER = new URL('./', import.meta.url).pathname;
const pathOf = (module: string): string => module.replace('#figures/', FOLDER);
const offered = FIGURES.flatMap(({ name, folder, element }) => (element ? [{ name, folder, element }] : []));

test('every folder with a record stands in the registry, and its record names it', () => {
  const listed = [...readFileSync(`${FOLDER}registry.ts`, 'utf8').matchAll(/import\('\.\/(.*)'\)/g)].map(
    ([, file]) => file,
  );
  expect(listed).toEqual(FIGURES.map(({ folder }) => `${folder}/figure.ts`));
  expect(listed.sort()).toEqual(globSync('**/{figure,*.figure}.ts', { cwd: FOLDER }).sort());
});

test('each figure has a name of its own', () => {
  const names = FIGURES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(FIGURES.map((figure) => [figure.name, figure] as const))(
  '%s has its component where it says',
  (_name, figure) => {
    expect(existsSync(pathOf(componentFile(figure, 'astro')))).toBe(true);
  },
);

test.each(FIGURES.filter(({ keys }) => keys).map((figure) => [figure.name, figure] as const))(
  '%s takes its keys from its record',
  (name, figure) => {
    const source = readFileSync(pathOf(componentFile(figure, 'svelte')), 'utf8');
    expect(source).toContain(`import KEYS from 'figures:keys/${name}';`);
    expect(source).toContain('uses={KEYS}');
  },
);

describe('an element', () => {
  test.each(offered.map((one) => [one.name, one] as const))('%s has each attribute once', (_name, { element }) => {
    const names = attributeNames(element);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(offered.map((one) => [one.name, one] as const))(
    '%s has a step that is one of its words',
    (_name, { element }) => {
      expect(element.step === null || element.params.includes(element.step)).toBe(true);
    },
  );

  test('has its modules in a folder that no other element has', () => {
    const modules = FIGURES.filter(({ element }) => element).map((figure) => moduleOf(figure, 'element.ts'));
    expect(new Set(modules).size).toBe(modules.length);
    expect(modules.filter((module) => !existsSync(pathOf(module)))).toEqual([]);
  });

  test.each(offered.map((one) => [one.name, one] as const))(
    '%s has an example for readers without scripts',
    (_name, { element }) => {
      expect(Object.keys(element.example()).length).toBeGreaterThan(0);
    },
  );
});

test('words without which a link opens nothing are words of the figure', () => {
  for (const { name, link, lab } of FIGURES) {
    const taken = [...(link ? namesIn(link) : []), ...(lab?.takenToo ?? [])];
    expect(
      (lab?.needed ?? []).flat().filter((word) => !taken.includes(word)),
      name,
    ).toEqual([]);
  }
});
