import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cases } from '#engine/testing/wide.ts';
import { oracleCommand } from './oracleCommand.ts';

test.each(['1', '2', '20261127'])('engine and oracle agree on random cases of seed %s', (seed) => {
  const count = cases(4000);
  expect(oracleCommand(['--cases', String(count), '--seed', seed])).toEqual({
    out: [`${count} passed, 0 failed`],
    err: [],
    code: 0,
  });
});

describe('what differs', () => {
  test('is counted, and the first ten stand as scenario lines', () => {
    const { out, code } = oracleCommand(['--cases', '50'], () => 'test 2: accepted, expected blocked');
    expect(code).toBe(1);
    expect(out).toHaveLength(12);
    expect(out[0]).toMatch(/^system=\S+ .*board=\S+\n {2}test 2: accepted, expected blocked$/);
    expect(out.slice(-2)).toEqual(['40 more failures are not shown.', '0 passed, 50 failed']);
  });

  test('is the same under the same seed, and other cases under another', () => {
    const lines = (seed: string) => oracleCommand(['--cases', '9', '--seed', seed], () => 'wrong').out;
    expect(lines('7')).toEqual(lines('7'));
    expect(lines('8')).not.toEqual(lines('7'));
  });
});

test.each([
  [['--cases', '0'], /^--cases is "0"; give a whole number from 1\./],
  [['--cases', '1e3'], /^--cases is "1e3"/],
  [['--seed', '4294967296'], /^--seed is "4294967296"; give a whole number from 1 to 4294967295\./],
  [['--seeds', '3'], /Unknown option '--seeds'/],
  [['more'], /more/],
])('%j is refused with the usage', (args, message) => {
  const { out, err, code } = oracleCommand(args);
  expect({ out, code }).toEqual({ out: [], code: 2 });
  expect(err.join('\n')).toMatch(message);
  expect(err.join('\n')).toContain('Usage: npm run --silent oracle');
});

test('the command line prints the report and ends with its code', () => {
  const command = fileURLToPath(new URL('oracle.ts', import.meta.url));
  const run = (...args: readonly string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
  expect(run('--cases', '200', '--seed', '5')).toMatchObject({
    stdout: '200 passed, 0 failed\n',
    stderr: '',
    status: 0,
  });
  expect(run('--cases', 'many')).toMatchObject({ stdout: '', status: 2 });
});
