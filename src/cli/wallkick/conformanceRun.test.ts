import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Said } from './command.ts';
import { conformanceCommand } from './conformanceCommand.ts';
import { thisMachine } from './machine.ts';

const game = fileURLToPath(new URL('testing/game.ts', import.meta.url));

const onGame = async (...args: readonly string[]): Promise<Said> =>
  conformanceCommand(['--system', 'srs-guideline', '--', process.execPath, ...args], thisMachine);

/** A game that is one statement. */
const onScript = (script: string): Promise<Said> => onGame('--eval', script);

// 284 lines: see conformanceCommand.test.ts.
test('a game that turns pieces as the system does passes every vector', async () => {
  expect(await onGame(game, 'srs-guideline')).toEqual({ out: '284 passed, 0 failed\n', err: '', code: 0 });
});

test('each failure names the turn, the test that wins and the test that the game made', async () => {
  const { out, code } = await onGame(game, 'srs-guideline', '-1,-2');
  expect(code).toBe(1);
  // Six rows of the published table have this kick: 0>>1 and 2>>1 of J, L, S, T and Z; and the I has it in 1>>0 and 2>>3.
  expect(out).toMatch(
    /vector \d+, J 0>>1 \(cw\): test 5 wins, kick \(-1, -2\)\n {2}before .*\n {2}expected .*\n {2}got {7}no rotation\n {2}see {7}npx wallkick rotate "system=srs-guideline piece=J from=0 /,
  );
  expect(out).toMatch(/\d+ passed, \d+ failed\n$/);
});

test('a game that rotates without kicks is told which test it made', async () => {
  const first = 'JSON.stringify([[9, 0], [9, 1], [9, 2], [9, 3]])';
  const { out, code } = await onScript(
    `require('node:readline').createInterface(process.stdin).on('line', () => console.log(${first}))`,
  );
  expect([code, out]).toEqual([1, expect.stringContaining('264 more failures are not shown.\n0 passed, 284 failed\n')]);
});

test.each([
  ['cannot be started', ['/no/such/game'], 'ENOENT'],
  [
    'ends with a code',
    [process.execPath, '--eval', 'console.error("no board"); process.exit(3)'],
    'it ended with code 3\nno board',
  ],
  [
    'writes no JSON',
    [process.execPath, '--eval', 'console.log("ready")'],
    'line 1 of its output is no answer: ready\nWrite the four squares',
  ],
  [
    'writes three squares',
    [process.execPath, '--eval', 'console.log("[[1,2],[1,3],[1,4]]")'],
    'line 1 of its output is no answer',
  ],
  ['answers too few', [process.execPath, '--eval', 'console.log("null")'], 'it wrote 1 lines for 284 vectors'],
])('a game that %s is refused with the reason', async (_what, command, reason) => {
  const { out, err, code } = await conformanceCommand(['--system', 'srs-guideline', '--', ...command], thisMachine);
  expect([out, code]).toEqual(['', 2]);
  expect(err).toContain(reason);
});
