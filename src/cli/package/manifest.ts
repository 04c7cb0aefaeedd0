import { ENTRIES, OPTIONAL, PROGRAM } from './bundle.ts';

/** The folder of the compiled files within the package. */
export const LIBRARY = 'lib';

const pathOf = (entry: string): string => (entry === 'index' ? '.' : `./${entry}`);

/** The `package.json` of the package. */
export const manifest = (version: string, optional: string) => ({
  name: 'wallkick',
  version,
  description: 'Rotation systems of falling-block games: each kick test of a rotation, with what blocked it.',
  keywords: ['tetris', 'srs', 'ars', 'dtet', 'rotation', 'wall-kick', 'kick-table'],
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20' },
  bin: { wallkick: `./${LIBRARY}/${PROGRAM}.js` },
  // TypeScript with `moduleResolution: node` does not read `exports`.
  main: `./${LIBRARY}/index.js`,
  types: `./${LIBRARY}/index.d.ts`,
  typesVersions: { '*': Object.fromEntries(ENTRIES.map((entry) => [entry, [`./${LIBRARY}/${entry}.d.ts`]])) },
  exports: {
    ...Object.fromEntries(
      ENTRIES.map((entry) => [
        pathOf(entry),
        { types: `./${LIBRARY}/${entry}.d.ts`, default: `./${LIBRARY}/${entry}.js` },
      ]),
    ),
    './package.json': './package.json',
  },
  peerDependencies: { [OPTIONAL]: optional },
  peerDependenciesMeta: { [OPTIONAL]: { optional: true } },
  // These modules register sentences; a bundler may leave out any other module that a program does not use.
  sideEffects: [`./${LIBRARY}/_virtual/*`],
  files: [LIBRARY, 'licences.txt'],
});
