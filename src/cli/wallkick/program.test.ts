import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { WIDE } from '#engine/testing/wide.ts';
import { nearestOf } from './nearest.ts';
import { systemArgument } from './systemArgument.ts';

const program = fileURLToPath(new URL('../wallkick.ts', import.meta.url));
const run = (...args: readonly string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

const SLOT =
  'piece=J from=0 at=3,5 turn=cw board=...#....../....#...../........../.....#..../........../........../........../........../..........';

test('rotate says of each test why it fits or fails', () => {
  const { stdout, stderr, status } = run('rotate', `system=srs-guideline ${SLOT}`);
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout.split('\n')).toEqual([
    'Guideline SRS, J, 0>>1',
    ...['...#......', '...J#.....', '...JJJ....', '.....#....', ...Array<string>(5).fill('..........')],
    'J in state 0 at columns 4 to 6, rows 7 and 8, before the rotation: clockwise. The game tries 5 positions in order.',
    'Test 1, kick (0, 0): blocked by the stack at column 5, row 8.',
    'Test 2, kick (-1, 0): blocked by the stack at column 5, row 8.',
    'Test 3, kick (-1, 1): blocked by the stack at column 4, row 9.',
    'Test 4, kick (0, -2): blocked by the stack at column 6, row 6.',
    'Test 5, kick (-1, -2): fits. The piece rotates.',
    'The piece rotates by test 5, kick (-1, -2): J in state 1 at columns 4 and 5, rows 4 to 6.',
    ...['...#......', '....#.....', '..........', '...JJ#....', '...J......', '...J......'],
    ...Array<string>(3).fill('..........'),
    '',
  ]);
});

test('a link without a rotation is refused in one line', () => {
  const { stderr, status } = run('rotate', 'https://example.org/wallkick/lab/table/?text=abc');
  expect(stderr).toBe(
    'https://example.org/wallkick/lab/table/?text=abc has no rotation. Copy the link from Share at a rotation.\n',
  );
  expect(status).toBe(2);
});

test('a link stands for the scenario in it', () => {
  const query = new URLSearchParams(`figure=bench&system=srs-guideline&${SLOT.replaceAll(' ', '&')}&theme=dark`);
  const link = `https://example.org/wallkick/lab/stepper/?${query}#bench`;
  // All commands read it by one function, and each start of the program takes half a second.
  for (const command of WIDE ? ['rotate', 'spin', 'one-press', 'render'] : ['rotate']) {
    const { stdout, stderr } = run(command, link);
    expect([command, stderr, stdout]).toEqual([command, '', run(command, `system=srs-guideline ${SLOT}`).stdout]);
  }
  const { stderr, status } = run('rotate', 'https://example.org/lab/stepper/?system=srs-guideline&piece=X');
  expect(status).toBe(2);
  expect(stderr).toContain('"X" is not a piece');
});

// The I is in a well of its own height: no kick of the I leads out of it.
test('a piece that stays ends with code 1, and JSON holds the whole trace', () => {
  const well = Array<string>(4).fill('.#########').join('/');
  const { stdout, status } = run(
    'rotate',
    '--json',
    'system=srs-guideline',
    'piece=I',
    'from=1',
    'at=-2,0',
    'turn=cw',
    `board=${well}`,
  );
  const { system, outcome, legs, sentences } = JSON.parse(stdout);
  expect([status, system, outcome]).toEqual([1, 'srs-guideline', { is: 'failed' }]);
  expect(legs[0].tests).toHaveLength(5);
  expect(sentences).toHaveLength(7);
});

test.each([
  [
    ['rotate', 'system=srs-guidline piece=J'],
    'did you mean srs-guideline? Known are',
    '  system=srs-guidline piece=J\n         ^^^^^^^^^^^^\n',
  ],
  [['rotate'], 'Give a scenario.', 'Usage: npx wallkick rotate'],
  [['rotat'], '"rotat" is not a command. Did you mean rotate?', 'Usage: npx wallkick COMMAND'],
  [[], '', 'Usage: npx wallkick COMMAND'],
])('%j ends with code 2 and says what to type', (args, reason, more) => {
  const { stdout, stderr, status } = run(...args);
  expect([stdout, status]).toEqual(['', 2]);
  expect(stderr).toContain(reason);
  expect(stderr).toContain(more);
});

test.each([
  [['table', '--json', '-'], '{"0>>1": [[0, 0], [-1, 0], [-1, 1], [0, -2], [-1, -2]]}', '"file":"-","'],
  [['reach', '--system', 'sega', '-'], '{"boards": [{"name": "empty", "rows": []}]}', '"empty"'],
  [['ptn', 'check', '-'], 'Title: t\nO-12', '1 move, 0 lines'],
  [['vectors', '--system', 'sega', '-'], '', '0 passed, 0 failed'],
])('%j reads standard input', (args, input, says) => {
  expect(spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', input }).stdout).toContain(says);
});

test('help goes to standard output', () => {
  expect(run('ptn', '--help')).toMatchObject({ stdout: expect.stringContaining('Exit 0 if'), stderr: '', status: 0 });
});

test.each([
  ['srs-guidline', 'srs-guideline'],
  ['srs_guideline', 'srs-guideline'],
  ['tetrio', 'tetrio-srs-plus'],
  ['SGEA', 'sega'],
  // A name of the pickers.
  ['ARS (TGM3)', 'ars-ti'],
])('%s is taken for %s', (typed, meant) => {
  expect(systemArgument(typed)).toContain(`did you mean ${meant}?`);
});

test('nothing is guessed from a text that is far from each name', () => {
  expect(nearestOf('xyzzy', ['rotate', 'table', 'ptn'])).toBeNull();
});

test('a reader that closes the pipe early sees no error', async () => {
  const child = spawn(process.execPath, [program, 'conformance', '--system', 'dtet', '--set', 'random']);
  const errors = text(child.stderr);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect([await errors, code]).toEqual(['', 0]);
});
