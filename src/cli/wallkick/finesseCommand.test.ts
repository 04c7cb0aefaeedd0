import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../wallkick.ts', import.meta.url));

function finesseCommand(...args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'finesse', ...args], { encoding: 'utf8' });
  return { out: stdout, err: stderr, code: status };
}

// src/analysis/testing/finesse/README.md: the rows of two public tables.
test('finesse prints the counts by state and leftmost column', () => {
  const { out, err, code } = finesseCommand('--system', 'srs-guideline');
  expect([err, code]).toEqual(['', 0]);
  expect(out.split('\n').slice(0, 5)).toEqual([
    'I  17 placements, 26 keys, 2 at most',
    '  0  1 2 1 0 1 2 1',
    '  1  2 3 2 3 2 1 2 3 2 2',
    '  2  3 4 3 2 3 4 3',
    '  3  2 2 3 2 1 2 3 2 3 2',
  ]);
});

test('JSON has every shortest way, with the keys and the width that were asked for', () => {
  const { out } = finesseCommand('--system', 'srs-guideline', '--width', '4', '--keys', 'l r < >', '--json');
  const { width, keys, pieces } = JSON.parse(out);
  expect([width, keys]).toEqual([4, 'l r < >']);
  expect(pieces.O.places[0]).toEqual({ cells: [[0, 0], [1, 0], [0, 1], [1, 1]], keys: 1, ways: ['l'] }); // prettier-ignore
});

test('what no key reaches on a board is a dash', () => {
  const { out } = finesseCommand('--system', 'srs-guideline', '--board', `.#........${'/.#........'.repeat(21)}`);
  expect(out).toContain('O  7 placements');
  expect(out).toMatch(/^ {2}0 {2}- - \d/m);
});

test.each([
  [[], 'Name a system'],
  [['--system', 'srs-guidline'], 'did you mean srs-guideline?'],
  [['--system', 'sega', '--width', '3'], '--width is a whole number from 4 to 32, not "3".'],
  [['--system', 'sega', '--board', '..x.'], 'x'],
  [['--system', 'sega', '--keys', 'lx'], '"x" is not a key'],
  [['--no'], 'Unknown option'],
])('%j ends with code 2 and a reason', (args, reason) => {
  const { out, err, code } = finesseCommand(...args);
  expect([out, code]).toEqual(['', 2]);
  expect(err).toContain(reason);
});
