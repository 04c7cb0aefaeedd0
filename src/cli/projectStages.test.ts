import { expect, test } from 'vitest';
import { astroPatterns, stagesBelow, testStages } from './projectStages.ts';

test.each([
  ['src/board', ['src/board/**/*.astro']],
  ['src/board/', ['src/board/**/*.astro']],
  ['src/site/widgets/KickStepper.astro', ['src/site/widgets/KickStepper.astro']],
  ['src/board/scene.ts', []],
])('the components below %s are %j', (path, patterns) => {
  expect(astroPatterns([path])).toEqual(patterns);
});

test('files below some paths are formatted and linted as all files are', () => {
  const names = (paths: readonly string[]): readonly string[] => stagesBelow(paths).map(({ name }) => name);
  const lint = testStages.map(({ name }) => name).filter((name) => name.startsWith('lint: '));
  expect(
    names(['src/board'])
      .filter((name) => name.startsWith('lint: '))
      .sort(),
  ).toEqual([...lint].sort());
  expect(names(['src/board/scene.ts'])).not.toContain('lint: pages');
});

test('the browser tests wait for every other stage', () => {
  const { after } = testStages.at(-1)!;
  expect(after).toEqual(testStages.slice(0, -1).map(({ name }) => name));
});
