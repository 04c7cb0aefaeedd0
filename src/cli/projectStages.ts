import { fileURLToPath } from 'node:url';
import { provideBrowser } from './browserStage.ts';
import { checkByCommand } from './command.ts';
import type { Stage } from './stages.ts';
import { playwrightCounts, testsByCommand, vitestCounts } from './testReports.ts';

const reports = fileURLToPath(new URL('../../test-results/', import.meta.url));
const e2eConfig = 'e2e/playwright.config.ts';
/** Deeper than one folder, so that a link which climbs too far is noticed. */
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

/** The report of a stage that counts single tests. */
const reportOf = (name: string): string => `${reports}${name.replaceAll(/\W+/g, '-')}.json`;

function unitTests(name: string, args: readonly string[], { after = [], needs = [] }: Relations = {}): Stage {
  const file = reportOf(name);
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] as const;
  return { name, after, needs, run: () => testsByCommand([...command, ...args], {}, file, vitestCounts) };
}

function browserTests(
  name: string,
  { after = [], needs = [] }: Relations,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Stage {
  const file = reportOf(name);
  const command = ['playwright', 'test', '-c', e2eConfig, '--reporter=list,json', ...args] as const;
  const run = (): ReturnType<Stage['run']> =>
    testsByCommand(command, { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, file, playwrightCounts);
  return { name, after, needs, run };
}

/** The fast tier: what an author runs all day. `astro check` writes the types that the two after it read. */
export const fastStages: readonly Stage[] = [
  check('types: pages', ['astro', 'check', '--minimumFailingSeverity', 'warning']),
  check('types: engine', ['tsc', '-p', 'src/tsconfig.pure.json']),
  check('lint: formatting', ['prettier', '--check', '--log-level', 'warn', '.']),
  check('types: site', ['tsc', '-p', 'tsconfig.json'], { after: ['types: pages'] }),
  check('types: components', ['svelte-check', '--tsconfig', './tsconfig.json', '--fail-on-warnings'], {
    after: ['types: pages'],
  }),
  check('lint: code', ['eslint', '.', '--max-warnings', '0'], { after: ['types: pages'] }),
  unitTests('unit tests', ['--exclude', '**/*.slow.test.ts']),
];

const readingTypes = ['types: pages', 'types: site', 'types: components', 'lint: code'];

/** Everything. The site is built below a path first, so that dist/ is left as the plain build. */
export const allStages: readonly Stage[] = [
  { name: 'browser', after: [], needs: [], run: provideBrowser },
  ...fastStages,
  unitTests('scratch builds', ['.slow.test.ts'], { after: readingTypes }),
  check('sub-path: build', ['npm', 'run', 'build'], { after: readingTypes }, subPath),
  check('sub-path: links', ['node', 'src/cli/links.ts'], { needs: ['sub-path: build'] }, subPath),
  browserTests(
    'sub-path: home page',
    { after: ['unit tests', 'scratch builds', 'sub-path: links'], needs: ['browser', 'sub-path: build'] },
    ['--grep', ' / is sound'],
    subPath,
  ),
  check('build', ['npm', 'run', 'build'], { after: ['sub-path: home page'] }),
  check('links', ['node', 'src/cli/links.ts'], { needs: ['build'] }),
  check('budgets', ['node', 'src/cli/budgets.ts'], { needs: ['build'] }),
  browserTests('browser tests', { needs: ['browser', 'build'] }),
];
