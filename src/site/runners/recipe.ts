import { vectorPath } from '#data/conformance.ts';
import type { SiteAddresses } from '#data/dataFiles.ts';
import type { SYSTEMS } from '#rules/registry.ts';
import { checksum } from './downloads.ts';
import { runnerPath, type Runner } from './runners.ts';

/** What a game compares with, and where the files are. */
export interface RecipeOptions extends SiteAddresses {
  readonly runner: Runner;
  readonly system: (typeof SYSTEMS)[number];
}

const fileName = (path: string): string => path.split('/').at(-1)!;

/** Commands that download a runner and vectors, and stop unless they are the files of this version. */
function downloadCommands({ runner, system, data, stepper }: RecipeOptions): readonly string[] {
  const paths = [runnerPath(runner.program), vectorPath(system, 'small', 'tsv')];
  return [
    ...paths.map((path) => `curl -fsSO ${data}/${path}`),
    "sha256sum --check <<'END'",
    ...paths.map((path) => `${checksum(path, { stepper, data })}  ${fileName(path)}`),
    'END',
  ];
}

/** Commands that build the runner with the game, and run them. */
const runCommands = ({ runner, system }: RecipeOptions): readonly string[] => [
  ...(runner.build === null ? [] : [runner.build]),
  `${runner.run} ${fileName(vectorPath(system, 'small', 'tsv'))}`,
];

/** A script for any shell of POSIX. */
export const shellScript = (options: RecipeOptions): string =>
  ['#!/bin/sh', 'set -eu', ...downloadCommands(options), ...runCommands(options)].map((line) => `${line}\n`).join('');

/** A workflow of GitHub Actions. */
export function githubWorkflow(options: RecipeOptions): string {
  const block = (lines: readonly string[]): readonly string[] => lines.map((line) => `          ${line}`);
  return [
    'name: Rotation',
    'on: [push, pull_request]',
    'permissions:',
    '  contents: read',
    'jobs:',
    '  rotation:',
    '    runs-on: ubuntu-24.04',
    '    steps:',
    '      - uses: actions/checkout@v4',
    '      - name: Download runner and vectors',
    '        run: |',
    ...block(downloadCommands(options)),
    `      - name: Compare the game with ${options.system.name}`,
    '        run: |',
    ...block(runCommands(options)),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
