import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../wallkick.ts', import.meta.url));

function onePressCommand(args: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'one-press', ...args], { encoding: 'utf8' });
  return { out: stdout, err: stderr, code: status };
}

const PRESS =
  'system=srs-guideline piece=I from=0 at=3,3 turn=ccw board=....##..../........../........../........../..........';

test('one-press prints the answers, most systems first, with the phrase and the names of each', () => {
  const { out, err, code } = onePressCommand([PRESS]);
  expect([err, code]).toEqual(['', 0]);
  const lines = out.split('\n');
  expect(lines[0]).toMatch(/^\d+ systems\. 8 answers\.$/);
  const counts = lines.flatMap((line) => /^(\d+) {2}\S/.exec(line)?.[1] ?? []).map(Number);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(`${counts.reduce((sum, count) => sum + count, 0)} systems. 8 answers.`).toBe(lines[0]);
  expect(lines).toContain('   Guideline SRS');
  // No two answers have the same phrase.
  const phrases = lines.flatMap((line) => /^\d+ {2}(\S.*)/.exec(line)?.[1] ?? []);
  expect(new Set(phrases).size).toBe(8);
  expect(lines).toContain('   Tetris Best: Its source names no kicks.');
});

test('JSON has the squares and ids of each group', () => {
  const { answers, without } = JSON.parse(onePressCommand(['--json', PRESS]).out);
  expect(answers[0]).toMatchObject({ stays: false, systems: expect.arrayContaining(['srs-guideline']) });
  expect(answers[0].minos).toHaveLength(4);
  expect(without).toContainEqual({ system: 'tetris-best', because: 'unknown kicks' });
});

test('a table of a reader answers with the others', () => {
  const { out } = onePressCommand([PRESS.replace('srs-guideline', 'srs-guideline~.Mine~I03:5_2')]);
  expect(out).toContain('   Mine');
});

test.each([
  [[], 'Give a scenario.'],
  [['piece=T'], 'system'],
  [['--no'], 'Unknown option'],
])('%j ends with code 2 and a reason', (args, reason) => {
  const { out, err, code } = onePressCommand(args);
  expect([out, code]).toEqual(['', 2]);
  expect(err).toContain(reason);
});
