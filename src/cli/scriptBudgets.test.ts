import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageWeights } from './pageWeights.ts';
import { budgetFaults } from './scriptBudgets.ts';

const page = (name: string, brotli: number, islands = 1) => ({
  page: name,
  js: { raw: 0, gzip: 0, brotli },
  islands,
  framework: 'not loaded' as const,
});

test('a page may weigh what the budget allows', () => {
  expect(budgetFaults([page('/a/', 45_000)], {})).toEqual([]);
  expect(budgetFaults([page('/a/', 45_100)], {})).toEqual(['/a/ loads 45.1 kB of JavaScript; its limit is 45.0 kB']);
});

test('a page on the list keeps to its own limit, and leaves the list when it can', () => {
  expect(budgetFaults([page('/a/', 49_900)], { '/a/': 50 })).toEqual([]);
  expect(budgetFaults([page('/a/', 50_100)], { '/a/': 50 })).toHaveLength(1);
  expect(budgetFaults([page('/a/', 44_000)], { '/a/': 50 })).toEqual([
    '/a/ keeps to the budget with 44.0 kB; take it off the list of those that do not',
  ]);
  expect(budgetFaults([], { '/a/': 50 })).toHaveLength(1);
});

test('a page without figures loads no framework', () => {
  expect(budgetFaults([{ ...page('/a/', 10, 0), framework: 'loaded' }], {})).toEqual([
    '/a/ has no figure but loads the framework',
  ]);
});

test('a page weighs with its islands and all they import, but not with what they fetch later', () => {
  const dist = mkdtempSync(join(tmpdir(), 'wallkick-weights-'));
  const files: Readonly<Record<string, string>> = {
    'a/index.html': '<script type="module" src="/x/own.js"></script><astro-island component-url="/x/island.js">',
    'x/own.js': 'own()',
    'x/island.js': 'import"./shared.js";import("./later.js")',
    'x/shared.js': 'shared()',
    'x/later.js': 'later()',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  const [weight] = pageWeights(dist);
  rmSync(dist, { recursive: true });
  const loaded = ['x/own.js', 'x/island.js', 'x/shared.js'].map((name) => files[name]!.length);
  expect(weight).toMatchObject({ page: '/a/', islands: 1, js: { raw: loaded.reduce((sum, size) => sum + size) } });
});
