import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompileOptions } from 'svelte/compiler';

/** Begins the classes that keep the styles of a component to itself. */
export const SCOPE = 's-';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const COMPONENTS = globSync('src/**/*.svelte', { cwd: root, exclude: (name) => name === 'node_modules' })
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/** Names scoping classes by numbers: a page holds thousands of them. A component that is made while the site is watched gets a hash. */
export const scopeClass: NonNullable<CompileOptions['cssHash']> = ({ filename, hash }) => {
  const number = COMPONENTS.indexOf(relative(root, filename!).replaceAll('\\', '/'));
  return SCOPE + (number < 0 ? hash(filename!) : number.toString(36));
};
