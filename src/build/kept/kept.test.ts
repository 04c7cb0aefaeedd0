import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep } from './kept.ts';

let root = '';
const at = (name: string): string => join(root, name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wallkick-kept-'));
  writeFileSync(at('data.txt'), 'one');
  writeFileSync(at('module.mjs'), 'export default 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Makes a product of a file, a module and a value, as a build does. */
const build = (value = 'en') =>
  keep({
    folder: at('made'),
    record: at('kept/made.json'),
    inputs: { files: [at('data.txt')], values: [value] },
    make: async () => {
      await import(`${pathToFileURL(at('module.mjs')).href}?${value}`);
      mkdirSync(at('made/deep'), { recursive: true });
      writeFileSync(at('made/deep/text.txt'), `${readFileSync(at('data.txt'), 'utf8')} ${value}`);
    },
  });
const product = (): string => readFileSync(at('made/deep/text.txt'), 'utf8');

test('a product is made once from the same inputs', async () => {
  expect(await build()).toBe(false);
  expect(await build()).toBe(true);
  expect(product()).toBe('one en');
});

test.each([
  ['a file that it is made of changes', () => writeFileSync(at('data.txt'), 'two')],
  ['a module that was loaded to make it changes', () => writeFileSync(at('module.mjs'), 'export default 2;')],
  ['a file of it changes', () => writeFileSync(at('made/deep/text.txt'), 'broken')],
  ['a file of it is missing', () => rmSync(at('made/deep/text.txt'))],
  ['a strange file is beside it', () => writeFileSync(at('made/other.txt'), '')],
  ['its folder is missing', () => rmSync(at('made'), { recursive: true })],
  ['its record is missing', () => rmSync(at('kept'), { recursive: true })],
  ['its record is broken', () => writeFileSync(at('kept/made.json'), '{"inputs":')],
  ['its record is of another form', () => writeFileSync(at('kept/made.json'), 'null')],
])('it is made again when %s', async (_what, change) => {
  await build();
  change();
  expect(await build()).toBe(false);
  expect(product()).toBe(`${readFileSync(at('data.txt'), 'utf8')} en`);
});

test('it is made again when a module that was loaded to make it is missing', async () => {
  await build();
  rmSync(at('module.mjs'));
  await expect(build()).resolves.toBe(false);
});

test('it is made again for another value', async () => {
  await build();
  expect(await build('de')).toBe(false);
  expect(product()).toBe('one de');
});

test('a product whose making failed is made again', async () => {
  const failing = keep({
    folder: at('made'),
    record: at('kept/made.json'),
    inputs: { files: [at('data.txt')], values: ['en'] },
    make: () => Promise.reject(new Error('no room')),
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await build()).toBe(false);
});
