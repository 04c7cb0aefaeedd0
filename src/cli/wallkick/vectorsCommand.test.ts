import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PROGRAMS } from '#rules/programs.ts';
import { vectorsCommand } from './vectorsCommand.ts';

const folder = fileURLToPath(new URL('../../rules/vectors/', import.meta.url));
const stored = (file: string): string => readFileSync(`${folder}${file}`, 'utf8');
const check = (...args: readonly string[]) => vectorsCommand(args, stored);

// Number of lines of each file, to detect lost ones.
const FILES: readonly (readonly [file: string, lines: number])[] = [
  ['apotris-bars.jsonl', 250],
  ['apotris-sdrs.jsonl', 300],
  ['apotris-srs.jsonl', 160],
  ['ars-ace.disputed.jsonl', 20],
  ['ars-ace.jsonl', 591],
  ['ars-sakura.jsonl', 554],
  ['ars-tgm.jsonl', 578],
  ['ars-ti.disputed.jsonl', 40],
  ['ars-ti.jsonl', 676],
  ['asc-plus.180.jsonl', 601],
  ['asc.jsonl', 831],
  ['cambridge-crs.jsonl', 300],
  ['cultris-2.jsonl', 713],
  ['dtet-heboris.jsonl', 596],
  ['dtet.jsonl', 864],
  ['gtetrinet.jsonl', 160],
  ['jstris.jsonl', 816],
  ['minote.jsonl', 160],
  ['mtet.jsonl', 160],
  ['nintendo-left.jsonl', 255],
  ['nintendo-right.jsonl', 255],
  ['quadrapassel.jsonl', 160],
  ['sega.jsonl', 298],
  ['srs-arika.jsonl', 832],
  ['srs-guideline.jsonl', 832],
  ['srs-nullpomino-180.jsonl', 904],
  ['t-ex-classic.jsonl', 160],
  ['t-ex-modern.jsonl', 160],
  ['techmino-birs.jsonl', 601],
  ['techmino-srs-plus.jsonl', 501],
  ['techmino-srs-x.jsonl', 557],
  ['techmino-trs.jsonl', 661],
  ['tengen-nes.jsonl', 160],
  ['tetra-x.jsonl', 738],
  ['tetrio-srs-plus.jsonl', 694],
  ['tetrio-srs-x.jsonl', 720],
  ['tetrio-srs.jsonl', 515],
  ['tetris-dx.jsonl', 499],
  ['the-new-tetris.jsonl', 160],
];

test('the table names every stored file', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.jsonl'))).toEqual(FILES.map(([file]) => file));
});

describe.each(FILES)('%s', (file, lines) => {
  test('agrees with the engine on every line', () => {
    expect(check(file)).toEqual({ out: [`${lines} passed, 0 failed`], err: [], code: 0 });
  });

  test.each(PROGRAMS.map(({ id }) => id))('agrees under the readings of %s with what that program did', (program) => {
    expect(check(file, '--program', program)).toEqual({ out: [`${lines} passed, 0 failed`], err: [], code: 0 });
  });
});

// Tables of readers with kicks of nine squares. The lines were computed on paper; each explains how in its "point".
test.each([
  [
    'srs.jsonl',
    'srs-guideline',
    18,
    `I01:0_-9~I10:-9_0~I32:9_0~I30:9_0~I12:0_8~I02:0_-9~J01:${'-9_-9;'.repeat(23)}1_1`,
  ],
  ['sega.jsonl', 'sega', 4, 'T03:0_9~I10:-9_0~J10:4_-9'],
  ['tetr-js.jsonl', 'tetr-js', 3, 'I01:0_-9~I12:0_-9'],
  ['ars-ti.jsonl', 'ars-ti', 3, 'I01:0_9'],
])('readers/%s agrees with the engine on every line', (file, base, lines, rows) => {
  const report = check(`readers/${file}`, '--system', `${base}~${rows}`);
  expect(report).toEqual({ out: [`${lines} passed, 0 failed`], err: [], code: 0 });
});

// Number of lines that change under one other reading, counted from the `dissent` and `point` fields of the files.
test.each([
  // `dissent` of Heboris, which is NullpoMino without D2.
  ['ars-tgm.jsonl', 'any-off-centre', '562 passed, 16 failed'],
  // `dissent` of NullpoMino less that of Heboris.
  ['ars-tgm.jsonl', 's-z-never-kick', '564 passed, 14 failed'],
  ['ars-ti.jsonl', 'any-off-centre', '659 passed, 17 failed'],
  ['ars-ti.jsonl', 's-z-never-kick', '667 passed, 9 failed'],
  // 33 points on the contact of the I, 2 on the T in mid-air, 5 on its second floor kick.
  ['ars-ti.disputed.jsonl', 'i-kick-without-contact', '7 passed, 33 failed'],
  ['ars-ti.disputed.jsonl', 'one-t-floor-kick', '35 passed, 5 failed'],
  ['ars-ace.disputed.jsonl', 't-floor-kick-needs-ground', '18 passed, 2 failed'],
  // `dissent` of tetr.js by farteryhr.
  ['cultris-2.jsonl', 'eighth-kick-up', '675 passed, 38 failed'],
])('%s under %s: %s', (file, reading, summary) => {
  const { out, code } = check(file, '--reading', reading);
  expect(out.at(-1)).toBe(summary);
  expect(code).toBe(1);
});

test('several readings together answer like the program that has them', () => {
  const file = 'ars-ace.disputed.jsonl';
  const { out } = check(file, '--reading', 'i-kick-without-contact', '--reading', 't-floor-kick-needs-ground');
  expect(out.at(-1)).toBe('0 passed, 20 failed');
});

/** A T in a field of its own, turned clockwise under Guideline SRS. */
const LINE = {
  id: 7,
  piece: 'T',
  from: 0,
  to: 1,
  rot: 'cw',
  board: [],
  before: [
    [3, 5],
    [4, 5],
    [5, 5],
    [4, 6],
  ],
  ok: true,
  kick: 0,
  d: [0, 0],
  after: [
    [4, 4],
    [4, 5],
    [5, 5],
    [4, 6],
  ],
};

const read = (line: unknown, name = 'srs-guideline.more.jsonl', ...args: readonly string[]) =>
  vectorsCommand([name, ...args], () => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`);

describe('a line', () => {
  test('passes as it is', () => {
    expect(read(LINE).out).toEqual(['1 passed, 0 failed']);
  });

  test.each([
    [{ ok: false }, 'ok is true, expected false'],
    [{ d: [1, 0] }, 'd is [0,0], expected [1,0]'],
    [{ d: null }, 'd is [0,0], expected null'],
    [{ kick: 1 }, 'kick is 0, expected 1'],
    [{ bias: [1, 0] }, 'bias is null, expected [1,0]'],
    [{ after: LINE.before }, 'after is [[4,6],[4,5],[5,5],[4,4]], expected [[3,5],[4,5],[5,5],[4,6]]'],
    [
      { ok: false, kick: null, d: null },
      'ok is true, expected false; d is [0,0], expected null; kick is 0, expected null',
    ],
  ])('with %j fails with its id and what differs', (change, difference) => {
    expect(read({ ...LINE, ...change })).toEqual({
      out: [`srs-guideline.more.jsonl, line 1, id 7: ${difference}`, '0 passed, 1 failed'],
      err: [],
      code: 1,
    });
  });

  test('counts against the result of the program where it has one', () => {
    const disputed = { ...LINE, results: { cambridge: 'fail', heboris: [0, 0] } };
    expect(read(disputed, undefined, '--program', 'heboris').code).toBe(0);
    expect(read(disputed, undefined, '--program', 'nullpomino').code).toBe(0);
    expect(read(disputed, undefined, '--program', 'cambridge').out[0]).toContain('d is [0,0], expected "fail"');
  });

  test('that a program dissents from has to come out differently under it', () => {
    const { out } = read({ ...LINE, dissent: ['heboris'] }, undefined, '--program', 'heboris');
    expect(out[0]).toContain('the result is the recorded one, from which heboris differs');
  });

  test('may be checked against another system than that of the file name', () => {
    expect(read(LINE, 'anything.jsonl', '--system', 'tetris-worlds').code).toBe(0);
  });
});

describe('malformed input names file and line', () => {
  test.each([
    ['{', /^srs-guideline\.more\.jsonl, line 1: not JSON/],
    ['[]', /line 1: not a JSON object\.$/],
    [{ ...LINE, piece: 'X' }, /"piece" is "X"; it must be one of "I", "J"/],
    [{ ...LINE, rot: 'left' }, /"rot" is "left"; it must be one of "cw", "ccw", "180"/],
    [{ ...LINE, to: 3 }, /"to" is 3; it must be 1, which is cw from 0/],
    [{ ...LINE, board: ['...'] }, /"board" is "\.\.\."; it must be rows of 4 to 32 characters/],
    [{ ...LINE, board: ['....', '.....'] }, /"board" is "\.\.\.\.\."; it must be rows .* all of one width/],
    [{ ...LINE, board: [7, '....'] }, /"board" is 7; it must be rows/],
    [{ ...LINE, board: '#' }, /"board" is "#"; it must be a list of rows/],
    [{ ...LINE, before: [[3, 5]] }, /"before" is \[\[3,5\]\]; it must be four squares/],
    [{ ...LINE, before: LINE.after }, /"before" is not a T in state 0 of srs-guideline/],
    [
      {
        ...LINE,
        after: [
          [3, 5],
          [4, 5],
          [5, 5],
          ['4', 6],
        ],
      },
      /"after" is .* it must be four squares/,
    ],
    [{ ...LINE, ok: 'yes' }, /"ok" is "yes"; it must be one of true, false/],
    [{ ...LINE, d: 'fail' }, /"d" is "fail"; it must be null or/],
    [{ ...LINE, kick: undefined }, /"kick" is missing; it must be null or a whole number/],
    [{ ...LINE, id: 'seven' }, /"id" is "seven"; it must be a whole number/],
    [{ ...LINE, floorKicksUsed: -1 }, /"floorKicksUsed" is -1; it must be a whole number/],
    [{ ...LINE, precedence: 'up' }, /"precedence" is "up"; it must be one of "left", "right"/],
    [{ ...LINE, dissent: 'heboris' }, /"dissent" is "heboris"; it must be a list of programs/],
    [{ ...LINE, results: { heboris: 'no' } }, /"results" is "no"; it must be/],
    [{ ...LINE, results: [] }, /"results" is \[\]; it must be/],
  ])('%j', (line, message) => {
    const { out, err, code } = read(line);
    expect({ out, code }).toEqual({ out: [], code: 2 });
    expect(err.join()).toMatch(message);
  });

  test('of a later line, counted with the empty ones', () => {
    expect(read(`${JSON.stringify(LINE)}\n\nnull`).err).toEqual([
      'srs-guideline.more.jsonl, line 3: not a JSON object.',
    ]);
  });

  test('even where the file name is no system', () => {
    expect(read('{', 'bad.jsonl').err[0]).toMatch(/^bad\.jsonl, line 1: not JSON/);
  });

  test('and nothing is reported of the files before it', () => {
    const files = ['srs-guideline.a.jsonl', 'srs-guideline.b.jsonl'];
    const report = vectorsCommand(files, (file) => (file === files[0] ? JSON.stringify({ ...LINE, kick: 3 }) : '{'));
    expect(report).toMatchObject({ out: [], code: 2 });
  });
});

describe('bad usage is refused', () => {
  test.each([
    [[], /^Name a file\.\nUsage: /],
    [['--fast', 'sega.jsonl'], /'--fast'/],
    [['sega.jsonl', '--system'], /--system/],
    [
      ['sega.jsonl', '--system', 'segas'],
      /^"segas" is not a rotation system; did you mean sega\? Known are srs-guideline, /,
    ],
    [['sega.jsonl', '--program', 'tgm'], /^"tgm" is not a program; known are nullpomino, heboris, cambridge\.$/],
    [['sega.jsonl', '--reading', 'any-off-centre'], /^"any-off-centre" is not a reading of sega; it has none\.$/],
    [['ars-ti.jsonl', '--reading', 'spawn-down'], /^"spawn-down" is not a reading of ars-ti; it has any-off-centre, /],
    [['none.jsonl'], /^none\.jsonl cannot be read: ENOENT/],
  ] as const)('%j', (args, message) => {
    const { out, err, code } = check(...args);
    expect({ out, code }).toEqual({ out: [], code: 2 });
    expect(err.join('\n')).toMatch(message);
  });

  test('a file whose name is no system says how to name one', () => {
    expect(read(LINE, 'mine.jsonl').err[0]).toMatch(/^mine\.jsonl: .* --system.*"mine"/);
  });
});

test('the command line prints the report and ends with its code', () => {
  const program = fileURLToPath(new URL('../wallkick.ts', import.meta.url));
  const runProgram = (...args: readonly string[]) =>
    spawnSync(process.execPath, [program, 'vectors', ...args], { encoding: 'utf8', cwd: folder });
  expect(runProgram('sega.jsonl')).toMatchObject({ stdout: '298 passed, 0 failed\n', stderr: '', status: 0 });
  expect(runProgram('sega.jsonl', '--system', 'ars-tgm')).toMatchObject({ stderr: '', status: 1 });
  expect(runProgram('README.md')).toMatchObject({ stdout: '', status: 2 });
});
