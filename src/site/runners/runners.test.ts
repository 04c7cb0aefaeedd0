import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { vectorFile, vectorPath, vectorText, type VectorSet } from '#data/conformance.ts';
import { dataText } from '#data/formats.ts';
import { OWN_NOTATION, type Notation } from '#data/notation.ts';
import { systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { downloadText } from './downloads.ts';
import { githubWorkflow, shellScript } from './recipe.ts';
import { runnerPath, RUNNERS, type Runner } from './runners.ts';

const STEPPER = 'https://example.org/wallkick/lab/stepper/';
const root = mkdtempSync(join(tmpdir(), 'wallkick-runners-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Compilers take up to a second to say their version, so the shell looks for them. */
const isPresent = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
/** The first command of a runner's language that this machine has not. */
const missing = ({ build, run }: Runner): string | undefined =>
  [build, run]
    .map((command) => command?.split(' ')[0] ?? 'sh')
    .find((command) => !command.startsWith('./') && !isPresent(command));
/** Compilers that take seconds a game: npm run test:all runs them. */
const INTERPRETED = ['TypeScript', 'Python'];
const ABSENT = RUNNERS.flatMap((runner) => missing(runner) ?? []);

test('the languages of all runners are installed', ({ skip }) => {
  skip(ABSENT.length > 0, `not installed: ${ABSENT.join(', ')}`);
  expect(ABSENT).toEqual([]);
});

function shell(folder: string, command: string) {
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
  return { out: stdout.trim(), err: stderr.trim(), status };
}

/** Writes a file of vectors and returns its name. */
function writeVectors(folder: string, id: string, set: VectorSet): string {
  const system = systemById(id)!;
  writeFileSync(join(folder, vectorFile(system, set, 'tsv')), vectorText(system, set, 'tsv', STEPPER));
  return vectorFile(system, set, 'tsv');
}

/** Writes the table that the example of a game reads. */
function writeTable(folder: string, id: string, y: Notation['y'], spoil = (csv: string): string => csv): void {
  const csv = dataText(systemById(id)!, 'csv', { ...OWN_NOTATION, y })!;
  writeFileSync(join(folder, 'table.csv'), spoil(csv));
}

const replaced =
  (from: string, to: string) =>
  (csv: string): string => {
    expect(csv).toContain(from);
    return csv.replace(from, to);
  };

/** Arguments that are refused, and the message. The first four rows are of different kinds; npm run test:all tries all. */
const REFUSALS = [
  ['small.tsv --y left', '--y is left. Use up or down.\nUsage: '],
  ['small.jsonl', 'small.jsonl, line 1: the first line must name these columns: '],
  ['small.tsv --height 6', 'small.tsv, line 9: a square is above the board. Set --height to more rows.'],
  ['notes.tsv', 'notes.tsv has no vectors. Download it again.'],
  ['', 'Name a file of vectors.\nUsage: '],
  ['--x 1 small.tsv', '--x is not an option.\nUsage: '],
  ['small.tsv --y', '--y needs a value.\nUsage: '],
  ['small.tsv --height 0', '--height is 0. Use 1 to 99.\nUsage: '],
  ['small.tsv --names ABCD', '--names is ABCD. Use 0123, 0R2L or NESW.\nUsage: '],
  ['nowhere.tsv', 'nowhere.tsv cannot be read.'],
  ['short.tsv', 'short.tsv, line 9: 3 columns instead of 14.'],
] as const;
const TRIED = RUNNERS.filter(
  (runner) => missing(runner) === undefined && (process.env['WIDE'] || INTERPRETED.includes(runner.language)),
);
describe.each(TRIED)('the runner in $language', (runner) => {
  const { language, program, game, build, run } = runner;
  const folder = join(root, language);
  mkdirSync(folder);
  for (const { name, text } of [program, game]) writeFileSync(join(folder, name), text);

  beforeAll(() => {
    if (build !== null) expect(shell(folder, build)).toEqual({ out: '', err: '', status: 0 });
  }, 240_000);

  test.each([
    // Crowded boards, walls and the floor.
    ['srs-guideline', 'random', 'up', 1000],
    // Half turns, and the side of the button decides.
    ['dtet', 'small', 'down', 826],
  ] as const)('passes a game that is right: %s, %s set, y %s', (id, set, y, lines) => {
    writeTable(folder, id, y);
    const file = writeVectors(folder, id, set);
    expect(shell(folder, `${run} --y ${y} ${file}`)).toEqual({ out: `${lines} passed, 0 failed`, err: '', status: 0 });
  });

  test('names turn, test and squares where a game is wrong, with a link to the stepper', () => {
    // SRS, "Wall Kicks": the second test of 0>>1 of the I is (-2, 0).
    writeTable(folder, 'srs-guideline', 'up', replaced('kick,I,,0>>1,,2,-2,0,', 'kick,I,,0>>1,,2,2,0,'));
    const file = writeVectors(folder, 'srs-guideline', 'small');
    const { out, status } = shell(folder, `${run} ${file}`);
    expect(status).toBe(1);
    expect(out.split('\n').at(-1)).toBe('279 passed, 5 failed');
    expect(out.split('\n').slice(0, 4)).toEqual([
      'srs-guideline.small.tsv, vector 2, I 0>>1 (cw): test 2 wins, kick (-2, 0)',
      '  before    (3, 6) (4, 6) (5, 6) (6, 6)',
      '  expected  (3, 4) (3, 5) (3, 6) (3, 7)',
      '  got       (7, 4) (7, 5) (7, 6) (7, 7)',
    ]);
    const links = [...out.matchAll(/^ {2}see {7}(.*)$/gm)].map(([, link]) => new URL(link!));
    expect(links).toHaveLength(5);
    for (const link of links) {
      expect(`${link.origin}${link.pathname}`).toBe(STEPPER);
      expect(link.hash).toBe('');
      const words = [...link.searchParams].filter(([name]) => name !== 'y' && name !== 'names');
      const scenario = readScenario(words.map(([name, value]) => `${name}=${value}`).join(' '));
      expect(scenario).toMatchObject({
        ok: true,
        value: { system: { id: 'srs-guideline' }, placement: { piece: 'I' } },
      });
    }
    expect(links[0]!.searchParams.get('step')).toBe('2');
  });

  test('writes failures in the conventions of the game', () => {
    // With 24 rows, row 6 from the bottom is row 17 from the top, both from 0. The last test of 0>>1 of the I is (1, 2) with y up.
    writeTable(folder, 'srs-guideline', 'down', replaced('kick,I,,0>>1,,5,1,-2,', 'kick,I,,0>>1,,5,1,2,'));
    const file = writeVectors(folder, 'srs-guideline', 'small');
    const { out, status } = shell(folder, `${run} --y down --height 24 --names 0R2L ${file}`);
    expect(status).toBe(1);
    expect(out).toMatch(/vector \d+, I 0>>R \(cw\): test 5 wins, kick \(1, -2\)\n {2}before {4}\(3, 17\) \(4, 17\)/);
    expect(out).toMatch(/&y=down&names=0R2L$/m);
  });

  test('counts an error of the game as a failure', () => {
    writeTable(folder, 'srs-guideline', 'up', replaced('kick,J,,0>>1,,2,-1,0,', 'kick,J,,0>>1,,2,x,0,'));
    const { out, status } = shell(folder, `${run} ${writeVectors(folder, 'srs-guideline', 'small')}`);
    expect([out.split('\n').at(-1), status]).toEqual(['278 passed, 6 failed', 1]);
    expect(out).toMatch(/J 0>>1 \(cw\)[^]*?\n {2}got {7}an error: /);
  });

  test.each(process.env['WIDE'] ? REFUSALS : REFUSALS.slice(0, 4))('refuses %j and says why', (args, reason) => {
    writeTable(folder, 'srs-guideline', 'up');
    const system = systemById('srs-guideline')!;
    const columns = vectorText(system, 'small', 'tsv', STEPPER);
    const lines = columns.split('\n');
    writeFileSync(join(folder, 'small.tsv'), columns);
    writeFileSync(join(folder, 'small.jsonl'), vectorText(system, 'small', 'jsonl', STEPPER));
    writeFileSync(
      join(folder, 'short.tsv'),
      [...lines.slice(0, 8), lines[8]!.split('\t').slice(0, 3).join('\t')].join('\n'),
    );
    writeFileSync(join(folder, 'notes.tsv'), lines.slice(0, 8).join('\n'));
    const { out, err, status } = shell(folder, `${run} ${args}`);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err.slice(0, reason.length)).toBe(reason);
  });
});

describe('Guideline SRS in sixty lines', () => {
  test.each(RUNNERS.flatMap(({ srs }) => (srs ? [srs] : [])))('$name has sixty lines at most', ({ text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  test.each(TRIED.filter(({ srs }) => srs !== null))('in $language agrees with all vectors', (runner) => {
    const { language, program, game, srs, build, run } = runner;
    const folder = join(root, `sixty-${language}`);
    mkdirSync(folder);
    writeFileSync(join(folder, program.name), program.text);
    writeFileSync(join(folder, game.name), srs!.text);
    if (build !== null) expect(shell(folder, build)).toEqual({ out: '', err: '', status: 0 });
    const files = (['small', 'random'] as const).map((set) => writeVectors(folder, 'srs-guideline', set));
    expect(shell(folder, `${run} ${files.join(' ')}`)).toEqual({ out: '1284 passed, 0 failed', err: '', status: 0 });
  });
});

const LOADED = [
  ['node', RUNNERS[0]!, 'game.ts'],
  ['python3', RUNNERS[1]!, 'game.py'],
] as const;

test.each(LOADED.filter(([command]) => isPresent(command)))(
  'the runner of %s takes a game from another folder, and says when it cannot be loaded',
  (command, runner, game) => {
    const folder = join(root, `elsewhere-${command}`);
    mkdirSync(join(folder, 'src'), { recursive: true });
    writeFileSync(join(folder, runner.program.name), runner.program.text);
    writeFileSync(join(folder, 'src', game), runner.game.text);
    writeTable(folder, 'srs-guideline', 'up');
    const file = writeVectors(folder, 'srs-guideline', 'small');
    expect(shell(folder, `${runner.run} --game src/${game} ${file}`).out).toBe('284 passed, 0 failed');
    expect(shell(folder, `${runner.run} ${file}`)).toMatchObject({
      out: '',
      err: expect.stringMatching(`^${game} cannot be loaded: `) as string,
      status: 2,
    });
  },
);

// The random set of BiRS (RSlist.lua of Techmino) has positions with every combination of keys.
const HANDED = [
  ['node', RUNNERS[0]!, 'export const rotate = ({ held }) => { throw new Error(`held:${held}:`); };\n'],
  ['python3', RUNNERS[1]!, 'def rotate(position):\n    raise ValueError(f"held:{position.held}:")\n'],
] as const;
test.each(HANDED.filter(([command]) => isPresent(command) && (process.env['WIDE'] || command === 'python3')))(
  'the runner of %s hands held keys to the game, and writes them into the link',
  (command, runner, game) => {
    const folder = join(root, `held-${command}`);
    mkdirSync(folder);
    writeFileSync(join(folder, runner.program.name), runner.program.text);
    writeFileSync(join(folder, runner.game.name), game);
    const { out } = shell(folder, `${runner.run} ${writeVectors(folder, 'techmino-birs', 'random')}`);
    const handed = [...out.matchAll(/held:(\w*):/g)].map(([, keys]) => keys);
    const linked = [...out.matchAll(/^ {2}see {7}(.*)$/gm)].map(
      ([, link]) => new URL(link!).searchParams.get('held') ?? '',
    );
    expect(handed).toEqual(linked);
    expect(new Set(handed)).toEqual(new Set(['', 'L', 'R', 'D', 'LD', 'RD']));
  },
);

describe('the recipe', () => {
  const system = systemById('srs-guideline')!;
  const python = RUNNERS[1]!;
  const site = join(root, 'site');
  const options = { runner: python, system, data: pathToFileURL(site).href, stepper: STEPPER };
  const paths = [runnerPath(python.program), vectorPath(system, 'small', 'tsv')];
  for (const path of paths) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), downloadText(path, { stepper: STEPPER, data: 'https://example.org/data' }));
  }
  const absent = ['curl', 'sha256sum', 'python3'].filter((command) => !isPresent(command));

  test.skipIf(absent.length > 0)('for a shell passes a game that is right, and fails one that is wrong', () => {
    const folder = mkdtempSync(join(root, 'recipe-'));
    writeFileSync(join(folder, 'game.py'), python.game.text);
    writeTable(folder, 'srs-guideline', 'up');
    expect(shell(folder, shellScript(options))).toMatchObject({
      out: 'conformance.py: OK\nsrs-guideline.small.tsv: OK\n284 passed, 0 failed',
      status: 0,
    });
    writeTable(folder, 'srs-arika', 'up');
    expect(shell(folder, shellScript(options)).status).toBe(1);
  });

  test.skipIf(absent.length > 0)('runs nothing that differs from its checksum', () => {
    const folder = mkdtempSync(join(root, 'recipe-'));
    writeFileSync(join(folder, 'game.py'), python.game.text);
    writeTable(folder, 'srs-guideline', 'up');
    const { out, status } = shell(folder, shellScript({ ...options, stepper: 'https://example.org/other/' }));
    expect(out).toBe('conformance.py: OK\nsrs-guideline.small.tsv: FAILED');
    expect(status).not.toBe(0);
  });

  test('for GitHub runs the same commands', () => {
    const commands = [...githubWorkflow(options).matchAll(/^ {10}(.*)$/gm)].map(([, command]) => command);
    expect(['#!/bin/sh', 'set -eu', ...commands, ''].join('\n')).toBe(shellScript(options));
  });

  test('builds what has to be built', () => {
    expect(shellScript({ ...options, runner: RUNNERS[2]! })).toContain(
      'rustc --edition 2021 conformance.rs\n./conformance srs-guideline.small.tsv\n',
    );
  });
});
