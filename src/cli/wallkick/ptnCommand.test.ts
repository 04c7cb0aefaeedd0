import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Report } from '#notation/check.ts';
import type { Said } from './command.ts';
import { ptnCommand } from './ptnCommand.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const samplePath = 'src/notation/testdata/scuti.ptn';
const sample = readFileSync(`${root}${samplePath}`, 'utf8');

/** Runs the command with these texts as files; `-` is standard input. */
const run = (args: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<Said> =>
  ptnCommand(args, (file) => {
    const text = files[file ?? '-'];
    return text === undefined ? Promise.reject(new Error('ENOENT')) : Promise.resolve(text);
  });

type FileReport = Report & { readonly file: string };
const reports = ({ out }: Said): readonly FileReport[] => JSON.parse(out) as readonly FileReport[];

describe('check', () => {
  test('shows a fault like a compiler: place, sentence, line and mark', async () => {
    const { out, err, code } = await run(['check', 'a.ptn'], { 'a.ptn': 'Title: t\n\tI-678 (c)\r\n' });
    expect(out.split('\n')).toEqual([
      'a.ptn:2:4: error E_COLUMNS_WIDTH: I spans 1 or 4 columns, 3 given',
      '    \tI-678 (c)',
      '    \t  ^~~',
      'a.ptn: 0 moves, 0 lines, 1 error',
      '',
    ]);
    expect([err, code]).toEqual(['', 1]);
  });

  test('shows no control character of a file to the terminal', async () => {
    const { out } = await run(['check', 'a.ptn'], { 'a.ptn': 'Title: t\n\u001b[2JI-678 \u009b2J\n' });
    expect(out).toContain('\ufffd[2JI-678 \ufffd2J');
    expect(out).not.toMatch(/(?![\t\n])\p{Cc}/u);
  });

  test('shows what stands around a fault in a long line, not the whole of it', async () => {
    const { out } = await run(['check', 'a.ptn'], {
      'a.ptn': `Title: t\n${'O-12 '.repeat(400)}I-678 ${'x'.repeat(100_000)}`,
    });
    expect(out).toContain(`\n    12 ${'O-12 '.repeat(15)}I-678 `);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThan(300);
  });

  test.each([['check'], ['convert', '--from', 'ptn', '--to', 'fumen']])(
    '%s refuses a text that is too long',
    async (...args) => {
      const { out, err, code } = await run([...args, 'a.ptn'], { 'a.ptn': 'O-12 '.repeat(400_001) });
      expect([out.trim(), code]).toEqual(['', 2]);
      expect(err).toBe(
        'a.ptn cannot be read: it has 2000005 characters; up to 2000000 are read. Cut it into single games\n',
      );
    },
  );

  test('shows the first findings of a text that is no game', async () => {
    const { out } = await run(['check', 'a.ptn'], { 'a.ptn': `Title: t\n${'O-1x '.repeat(5000)}` });
    expect(out.split('\n')).toHaveLength(3 * 200 + 3);
    expect(out).toMatch(/\na\.ptn: and 9800 more\na\.ptn: 0 moves, 0 lines, 10000 errors\n$/);
  });

  test('sums up a game without a fault', async () => {
    expect(await run(['check', 'a.ptn'], { 'a.ptn': sample })).toEqual({
      out: 'a.ptn: 30 moves, 7 lines, level 19, score from clears 26800\n',
      err: '',
      code: 0,
    });
  });

  test('warnings alone leave the exit code at 0', async () => {
    const { out, code } = await run(['check', 'a.ptn'], { 'a.ptn': 'O-12' });
    expect(out).toContain('a.ptn:1:1: warning W_NO_HEADERS');
    expect(code).toBe(0);
  });

  test('a mark under the end of a text, and under a long stretch, stays on its line', async () => {
    const { out } = await run(['check', 'a'], { a: '\ufeffTitle: t\nO-12 (never\nclosed' });
    expect(out).toContain(
      'a:2:6: error E_COMMENT_UNCLOSED: comment is never closed: write ) at its end\n    O-12 (never\n         ^~~~~~\n',
    );
    expect((await run(['check', 'a'], { a: '\ufeffTitle: t' })).out).toContain('    Title: t\n            ^\n');
  });

  test('gives JSON in the order of the arguments, with every field of the report', async () => {
    const files = { 'b.ptn': 'Title: t\n=Level 19\nO-12\n=Level 20\n(c) ...', 'a.ptn': sample };
    const said = await run(['check', '--json', 'b.ptn', 'a.ptn'], files);
    expect(said.code).toBe(0);
    const [first, second] = reports(said);
    expect(first).toEqual({
      file: 'b.ptn',
      diagnostics: [
        {
          code: 'W_LEVEL_MISMATCH',
          severity: 'warning',
          line: 4,
          column: 1,
          message: 'the game is at level 19, not 20',
          expected: 19,
          found: 20,
        },
      ],
      headers: [{ key: 'Title', value: 't' }],
      levels: [19, 20],
      comments: ['c'],
      continues: true,
      result: { moves: 1, lines: 0, level: 20, score: 0, maxHeight: 2, holes: 0, board: ['OO........', 'OO........'] },
      moves: [
        {
          token: 'O-12',
          stackrabbit: [0, -4, 18],
          bottomRow: 1,
          straightDropRow: 1,
          cleared: 0,
          lines: 0,
          level: 19,
          scoreFromClears: 0,
          heights: [2, 2, 0, 0, 0, 0, 0, 0, 0, 0],
        },
      ],
    });
    expect(second).toMatchObject({ file: 'a.ptn', result: { moves: 30, score: 26800 } });
    expect(second?.moves).toHaveLength(30);
  });

  test('the result goes up to the move before the one that stops the replay', async () => {
    const [report] = reports(await run(['check', '--json', 'a'], { a: 'Title: t\nO-12 O-12@1 O-34' }));
    expect(report?.moves.map(({ token }) => token)).toEqual(['O-12']);
    expect(report?.result).toMatchObject({ moves: 1, level: null, score: null });
  });

  test('a file that cannot be read is said on standard error, the others are checked', async () => {
    const said = await run(['check', '--json', 'none', 'a'], { a: 'O-13' });
    expect(reports(said).map(({ file }) => file)).toEqual(['a']);
    expect([said.err, said.code]).toEqual(['none cannot be read: ENOENT\n', 2]);
  });
});

describe('convert', () => {
  test.each([
    [['--from', 'stackrabbit', '--to', 'ptn'], 'I [0, 2, 19]\n', 'I-6789@1\n'],
    [['--from', 'stackrabbit', '--to', 'ptn', '--old-rows'], 'I [0, 2, 17]\n', 'I-6789@1\n'],
    [['--from', 'stackrabbit', '--to', 'trainer', '--pieces', 'I'], '[0, 2, 19]', 'I-6789\n'],
    [['--from', 'ptn', '--to', 'stackrabbit'], 'I-6789 (c)', 'I [0, 2, 19]\n'],
    [['--from', 'ptn', '--to', 'ptn', '--reference'], 'O-12 ...', 'Title:\nO-12 (...)\n'],
    [['--from', 'trainer', '--to', 'ptn'], 'Tu-456\tS-67', 'Tu-456 S-67\n'],
  ] as const)('%j', async (args, given, out) => {
    expect(await run(['convert', ...args], { '-': given })).toEqual({ out, err: '', code: 0 });
  });

  test('a file is read where one is named', async () => {
    const { out } = await run(['convert', '--from', 'ptn', '--to', 'fumen', 'a.ptn'], { 'a.ptn': sample });
    expect(out).toMatch(/^v115@\S+\n$/);
    const back = await run(['convert', '--from', 'fumen', '--to', 'ptn'], { '-': out });
    expect(back.out).toContain('Tl-90?! Jr-12 O-67/DOUBLE I-6789/SINGLE');
  });

  test('columns alone are read with a warning, and a fumen can hold the pieces to come', async () => {
    const { out, err, code } = await run(['convert', '--from', 'columns', '--to', 'fumen', '--queue'], {
      '-': 'T-456 O-12',
    });
    expect([err.split('\n')[0], code]).toEqual([
      'standard input:1:1: warning W_CONVERT_AMBIGUOUS: these columns fit Tu-456 and Td-456; Tu-456 is taken, which leaves no more holes',
      0,
    ]);
    expect((await run(['convert', '--from', 'fumen', '--to', 'ptn'], { '-': out })).out).toBe('Tu-456 O-12\n');
  });

  test('what cannot be converted is said on standard error, and nothing is printed', async () => {
    expect(await run(['convert', '--from', 'stackrabbit', '--to', 'ptn'], { '-': '[0, 2, 19]' })).toEqual({
      out: '',
      err: 'standard input:1:1: error E_CONVERT_PIECE: the piece is missing: write its letter before the numbers, or give all pieces at once\n    [0, 2, 19]\n    ^~~~~~~~~~\n',
      code: 1,
    });
  });

  test('a file that cannot be read ends with 2', async () => {
    const { err, code } = await run(['convert', '--from', 'ptn', '--to', 'tbp', 'none']);
    expect([err, code]).toEqual(['none cannot be read: ENOENT\n', 2]);
  });
});

test.each([
  [[]],
  [['check']],
  [['convert']],
  [['convert', '--from', 'ptn']],
  [['convert', '--from', 'ptn', '--to', 'pgn']],
  [['convert', '--from', 'ptn', '--to', 'tbp', 'a', 'b']],
  [['check', '--jsn', 'a']],
  [['mend', 'a']],
])('%j is answered with the usage', async (args) => {
  const { out, err, code } = await run(args, { a: '', b: '' });
  expect([out, code]).toEqual(['', 2]);
  expect(err).toContain('Usage: npx wallkick ptn check');
});

test('the script reads a file and standard input', () => {
  const ptn = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [`${root}src/cli/wallkick.ts`, 'ptn', ...args], { cwd: root, encoding: 'utf8', input });
  const checked = ptn(['check', samplePath]);
  expect([checked.status, checked.stdout]).toEqual([
    0,
    `${samplePath}: 30 moves, 7 lines, level 19, score from clears 26800\n`,
  ]);
  const converted = ptn(['convert', '--from', 'trainer', '--to', 'stackrabbit'], 'O-12 O-12');
  expect([converted.status, converted.stdout]).toEqual([0, 'O [0, -4, 18]\nO [0, -4, 16]\n']);
  expect(ptn(['check', 'no/such/file.ptn']).status).toBe(2);
});
