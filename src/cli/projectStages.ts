import { extname } from 'node:path';
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

/** Oxfmt does not know Astro. Prettier refuses to run without one. */
const formatOfPages = (patterns: readonly string[]): readonly Stage[] =>
  patterns.length === 0
    ? []
    : [
        check('lint: pages', [
          'prettier',
          '--check',
          '--log-level',
          'warn',
          '--no-error-on-unmatched-pattern',
          ...patterns,
        ]),
      ];

/**
 * Long stages first, so that two lanes end together. `astro check` reads the Astro components alone, and writes types that the other
 * checks read. `svelte-check` reads the Svelte components and every TypeScript file.
 */
const longChecks = (environment: Readonly<Record<string, string>> = {}): readonly Stage[] => [
  unitTests('unit tests: rules', ['--project', 'rules', '--project', 'mocked'], {}, environment),
  check('types: pages', [
    'astro',
    'check',
    '--tsconfig',
    'src/tsconfig.pages.json',
    '--minimumFailingSeverity',
    'warning',
  ]),
  check(
    'types: components',
    ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--tsgo-experimental-api'],
    { after: ['types: pages'] },
  ),
  check('lint: code', ['oxlint'], { after: ['types: pages'] }),
  unitTests('unit tests: figures', ['--project', 'figures'], {}, environment),
];

const shortChecks: readonly Stage[] = [
  check('lint: components', ['eslint', '.', '--max-warnings', '0'], { after: ['types: pages'] }),
  check('lint: formatting', ['oxfmt', '--check']),
  ...formatOfPages(['**/*.astro']),
  check('lint: keys', ['node', 'src/cli/ownKeys.ts']),
  check('prose', ['node', 'src/cli/prose.ts']),
  check('types: engine', ['node', nativeCompiler, '-p', 'src/tsconfig.pure.json']),
];

/** All stages before the browser tests. The site is built once, below a path: what works there works at the root of a domain. */
const beforeBrowserTests = (environment: Readonly<Record<string, string>> = {}): readonly Stage[] => {
  const after = ['types: pages', 'types: components', 'lint: code'];
  return [
    { name: 'browser', after: [], needs: [], run: provideBrowser },
    ...longChecks(environment),
    check('build', ['npm', 'run', 'build'], { after }, subPath),
    ...shortChecks,
    check('links', ['node', 'src/cli/links.ts'], { needs: ['build'] }),
    check('budgets', ['node', 'src/cli/budgets.ts'], { needs: ['build'] }),
  ];
};

/** All stages. The browser tests use both cores, so they wait for every other stage. */
const everything = (environment: Readonly<Record<string, string>> = {}): readonly Stage[] => {
  const before = beforeBrowserTests(environment);
  const after = before.map(({ name }) => name);
  return [...before, browserTests('browser tests', { after, needs: ['browser', 'build'] }, environment)];
};

/** The fast stages for every day. */
export const fastStages: readonly Stage[] = [...longChecks(), ...shortChecks];

/** Patterns for the Astro components at or below some paths. A path with another ending is a file of another kind. */
export const astroPatterns = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const ending = extname(path);
    return ending === '.astro' ? [path] : ending === '' ? [`${path.replace(/\/$/, '')}/**/*.astro`] : [];
  });

/**
 * The fast stages for files below some paths, which take seconds. They check types only in the folders without the DOM, because the other
 * two checkers read every file of the project.
 */
export const stagesBelow = (paths: readonly string[]): readonly Stage[] => [
  check('types: engine', ['node', nativeCompiler, '-p', 'src/tsconfig.pure.json']),
  check('lint: formatting', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths]),
  ...formatOfPages(astroPatterns(paths)),
  check('lint: code', ['oxlint', '--no-error-on-unmatched-pattern', ...paths]),
  check('lint: components', [
    'eslint',
    '--max-warnings',
    '0',
    '--no-warn-ignored',
    '--no-error-on-unmatched-pattern',
    ...paths,
  ]),
  check('lint: keys', ['node', 'src/cli/ownKeys.ts', ...paths]),
  check('prose', ['node', 'src/cli/prose.ts', ...paths]),
  unitTests('unit tests', ['--project', '!slow', '--project', '!readers', '--passWithNoTests', ...paths]),
];

/** `npm test`: tests that differ only by a page, a width, a theme or an example run once for each kind. */
export const testStages = everything();

/**
 * `npm run test:all`: every page, width, theme and example, more random cases, snippets in every installed language, builds of changed copies
 * of the project, and the package as npm installs it.
 */
export const wideStages = [
  ...everything({ WIDE: '1' }),
  unitTests('scratch builds', ['--project', 'slow'], { after: ['browser tests'] }),
  unitTests('readers of other sites', ['--project', 'readers'], { after: ['browser tests'] }),
  check('package', ['node', 'src/cli/testPackage.ts'], { after: ['browser tests'], needs: ['browser'] }),
];
