import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { elementWeight, wastefulFiles } from './elementWeight.ts';
import { offlineWeight } from './offlineWeight.ts';
import { pageWeights } from './pageWeights.ts';
import { budgetFaults, elementFaults, offlineFaults } from './scriptBudgets.ts';

const weight = (brotli: number) => ({ raw: 0, gzip: 0, brotli });
const page = (name: string, brotli: number, used = brotli) => ({
  page: name,
  html: weight(0),
  sheets: 6,
  js: weight(brotli),
  used: weight(used),
});

test('a page may weigh what the budget allows, and more once its figures are used', () => {
  expect(budgetFaults([page('/a/', 3_000), page('/b/', 3_000, 107_000)])).toEqual([]);
  expect(budgetFaults([page('/a/', 3_100)])).toEqual([
    '/a/ loads 3.1 kB of JavaScript before it is used; its limit is 3.0 kB',
  ]);
  expect(budgetFaults([page('/a/', 3_000, 107_100)])).toEqual([
    '/a/ loads 107.1 kB of JavaScript when it is used; its limit is 107.0 kB',
  ]);
});

test('a page may have as much HTML as the budget allows', () => {
  const long = (name: string, raw: number) => ({ ...page(name, 0), html: { ...weight(0), raw } });
  expect(budgetFaults([long('/a/', 250_000)])).toEqual([]);
  expect(budgetFaults([long('/a/', 250_100)])).toEqual(['/a/ has 250.1 kB of HTML; its limit is 250.0 kB']);
});

test('a page may wait for as many style sheets as a browser opens connections', () => {
  expect(budgetFaults([{ ...page('/a/', 0), sheets: 7 }])).toEqual(['/a/ waits for 7 style sheets; its limit is 6']);
});

test('a stepper of another page may weigh what its budget allows', () => {
  expect(elementFaults({ picture: 34_000, figure: 70_500 }, [])).toEqual([]);
  expect(elementFaults({ picture: 34_001, figure: 70_501 }, ['small-a1.js'])).toEqual([
    'An element loads 34001 bytes of JavaScript for the picture of a stepper; its limit is 34.0 kB',
    'An element loads 70501 bytes of JavaScript for the figure of a stepper; its limit is 70.5 kB',
    'A stepper waits for small-a1.js, which comes after the others or is tiny; put it into one of them',
  ]);
});

test('offline reading may weigh what its budget allows, after a page has loaded', () => {
  expect(offlineFaults({ page: 1_000, worker: 50_000 })).toEqual([]);
  expect(offlineFaults({ page: 1_001, worker: 50_001 })).toEqual([
    'Offline reading loads 1001 bytes of JavaScript for the page; its limit is 1.0 kB',
    'Offline reading loads 50001 bytes of JavaScript for the worker; its limit is 50.0 kB',
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'wallkick-'));
  try {
    expect(() => offlineWeight(folder)).toThrow('has no file');
    mkdirSync(join(folder, '_astro'));
    writeFileSync(join(folder, '_astro/keepOffline.a1.js'), 'keep()');
    writeFileSync(join(folder, 'sw.js'), 'worker()');
    const [page, worker] = ['keep()', 'worker()'].map((code) => brotliCompressSync(code).length);
    expect(offlineWeight(folder)).toEqual({ page, worker });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the picture of a stepper is the first file and all that it imports, and other or tiny files are a waste', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallkick-'));
  try {
    const files = {
      'wallkick.js': 'import"./rules-a1.js";import"./elements-e5.js";',
      'elements-e5.js': 'const later=()=>import("./figure-b2.js");export{later};',
      'rules-a1.js': 'import{later}from"./elements-e5.js";export const rules=1;',
      'figure-b2.js': 'import{a as b}from"./more-c3.js";import"./rules-a1.js";const share=()=>import("./share-d4.js");',
      'more-c3.js': 'export const a=1;',
      'share-d4.js': '"x".repeat(1000);',
    };
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
    const weightOf = (...names: readonly (keyof typeof files)[]): number =>
      names.reduce((sum, name) => sum + brotliCompressSync(files[name]).length, 0);
    expect(elementWeight(folder)).toEqual({
      picture: weightOf('wallkick.js', 'elements-e5.js', 'rules-a1.js'),
      figure: weightOf('wallkick.js', 'elements-e5.js', 'rules-a1.js', 'figure-b2.js', 'more-c3.js'),
    });
    expect(wastefulFiles(folder)).toHaveLength(5);
    for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code.padEnd(1000));
    expect(wastefulFiles(folder)).toEqual(['more-c3.js']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['/', '/games/wallkick/'])(
  'a page of a site below %s weighs with its islands and all they import, but not with what is fetched later',
  (base) => {
    const dist = mkdtempSync(join(tmpdir(), 'wallkick-weights-'));
    const files: Readonly<Record<string, string>> = {
      'index.html': `<link rel="canonical" href="https://example.org${base}">`,
      'a/index.html': `<link rel="stylesheet" href="${base}x/base.css"><link rel="stylesheet" href="${base}x/page.css">
      <script type="module" src="${base}x/own.js"></script><script src="/elsewhere.js"></script>
      <script type="module" src="${base}x/ec.0vx5m.js"></script>
      <script type="module" src="${base}embed/v1/wallkick.js"></script>
      <astro-island component-url="${base}x/seen.js" client="visible"></astro-island>
      <astro-island component-url="${base}x/touched.js" client="touched"></astro-island>`,
      'x/base.css': 'p { margin: 0 }',
      'x/page.css': 'b { margin: 0 }',
      'x/own.js': 'own()',
      'x/ec.0vx5m.js': 'copyButtons()',
      'embed/v1/wallkick.js': 'element()',
      'x/seen.js': 'import"./shared.js";import("./later.js")',
      'x/touched.js': 'import"./shared.js";touched()',
      'x/shared.js': 'shared()',
      'x/later.js': 'later()',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), text);
    }
    const raw = (...names: readonly string[]): number =>
      names.reduce((sum, name) => sum + files[`x/${name}.js`]!.length, 0);
    const weight = pageWeights(dist).find(({ page: name }) => name === '/a/');
    expect(weight).toMatchObject({
      page: '/a/',
      sheets: 2,
      islands: 2,
      js: { raw: raw('own', 'seen', 'shared') },
      used: { raw: raw('own', 'seen', 'shared', 'touched') },
    });
    rmSync(dist, { recursive: true });
  },
);
