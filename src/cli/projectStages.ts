import { fileURLToPath } from 'node:url';
import { provideBrowser } from './browserStage.ts';
import { checkByCommand } from './command.ts';
import type { Stage } from './stages.ts';
import { playwrightCounts, testsByCommand, vitestCounts } from './testReports.ts';

const reports = fileURLToPath(new URL('../../test-results/', import.meta.url));
const e2eConfig = 'e2e/playwright.config.ts';
/** TypeScript 7. TypeScript 6 stands beside it for the checkers of components, which call it as a library. */
const nativeCompiler = 'node_modules/@typescript/native/bin/tsc';
/** Two levels deep, to detect links that climb too far. */
const subPath = { BASE: '/games/wallkick/' };

type Relations = Partial<Pick<Stage, 'after' | 'needs'>>;

function check(
  name: string,
  command: readonly [string, ...string[]],
  { after = [], needs = [] }: Relations = {},
  environment: Readonly<Record<string, string>> = {},
): Stage {
  return { name, after, needs, run: () => checkByCommand(command, environment) };
}

/** Path of the report of a stage that counts single tests. */
const reportOf = (name: string): string => `${reports}${name.replaceAll(/\W+/g, '-')}.json`;

function unitTests(
  name: string,
  args: readonly string[],
  { after = [], needs = [] }: Relations = {},
  environment: Readonly<Record<string, string>> = {},
): Stage {
  const file = reportOf(name);
  const command: readonly [string, ...string[]] = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    // A missing picture in the gallery is a fault. The test must not write it.
    '--update=none',
    ...args,
  ];
  return { name, after, needs, run: () => testsByCommand(command, environment, file, vitestCounts) };
}

function browserTests(
  name: string,
  { after = [], needs = [] }: Relations,
  environment: Readonly<Record<string, string>> = {},
): Stage {
  const file = reportOf(name);
  const command = ['playwright', 'test', '-c', e2eConfig, '--reporter=list,json'] as const;
  const run = (): ReturnType<Stage['run']> =>
    testsByCommand(command, { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, file, playwrightCounts);
  return { name, after, needs, run };
}

const quickUnitTests = ['--project', '!slow'];

/**
 * Types, lint and unit tests. `astro check` reads the Astro components alone, and writes types that the other checks read. `svelte-check`
 * reads the Svelte components and every TypeScript file.
 */
const checks = (environment: Readonly<Record<string, string>> = {}): readonly Stage[] => [
  // As long as all other stages before the browser tests.
  unitTests('unit tests', quickUnitTests, {}, environment),
  check('types: pages', [
    'astro',
    'check',
    '--tsconfig',
    'src/tsconfig.pages.json',
    '--minimumFailingSeverity',
    'warning',
  ]),
  check('types: engine', ['node', nativeCompiler, '-p', 'src/tsconfig.pure.json']),
  check('lint: formatting', ['oxfmt', '--check']),
  check('lint: pages', ['prettier', '--check', '--log-level', 'warn', '**/*.astro']),
  check(
    'types: components',
    ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--tsgo-experimental-api'],
    {
      after: ['types: pages'],
    },
  ),
  check('lint: code', ['oxlint'], { after: ['types: pages'] }),
  check('lint: components', ['eslint', '.', '--max-warnings', '0'], { after: ['types: pages'] }),
  check('lint: keys', ['node', 'src/cli/ownKeys.ts']),
  check('prose', ['node', 'src/cli/prose.ts']),
];

/** All stages. The site is built once, below a path: what works there works at the root of a domain. */
const everything = (environment: Readonly<Record<string, string>> = {}): readonly Stage[] => {
  const after = ['types: pages', 'types: components', 'lint: code'];
  return [
    { name: 'browser', after: [], needs: [], run: provideBrowser },
    ...checks(environment),
    check('build', ['npm', 'run', 'build'], { after }, subPath),
    unitTests('scratch builds', ['--project', 'slow'], { after }),
    check('links', ['node', 'src/cli/links.ts'], { needs: ['build'] }),
    check('budgets', ['node', 'src/cli/budgets.ts'], { needs: ['build'] }),
    browserTests(
      'browser tests',
      { after: ['unit tests', 'scratch builds'], needs: ['browser', 'build'] },
      environment,
    ),
  ];
};

/** The fast stages for every day. */
export const fastStages = checks();

/**
 * The fast stages for files below some paths, which take seconds. They check types only in the folders without the DOM, because the other
 * two checkers read every file of the project.
 */
export const stagesBelow = (paths: readonly string[]): readonly Stage[] => [
  check('types: engine', ['node', nativeCompiler, '-p', 'src/tsconfig.pure.json']),
  check('lint: formatting', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths]),
  check('lint: code', ['oxlint', '--no-error-on-unmatched-pattern', ...paths]),
  check('lint: components', ['eslint', '--max-warnings', '0', '--no-error-on-unmatched-pattern', ...paths]),
  unitTests('unit tests', [...quickUnitTests, '--passWithNoTests', ...paths]),
];

/** `npm test`: tests that differ only by a width, a theme or an example run once for each kind. */
export const testStages = everything();

/**
 * `npm run test:all`: every width, theme and example, more random cases, snippets in every installed language, and the package as npm
 * installs it.
 */
export const wideStages = [
  ...everything({ WIDE: '1' }),
  check('package', ['node', 'src/cli/testPackage.ts'], { after: ['browser tests'], needs: ['browser'] }),
];
