import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const vectors = new URL('../../spins/vectors/', import.meta.url);
/** A Fin: its kick leads two rows down, and one front corner is open. */
const FIN =
  'system=srs-guideline piece=T from=2 at=3,2 turn=ccw board=...##...../........../###......./###..#####/###.######';

const program = fileURLToPath(new URL('../wallkick.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'spins-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command in a folder with some files. */
function spin(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = { encoding: 'utf8', cwd: folder } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, 'spin', ...args], options);
  return { out: stdout, err: stderr, code: status };
}
const linesOf = (name: string): readonly string[] => readFileSync(new URL(name, vectors), 'utf8').trimEnd().split('\n');

test('every game says what the rotation is, and why', () => {
  const { out, code } = spin([FIN]);
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual(
    expect.arrayContaining([
      'Guideline: T-spin double (Fin). 3 of 4 corners are filled and test 5 won.',
      'Jstris (T): T-spin mini double (Fin). 3 of 4 corners are filled and 1 of 2 front corners is filled.',
      'TETR.IO (mini-only): no spin. It can move up.',
    ]),
  );
});

test('one judge can be asked, with moves after the rotation', () => {
  expect(spin(['--judge', 'guideline', '--then', 'jump', FIN]).err).toContain(
    '"jump" is no move; there are left, right, up, down',
  );
  const line = 'system=srs-guideline piece=T from=1 at=0,0 turn=ccw board=#..#....../..........';
  expect(spin(['--judge', 'guideline', line]).out).toMatch(/^Guideline: T-spin mini\. /);
  const { out } = spin(['--judge', 'guideline', '--then', 'left,right', line]);
  expect(out).toBe('Guideline: no spin. The piece moved after its rotation.\n');
});

test('as JSON it gives every condition with its squares', () => {
  const { verdicts } = JSON.parse(spin(['--json', '--judge', 'guideline', FIN]).out);
  expect(verdicts).toMatchObject([{ judge: 'guideline', verdict: 'full', decidedBy: 0 }]);
  expect(verdicts[0].clauses[0].findings[0].squares).toHaveLength(4);
});

test('a file of all verdicts agrees with every rule', () => {
  const { out, code } = spin([fileURLToPath(new URL('famous.jsonl', vectors))]);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(24);
  expect(
    out
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('42 of 42')),
  ).toEqual([]);
});

test('the nearest rule to the verdicts of one game comes first', () => {
  const own = linesOf('srs.jsonl').map((line, index) => {
    const parsed = JSON.parse(line) as { verdict: Record<string, string> };
    return JSON.stringify({ ...parsed, verdict: index === 0 ? 'ez' : parsed.verdict['techmino'] });
  });
  const { out, code } = spin(['mine.jsonl'], { 'mine.jsonl': own.join('\n') });
  expect(out).toMatch(/^699 of 700 lines: Techmino\n/);
  expect(code).toBe(1);
});

test.each([
  [[], 'Give a scenario or a file.'],
  [['--judge', 'my-game', FIN], '"my-game" is no judge; there are guideline, '],
  [['system=sega piece=T from=0 at=3,4 turn=ccw board=..........'], 'has other shapes than SRS'],
  [['system=srs-guideline piece=T from=0 at=3,0 turn=cw board=..........'.replace('turn', 'trun')], 'trun'],
  [['bad.jsonl'], 'bad.jsonl, line 1: "verdict" is "maybe"; it must be none, mini, full, ez'],
  [['squares.jsonl'], 'squares.jsonl, line 2: "after" is'],
])('%j is refused with a reason', (args, because) => {
  const parsed = JSON.parse(linesOf('famous.jsonl')[0]!) as object;
  const { err, code } = spin(args, {
    'bad.jsonl': JSON.stringify({ ...parsed, verdict: 'maybe' }),
    'squares.jsonl': `\n${JSON.stringify({
      ...parsed,
      after: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    })}`,
  });
  expect(err).toContain(because);
  expect(code).toBe(2);
});
