import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firstMissingPackage } from './installed.mjs';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'wallkick-installed-'))));
afterEach(() => rmSync(root, { recursive: true }));

interface Package {
  readonly version?: string;
  readonly optional?: true;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}
type Packages = Readonly<Record<string, Package>>;

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
/** Native code, as package-lock.json lists it. npm takes a name or a list of names for `os` and `cpu`. */
const native = (os: Package['os'], cpu: Package['cpu']): Packages => ({
  'node_modules/native': { version: '1.0.0', optional: true, os, cpu },
});
const { platform, arch } = process;

test('a fresh clone misses the first package', () => {
  lock('package-lock.json', { ...astro, ...svelte });
  expect(firstMissingPackage(root)).toBe('node_modules/astro');
});

test.each<[what: string, wanted: Packages, present: Packages, missing: string | undefined]>([
  ['everything is there', { ...astro, ...svelte }, { ...astro, ...svelte }, undefined],
  ['a package was added to the lockfile', { ...astro, ...svelte }, astro, 'node_modules/svelte'],
  ['a package was updated', svelte, { 'node_modules/svelte': { version: '4.9.0' } }, 'node_modules/svelte'],
  ['an optional package is for another system', { ...svelte, ...native(['aix'], [arch]) }, svelte, undefined],
  ['an optional package is for another processor', { ...svelte, ...native(platform, 's390') }, svelte, undefined],
  ['an optional package is WebAssembly', { ...svelte, ...native(undefined, ['wasm32']) }, svelte, undefined],
  // npm 10 under Node 18 omits it, because it requires Node 20.
  ['an optional package for this machine', { ...svelte, ...native(platform, [arch]) }, svelte, 'node_modules/native'],
  [
    'an optional package is outdated',
    { ...svelte, ...native(platform, arch) },
    { ...svelte, 'node_modules/native': { version: '0.9.0' } },
    'node_modules/native',
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

test.each(['', '{', '{"name":"wallkick","packages":{"node_modules/sv', 'null', '{}'])(
  'nothing is installed where the record of npm is damaged: %j',
  (text) => {
    lock('package-lock.json', svelte);
    install(svelte);
    writeFileSync(join(root, 'node_modules/.package-lock.json'), text);
    expect(firstMissingPackage(root)).toBe('node_modules/svelte');
  },
);
