import { must } from '#engine/diagnostics.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '#engine/testing/wide.ts';
import { NOTE_CODES, type NoteCode } from './note.ts';
import { readBoard, type ReadBoard } from './readBoard.ts';

function boardOf(text: string): ReadBoard {
  return must(readBoard(text), text);
}
/** Rows from the top, the piece in its letter. */
function drawn({ rows, piece }: ReadBoard): string {
  const taken = new Set(piece?.squares.map(String));
  const letters = rows.map((row, y) =>
    Array.from(row, (content, x) => (taken.has(`${x},${y}`) ? piece!.piece.toLowerCase() : content)).join(''),
  );
  return letters.reverse().join('/');
}
const codes = (text: string): readonly NoteCode[] => boardOf(text).notes.map(({ code }) => code);

const WIKI = [
  '..JJJ.....',
  '....J.....',
  '..........',
  '..........',
  '..........',
  'J.---...I.',
  'JJJZ-SLLI.',
  'OOZZTSSLI.',
  'OOZTTTSLI.',
  'GGG.GGGGGG',
  'GGG.GGGGGG',
];
const FROM_WIKI = WIKI.join('/').replaceAll('-', '.').replaceAll('G', '#');
const PFROWS = `{{pfstart}}
{{pfrow| | |J|J|J| | | | | }}
{{pfrow| | | | |J| | | | | }}
{{pfrow| | | | | | | | | | }}
{{pfrow| | | | | | | | | | }}
{{pfrow| | | | | | | | | | }}
{{pfrow|J| |-|-|-| | | |i| }}
{{pfrow|J|J|J|Z|-|S|L|L|i| }}
{{pfend}}
`;
const SFINDER = 'XXXX____XX\nXXXX___XXX\nXXXX__XXXX\nXXXX___XXX\n';
const OF_SFINDER = '####....##/####...###/####..####/####...###';

// Each text, what it shows with the piece in small letters, and what is said besides the size. Texts of the first group were made after
// posts, articles of the two wikis and the output of public programs; those of the others are ours.
describe.each([
  ['a report of a bug, the piece as @', ' #@@ \n## @#\n#  @#\n', '.#ll./##.l#/#..l#', ['blanks', 'piece']],
  [
    'a report of a bug, before and after',
    ' #@@      #\n## @# -> ## @#\n#  @#    #@@@#\n',
    '.#ll./##.l#/#..l#',
    ['blanks', 'piece'],
  ],
  [
    'blanks as holes, one a row',
    '### ######\n### ######\n#### #####\n# ########\n',
    '###.######/###.######/####.#####/#.########',
    ['blanks'],
  ],
  [
    'a board of the Tetris wiki',
    `<playfield>\n${WIKI.join('\n')}\n</playfield>\n`,
    FROM_WIKI,
    ['empty', 'filled', 'several'],
  ],
  ['the same without its tag', WIKI.join('\n'), FROM_WIKI, ['empty', 'filled', 'several']],
  [
    "rows of Hard Drop's wiki",
    PFROWS,
    `${WIKI.slice(0, 7).join('/')}`.replaceAll('-', '.'),
    ['empty', 'filled', 'several'],
  ],
  ['rows of solution-finder', SFINDER, OF_SFINDER, ['empty', 'filled']],
  ['a field of solution-finder', `4\n${SFINDER}`, OF_SFINDER, ['height', 'empty', 'filled']],
  [
    'the output of the library tetris-fumen',
    'XXXX____XX\nXXXX___XXX\nXXXX_ZZXXX\n__________\n',
    '####....##/####...###/####.ZZ###/..........',
    ['empty', 'filled'],
  ],
  // Walls, numbers and frames.
  ['walls', '|..##|\r\n|##..|', '..##/##..', ['walls']],
  [
    'walls, blanks and a floor',
    '|    |\n| @@ |\n| @@#|\n|____|',
    '..../.oo./.oo#',
    ['walls', 'frame', 'blanks', 'piece'],
  ],
  [
    'a frame and numbers',
    '3|..##|\n2|##..|\n1|##..|\n +----+\n  1234',
    '..##/##../##..',
    ['walls', 'columns', 'frame'],
  ],
  ['row numbers', '10 ....\n 9 ..#.\n 8 ##.#', '..../..#./##.#', ['numbers']],
  ['row numbers at the right', '..#. 2\n##.# 1\n0123', '..#./##.#', ['numbers', 'columns']],
  ['the field of the Elektronika 60', '<!....!>\n<!##.#!>\n<!====!>', '..../##.#', ['walls', 'frame']],
  ['walls of blocks', '#..........#\n#.........##\n############', '........../.........#', ['walls']],
  ['a floor of dashes', '..#.\n##.#\n----', '..#./##.#', ['frame']],
  // Blanks and cells.
  ['blanks between the squares', '# . . #\n# # . #', '#..#/##.#', ['spacing']],
  ['blanks between groups', '.... ....\n##.# #.##', '......../##.##.##', ['spacing']],
  ['an indentation', '    ..##\n    ####', '..##/####', ['spacing']],
  ['rows without their last blanks', '### #\n##\n### #', '###.#/##.../###.#', ['blanks', 'padded']],
  ['rows of blanks alone', '#    #\n      \n##  ##', '#....#/....../##..##', ['blanks']],
  ['cells between tabs', '#\t.\t.\t#\n#\t#\t\t#', '#..#/##.#', []],
  ['a Markdown table', '| . | # | . | # |\n|---|---|---|---|\n| # |   | # | # |', '.#.#/#.##', ['frame']],
  ['cells between commas', '0,0,1,1\n1,1,0,0', '..##/##..', ['empty', 'filled']],
  ['digits', '0000\n0110\n0110', '..../.##./.##.', ['empty', 'filled']],
  ['colours as digits', '0000\n0220\n3330', '..../.##./###.', ['empty', 'filled']],
  // Lists.
  ['a JSON array of rows', '["....", "##.#"]', '..../##.#', ['topFirst']],
  ['an array of cells', '[[0,0,0,0],[1,0,1,1]]', '..../#.##', ['topFirst']],
  ['a list from the floor up', '[["I",null,"I","I"],[null,null,null,null]]', '..../I.II', ['bottomFirst']],
  ['a list of a program', "board = [\n  '....',\n  'XX.X',\n  'XXXX',\n]", '..../##.#/####', ['filled', 'topFirst']],
  // Texts around a board.
  ['slashes', '####.#####/####.#####', '####.#####/####.#####', []],
  ['a block of code', '```\n..##\n####\n```', '..##/####', []],
  [
    'plain text of this site',
    'Guideline SRS, J, 0>>3\n\n...##J....\n...#.JJJ##\n####.#####\n\nTest 1, kick (0, 0): blocked.',
    '...##j..../...#.jjj##/####.#####',
    ['piece', 'text'],
  ],
  ['two boards', '....\n#..#\n\n####\n#..#\n#..#', '####/#..#/#..#', ['other']],
  // Pieces.
  ['a piece of rings', '..oo..\n.oo...\n##..##', '..ss../.ss.../##..##', ['piece']],
  ['a letter that is no such piece', '..TTTT\n##..##', '..TTTT/##..##', []],
  ['a piece alone', '......\n.TTT..\n..T...', '....../.ttt../..t...', ['piece']],
  ['two pieces', 'OO..\nOO..\n..SS\n.SS.\n####', 'OO../OO../..SS/.SS./####', ['several']],
  // The falling one of several pieces is drawn with @.
  ['a marked piece among others', 'OO..\nOO..\n.@@@\n..@.\nSS##', 'OO../OO../.ttt/..t./SS##', ['piece']],
  ['two marked pieces', '@@..\n@@..\n.@@@\n..@.\nSS##', '##../##../.###/..#./SS##', ['filled']],
  // Cells of several signs between bars.
  [
    'numbered minos of a wiki',
    '{{pfrow| |i|i1|i2|i| }}\n{{pfrow| | |w3|w4| | }}\n{{pfrow|s|s| | |j|j}}',
    '.iiii./..##../SS..JJ',
    ['filled', 'piece'],
  ],
  [
    'numbered minos of a table',
    '| . | t1 | . |  |\n| t2 | t3 | t4 | |\n|g1|g2| |g3|',
    '.t../ttt./##.#',
    ['filled', 'piece'],
  ],
  ['rows of cells in one line', '0,0,0,0;0,1,1,0;1,1,1,1', '..../.##./####', ['empty', 'filled']],
  ['a stack of one sign', '....\nXXXX', '..../####', ['filled']],
] as const)('%s', (_name, text, board, said) => {
  test('is read, and what was done is said', () => {
    expect(drawn(boardOf(text))).toBe(board);
    expect([...codes(text)].sort()).toEqual(['size', ...said].sort());
  });
});

test('the sign of the piece is named once, among the signs of the stack only if it is there too', () => {
  expect(boardOf('.@@.\n.@@.\nXX.X').notes).toMatchObject([
    { code: 'size' },
    { code: 'filled', values: { signs: 'X' } },
    { code: 'piece', values: { sign: '@', piece: 'O' } },
  ]);
  // One of the two groups is a piece, the other one stack.
  expect(boardOf('@@@@\n....\n.@@.\n.@@@').notes).toMatchObject([
    { code: 'size' },
    { code: 'filled', values: { signs: '@' } },
    { code: 'piece', values: { sign: '@', piece: 'I' } },
  ]);
});

test('the piece behind an arrow is the piece after the turn', () => {
  const { piece, after } = boardOf(' #@@      #\n## @# -> ## @#\n#  @#    #@@@#\n');
  expect([...piece!.squares].map(String).sort()).toEqual(['2,2', '3,0', '3,1', '3,2']);
  expect([...after!.squares].map(String).sort()).toEqual(['1,0', '2,0', '3,0', '3,1']);
});

const VECTOR =
  '{"id":7,"piece":"T","from":1,"to":2,"rot":"cw","board":["####.#####"],"before":[[4,4],[4,5],[5,5],[4,6]],"ok":true,"kick":0,"d":[0,0],"after":[],"floorKicksUsed":1,"precedence":"left"}';

test('a line of a conformance file is a position and what is pressed in it', () => {
  expect(boardOf(VECTOR)).toMatchObject({
    rows: ['####.#####'],
    piece: { piece: 'T', orientation: 1 },
    press: { turn: 'cw', precedence: 'left', floorKicks: 1 },
    notes: [],
  });
  expect(codes(`${VECTOR}\n${VECTOR}\n`)).toEqual(['firstLine']);
});

test.each([
  ['....\n..?.', 'drawn.sign', 7, 8],
  ['....\n..?.\n.?..', 'drawn.sign', 7, 8],
  ['....\n.....\n....', 'drawn.ragged', 5, 10],
  ['###.\n# #.\n##.', 'drawn.ragged', 10, 13],
  ['hello, world', 'drawn.none', 0, 12],
  ['\n\nhello, world', 'drawn.none', 2, 14],
  ['...', 'drawn.columns', 0, 3],
  ['.'.repeat(33), 'drawn.columns', 0, 33],
  [Array(41).fill('....').join('\n'), 'drawn.rows', 0, 204],
  ['["....", "#?.#"]', 'drawn.sign', 11, 12],
  ['<playfield>\n....\n#?.#\n</playfield>', 'drawn.sign', 18, 19],
  ['{{pfrow|J|J|J|J}}\n{{pfrow|J|J|wall|J}}', 'drawn.sign', 30, 31],
])('%j is refused with one message and its place', (text, code, start, end) => {
  const read = readBoard(text);
  expect(read.ok ? [] : read.diagnostics.map((one) => [one.code, one.span])).toEqual([[code, { start, end }]]);
});

// Boards with a stack of more than one group, so that nothing in them can be a piece.
const stacks = fc
  .tuple(fc.integer({ min: 5, max: 12 }), fc.integer({ min: 2, max: 9 }))
  .chain(([width, height]) =>
    fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  ) // prettier-ignore
  .map((cells) => cells.map((row) => row.map((filled) => (filled ? '#' : '.')).join('')))
  // A sign of each kind in every board; no side of blocks, which would be a wall.
  .map((rows) => ['.'.repeat(rows[0]!.length), ...rows, `#.${'#'.repeat(rows[0]!.length - 3)}.`]);

const numbered = (rows: readonly string[]): readonly string[] =>
  rows.map((row, index) => `${String(rows.length - index).padStart(2)} ${row}`);

/** Ways in which people write a board. */
const WRITERS: Readonly<Record<string, (rows: readonly string[]) => string>> = {
  plain: (rows) => rows.join('\n'),
  slashes: (rows) => rows.join('/'),
  solutionFinder: (rows) => `${rows.length}\n${rows.join('\n').replaceAll('.', '_').replaceAll('#', 'X')}`,
  digits: (rows) => rows.join('\n').replaceAll('.', '0').replaceAll('#', '1'),
  spaced: (rows) => rows.map((row) => [...row].join(' ')).join('\n'),
  walls: (rows) => rows.map((row) => `|${row}|`).join('\n'),
  wallsAndBlanks: (rows) => [...rows.map((row) => `|${row.replaceAll('.', ' ')}|`), `+${'-'.repeat(rows[0]!.length)}+`].join('\n'), // prettier-ignore
  numbers: (rows) => numbered(rows).join('\n'),
  numbersAndWalls: (rows) => numbered(rows.map((row) => `|${row}|`)).join('\r\n'),
  tag: (rows) => `<playfield>\n${rows.join('\n').replaceAll('#', 'G')}\n</playfield>`,
  templates: (rows) => rows.map((row) => `{{pfrow|${[...row.replaceAll('.', ' ')].join('|')}}}`).join('\n'),
  json: (rows) => JSON.stringify(rows),
  cells: (rows) => JSON.stringify(rows.map((row) => Array.from(row, (sign) => (sign === '#' ? 1 : 0)))),
  tabs: (rows) => rows.map((row) => [...row].join('\t')).join('\n'),
  markdown: (rows) => rows.map((row) => `| ${[...row].join(' | ')} |`).join('\n'),
  quoted: (rows) => `A board:\n\n\`\`\`\n${rows.join('\n')}\n\`\`\`\n`,
};

describe.each(Object.entries(WRITERS))('boards written as %s', (_name, write) => {
  test('come back as they were', () => {
    const property = fc.property(stacks, (rows) => {
      expect(drawn({ ...boardOf(write(rows)), piece: null })).toBe(rows.join('/'));
    });
    fc.assert(property, { seed: 20261127, numRuns: cases(500) });
  });
});

/** What takes characters of a text away from the board; without one of them every sign of it is a square. */
const LEAVES_OUT: readonly NoteCode[] = ['spacing', 'walls', 'frame', 'numbers', 'columns', 'height', 'text', 'other', 'behindArrow', 'firstLine', 'topFirst', 'bottomFirst', 'line']; // prettier-ignore

test('any text is read or refused with one message in it, and no sign is lost without a word', () => {
  const sign = fc.constantFrom(...'..##__XX@@  \n\n\n||0123TJio-+/\t">[],{}=?a'); // prettier-ignore
  const drawnText = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
  const rows = fc.array(fc.stringMatching(/^[.#_X@ J|0-9]{4,6}$/), { maxLength: 6 }).map((lines) => lines.join('\n'));
  const written = fc
    .tuple(
      stacks,
      fc.constantFrom(...Object.values(WRITERS)),
      fc.nat(200),
      fc.constantFrom('', '?', ' ', '|', '\n', 'T'),
    )
    .map(([board, write, at, put]) => {
      const text = write(board);
      return text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1);
    });
  const property = fc.property(fc.oneof(drawnText, rows, written, fc.string({ maxLength: 40 })), (text) => {
    const read = readBoard(text);
    if (!read.ok) {
      expect(read.diagnostics).toHaveLength(1);
      const { span } = read.diagnostics[0]!;
      expect(span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
      return;
    }
    const { rows: squares, piece, notes } = read.value;
    if (/pfrow|playfield/.test(text) || notes.some(({ code }) => LEAVES_OUT.includes(code))) return;
    const filled = squares.join('').replaceAll('.', '').length + (piece ? 4 : 0);
    const given = text.replace(/```/g, '').replace(/[\s._\-0/\t|,;·░□]/gu, '').length;
    expect(filled).toBe(given);
  });
  fc.assert(property, { seed: 20261127, numRuns: cases(20_000) });
});

// A reader whose time grows with the square of the text would not come back from these.
test.each([
  ' ',
  '\n',
  '|',
  '#.',
  '1 ',
  '[',
  '"',
  '{{pfrow|',
  '<playfield>',
  '- ',
  '1,',
  '\t',
  '/',
  '->',
  'a|#.#.|a\n',
  '....\n\n',
])('a long text of %j is refused with one message', (unit) => {
  const read = readBoard(unit.repeat(50_000 / unit.length));
  expect(read.ok ? [] : read.diagnostics).toHaveLength(unit === '....\n\n' ? 0 : 1);
});

test('every note has its code once', () => {
  expect(new Set(NOTE_CODES).size).toBe(NOTE_CODES.length);
});

const PLAIN = ['....####..', '###.######', '##########'];
const FULL = PLAIN.join('/');
test.each([
  ['a list of Markdown', PLAIN.map((row) => `- ${row}`).join('\n')],
  ['a list with stars', PLAIN.map((row) => `* ${row}`).join('\n')],
  ['breaks of a page behind each row but the last', PLAIN.join('<br>\n')],
  ['semicolons behind each row but the last', PLAIN.join(';\n')],
  ['characters without width behind rows', PLAIN.join('\u200b\n')],
  ['line ends of Unicode', PLAIN.join('\u2028')],
  ['line ends of Unicode in a tag', `<playfield>\n${PLAIN.join('\u2028')}\n</playfield>`],
  ['a list of JSON with full rows of letters', JSON.stringify(['10', ...PLAIN.map((row) => row.replaceAll('#', 'X'))])],
])('%s is the board alone', (_what, text) => {
  expect(drawn(boardOf(text))).toBe(FULL);
});
