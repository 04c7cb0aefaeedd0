import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectFiles, surroundings } from './siteInputs.ts';

const root = join(import.meta.dirname, '../../..');
afterEach(() => vi.unstubAllEnvs());

test('a site is made of every file of the project, and of the packages that are installed', () => {
  const files = projectFiles(root).map((file) => file.slice(root.length + 1).replaceAll('\\', '/'));
  expect(files).toEqual(
    expect.arrayContaining([
      'astro.config.mjs',
      'package-lock.json',
      'content/i18n/en.json',
      'public/favicon.svg',
      'src/spins/vectors/README.md',
      'src/site/styles/tokens.css',
      'node_modules/.package-lock.json',
    ]),
  );
  expect(files.filter((file) => /^(?:\.git|\.astro|dist)\/|node_modules\/(?!\.package-lock)/.test(file))).toEqual([]);
});

test.each(['SITE', 'BASE', 'REPOSITORY', 'NODE_OPTIONS', 'PUBLIC_NAME'])('the variable %s counts', (name) => {
  const before = surroundings(root);
  vi.stubEnv(name, 'other');
  expect(surroundings(root)).not.toEqual(before);
});

test('a variable that no build reads does not count', () => {
  const before = surroundings(root);
  vi.stubEnv('COLUMNS', '81');
  expect(surroundings(root)).toEqual(before);
});
