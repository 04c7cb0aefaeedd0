import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompileOptions } from 'svelte/compiler';

/** Begins the classes that keep the styles of a component to itself. */
export const SCOPE = 's-';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Names scoping classes by the path of the component from the root of the project, so that no other component and no other machine changes
 * them. A page holds thousands, so four letters of the hash must do; a test finds two components with the same.
 */
export const scopeClass: NonNullable<CompileOptions['cssHash']> = ({ filename, hash }) =>
  SCOPE + hash(relative(root, filename!).replaceAll('\\', '/')).slice(-4);
