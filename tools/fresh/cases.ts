import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodePackages } from '#cli/toolchain/pair.mjs';
import type { System } from './machine.ts';

/** Common pairs of Node and npm: those shipped together, and an npm that was updated or held back. Node 18 cannot run npm 11. */
export const systems: readonly System[] = [
  { node: 18, npm: 8 },
  { node: 18, npm: 9 },
  { node: 18, npm: 10 },
  { node: 20, npm: 10 },
  { node: 20, npm: 11 },
  { node: 22, npm: 10 },
  { node: 22, npm: 11 },
  { node: 24, npm: 11 },
];

/** A change that may happen to a working clone. */
export interface Mishap {
  readonly name: string;
  readonly befall: (clone: string) => void;
}

const toolchain = 'src/cli/toolchain/node_modules';
const node = nodePackages.get(`${process.platform}-${process.arch}`)!;

const cut =
  (path: string, length: number): Mishap['befall'] =>
  (clone) =>
    truncateSync(join(clone, path), length);
const remove =
  (path: string): Mishap['befall'] =>
  (clone) =>
    rmSync(join(clone, path), { recursive: true });

/** Changes that happen one after another to the clone of the first system. */
export const mishaps: readonly Mishap[] = [
  { name: 'no history of git', befall: remove('.git') },
  { name: "npm's record is cut short", befall: cut('node_modules/.package-lock.json', 1000) },
  { name: 'half of the packages are gone', befall: removeHalf },
  { name: 'the packages for this machine were left out', befall: leaveOutNativePackages },
  { name: "the toolchain's record is cut short", befall: cut(`${toolchain}/.package-lock.json`, 1000) },
  { name: "the toolchain's Node is cut short", befall: cut(`${toolchain}/${node.name}/${node.program}`, 1000) },
  { name: "the toolchain's npm is half removed", befall: remove(`${toolchain}/npm/node_modules`) },
  { name: "the toolchain's links are gone", befall: remove(`${toolchain}/.bin`) },
];

function removeHalf(clone: string): void {
  const folder = join(clone, 'node_modules');
  const packages = readdirSync(folder).filter((name) => !name.startsWith('.'));
  for (const name of packages.slice(0, packages.length / 2)) rmSync(join(folder, name), { recursive: true });
}

/** npm does so under Node 18, and also omits the packages from its record. */
function leaveOutNativePackages(clone: string): void {
  const record = join(clone, 'node_modules/.package-lock.json');
  const lock = JSON.parse(readFileSync(record, 'utf8')) as { packages: Record<string, { optional?: true }> };
  const entries = Object.entries(lock.packages);
  for (const [path, { optional }] of entries) {
    if (optional) rmSync(join(clone, path), { recursive: true, force: true });
  }
  lock.packages = Object.fromEntries(entries.filter(([, { optional }]) => !optional));
  writeFileSync(record, JSON.stringify(lock));
}
