import { describe, expect, test } from 'vitest';
import { diagnosticsOf, parsePtn, startParsing } from './parse.ts';

/** Diagnostics as `CODE line:column`, without the one about missing headers unless it is asked for. */
const said = (text: string): readonly string[] =>
  diagnosticsOf(parsePtn(text)).map(({ code, line, column }) => `${code} ${line}:${column}`);

const saidBehindHeader = (text: string): readonly string[] => said(`Title: t\n${text}`);

// Every row of the diagnostics table, each at the place that the table names. The document follows a header line, so the game is on line 2.
describe('faults of a move', () => {
  test.each([
    ['X-12', 'E_PIECE_UNKNOWN 2:1'],
    ['Xu-345', 'E_PIECE_UNKNOWN 2:1'],
    ['o-12', 'E_PIECE_UNKNOWN 2:1'],
    ['tu-345', 'E_PIECE_UNKNOWN 2:1'],
    ['\u0422u-345', 'E_PIECE_UNKNOWN 2:1'],
    ['\u{1d413}-345 O-12', 'E_PIECE_UNKNOWN 2:1'],
    ['T-345', 'E_ORIENTATION_MISSING 2:2'],
    ['L-45', 'E_ORIENTATION_MISSING 2:2'],
    ['J-456', 'E_ORIENTATION_MISSING 2:2'],
    ['Tx-34', 'E_ORIENTATION_UNKNOWN 2:2'],
    ['TU-345', 'E_ORIENTATION_UNKNOWN 2:2'],
    ['Tud-345', 'E_ORIENTATION_UNKNOWN 2:2'],
    ['T😀-345', 'E_ORIENTATION_UNKNOWN 2:2'],
    ['Iu-1234', 'E_ORIENTATION_NOT_ALLOWED 2:2'],
    ['Sl-12', 'E_ORIENTATION_NOT_ALLOWED 2:2'],
    ['Zx-12', 'E_ORIENTATION_NOT_ALLOWED 2:2'],
    ['Od-12', 'E_ORIENTATION_NOT_ALLOWED 2:2'],
    ['O\u201312', 'E_DASH 2:2'],
    ['Tu\u2014345', 'E_DASH 2:3'],
    ['Tu\u2212345', 'E_DASH 2:3'],
    ['Tu\u2010345', 'E_DASH 2:3'],
    ['O-', 'E_COLUMNS_MISSING 2:3'],
    ['Tu-', 'E_COLUMNS_MISSING 2:4'],
    ['O-@1', 'E_COLUMNS_MISSING 2:3'],
    ['O-/DOUBLE', 'E_COLUMNS_MISSING 2:3'],
    ['O-(c)', 'E_COLUMNS_MISSING 2:3'],
    ['O-,', 'E_COLUMNS_MISSING 2:3'],
    ['O--12', 'E_COLUMNS_MISSING 2:3'],
    ['I-67', 'E_COLUMNS_WIDTH 2:3'],
    ['I-12345', 'E_COLUMNS_WIDTH 2:3'],
    ['O-123', 'E_COLUMNS_WIDTH 2:3'],
    ['O-1', 'E_COLUMNS_WIDTH 2:3'],
    ['Tl-345', 'E_COLUMNS_WIDTH 2:4'],
    ['Ju-34', 'E_COLUMNS_WIDTH 2:4'],
    ['S-1', 'E_COLUMNS_WIDTH 2:3'],
    ['I-10', 'E_COLUMNS_WIDTH 2:3'],
    ['O-910', 'E_COLUMNS_WIDTH 2:3'],
    ['O-13', 'E_COLUMNS_NOT_ADJACENT 2:4'],
    ['O-11', 'E_COLUMNS_NOT_ADJACENT 2:4'],
    ['S-10', 'E_COLUMNS_NOT_ADJACENT 2:4'],
    ['Tu-347', 'E_COLUMNS_NOT_ADJACENT 2:6'],
    ['I-1243', 'E_COLUMNS_NOT_ADJACENT 2:5'],
    ['O-01', 'E_COLUMNS_WRAP 2:4'],
    ['Td-012', 'E_COLUMNS_WRAP 2:5'],
    ['Tu-901', 'E_COLUMNS_WRAP 2:6'],
    ['I-8901', 'E_COLUMNS_WRAP 2:6'],
    // Wrap is looked for before adjacency, width before both.
    ['I-1301', 'E_COLUMNS_WRAP 2:6'],
    ['O-9012', 'E_COLUMNS_WIDTH 2:3'],
    ['O-12@', 'E_ROW_MISSING 2:6'],
    ['O-12@/SINGLE', 'E_ROW_MISSING 2:6'],
    ['O-12@-1', 'E_ROW_MISSING 2:6'],
    ['O-12@x O-34', 'E_ROW_MISSING 2:6'],
    ['O-12@0', 'E_ROW_RANGE 2:6'],
    ['O-12@00', 'E_ROW_RANGE 2:6'],
    ['O-12@20', 'E_ROW_RANGE 2:6'],
    ['I-5@20', 'E_ROW_RANGE 2:5'],
    ['I-4567@21', 'E_ROW_RANGE 2:8'],
    ['Td-456@20', 'E_ROW_RANGE 2:8'],
    ['Tu-456@21', 'E_ROW_RANGE 2:8'],
    ['O-12@99999999999999999999999', 'E_ROW_RANGE 2:6'],
    ['O-12/QUAD', 'E_CLEAR_UNKNOWN 2:5'],
    ['O-12/single', 'E_CLEAR_UNKNOWN 2:5'],
    ['O-12/', 'E_CLEAR_UNKNOWN 2:5'],
    ['O-12/DOUBLES', 'E_CLEAR_UNKNOWN 2:5'],
    ['O-12/2!', 'E_CLEAR_UNKNOWN 2:5'],
    ['O-12!!!', 'E_RATING_UNKNOWN 2:5'],
    ['O-12?!?', 'E_RATING_UNKNOWN 2:5'],
    ['O-12@1???', 'E_RATING_UNKNOWN 2:7'],
    ['O-12!/DOUBLE', 'E_SUFFIX_ORDER 2:6'],
    ['O-12!@1', 'E_SUFFIX_ORDER 2:6'],
    ['O-12/SINGLE@1', 'E_SUFFIX_ORDER 2:12'],
    ['O-12@1@2', 'E_SUFFIX_DUPLICATE 2:7'],
    ['O-12/SINGLE/SINGLE', 'E_SUFFIX_DUPLICATE 2:12'],
    ['O-12 !', 'E_SUFFIX_DETACHED 2:6'],
    ['O-12 @1', 'E_SUFFIX_DETACHED 2:6'],
    ['O-12\n/DOUBLE', 'E_SUFFIX_DETACHED 3:1'],
    ['O-12 (c) ?!', 'E_SUFFIX_DETACHED 2:10'],
    ['O-12 @1/SINGLE!', 'E_SUFFIX_DETACHED 2:6'],
  ])('%s: %s', (text, expected) => {
    expect(saidBehindHeader(text)).toEqual([expected]);
  });

  test.each([
    ['T-13', 'E_ORIENTATION_MISSING 2:2, E_COLUMNS_NOT_ADJACENT 2:4'],
    ['T-1234', 'E_ORIENTATION_MISSING 2:2, E_COLUMNS_WIDTH 2:3'],
    ['T-', 'E_ORIENTATION_MISSING 2:2, E_COLUMNS_MISSING 2:3'],
    ['T\u2013345', 'E_ORIENTATION_MISSING 2:2, E_DASH 2:2'],
    ['X-21@0', 'E_PIECE_UNKNOWN 2:1, E_COLUMNS_NOT_ADJACENT 2:4, E_ROW_RANGE 2:6'],
    [
      'Ou\u201313@0/QUAD!!!',
      'E_ORIENTATION_NOT_ALLOWED 2:2, E_DASH 2:3, E_COLUMNS_NOT_ADJACENT 2:5, E_ROW_RANGE 2:7, E_CLEAR_UNKNOWN 2:8, E_RATING_UNKNOWN 2:13',
    ],
    ['O-12!/SINGLE@1', 'E_SUFFIX_ORDER 2:6, E_SUFFIX_ORDER 2:13'],
    ['O-12@1!@2', 'E_SUFFIX_DUPLICATE 2:8'],
    ['O-12 ! ?', 'E_SUFFIX_DETACHED 2:6, E_SUFFIX_DETACHED 2:8'],
    ['O-1 I-12', 'E_COLUMNS_WIDTH 2:3, E_COLUMNS_WIDTH 2:7'],
  ])('all faults of %s are reported', (text, expected) => {
    expect(saidBehindHeader(text).join(', ')).toBe(expected);
  });
});

describe('faults between moves', () => {
  test.each([
    ['O-12 (c', 'E_COMMENT_UNCLOSED 2:6'],
    ['O-12 (a (b\nO-34 Tx-1', 'E_COMMENT_UNCLOSED 2:6'],
    ['O-12)', 'E_PAREN_STRAY 2:5'],
    ['O-12 (c) )', 'E_PAREN_STRAY 2:10'],
    ['O-12\nPlatform: NES', 'E_HEADER_LATE 3:1'],
    ['=Level 5\n  Title: late (', 'E_HEADER_LATE 3:3'],
    ['O-12 Title: late', 'E_HEADER_LATE 2:6'],
    ['=Level', 'E_LEVEL_SYNTAX 2:1'],
    ['=Level19', 'E_LEVEL_SYNTAX 2:1'],
    ['=level 19', 'E_LEVEL_SYNTAX 2:1'],
    ['= Level 19', 'E_LEVEL_SYNTAX 2:1'],
    ['=Level -1', 'E_LEVEL_SYNTAX 2:1'],
    ['=Level\n19x', 'E_LEVEL_SYNTAX 2:1, E_UNEXPECTED_TEXT 3:1'],
    ['=Level O-12', 'E_LEVEL_SYNTAX 2:1'],
    ['=Level 19 O-12', 'E_LEVEL_TRAILING 2:11'],
    ['=Level 19 (c)', 'E_LEVEL_TRAILING 2:11'],
    ['=Level 19x y', 'E_LEVEL_TRAILING 2:10'],
    ['=Level 19 )', 'E_LEVEL_TRAILING 2:11'],
    ['=Level 19 (a\nb) c', 'E_LEVEL_TRAILING 2:11, E_UNEXPECTED_TEXT 3:4'],
    ['O-12 ... O-34', 'E_ELLIPSIS_POSITION 2:6'],
    ['... O-12', 'E_ELLIPSIS_POSITION 2:1'],
    ['O-12 ...\n=Level 3', 'E_ELLIPSIS_POSITION 2:6'],
    ['O-12 … …', 'E_ELLIPSIS_POSITION 2:6'],
    ['O-12...', 'E_ELLIPSIS_POSITION 2:5'],
    ['O-12 ....', 'E_UNEXPECTED_TEXT 2:6'],
    ['O-12 ..', 'E_UNEXPECTED_TEXT 2:6'],
    ['O-12\nhello', 'E_UNEXPECTED_TEXT 3:1'],
    ['O-12 hello world', 'E_UNEXPECTED_TEXT 2:6, E_UNEXPECTED_TEXT 2:12'],
    ['O-12,O-34', 'E_UNEXPECTED_TEXT 2:5'],
    ['O-12-34', 'E_UNEXPECTED_TEXT 2:5'],
    ['O-12x-34', 'E_UNEXPECTED_TEXT 2:5'],
    ['1. O-12', 'E_UNEXPECTED_TEXT 2:1'],
    ['O12 O-34', 'E_UNEXPECTED_TEXT 2:1'],
    ['T-spin O-34', 'E_UNEXPECTED_TEXT 2:1'],
    ['O-12 12-34', 'E_UNEXPECTED_TEXT 2:6'],
    ['O-12 mid-2024', 'E_UNEXPECTED_TEXT 2:6'],
    ['! O-12', 'E_UNEXPECTED_TEXT 2:1'],
    ['(c) Note: x\nO-12', 'E_UNEXPECTED_TEXT 2:5'],
    ['O-12\u3000O-34', 'E_UNEXPECTED_TEXT 2:5'],
    ['O-12 \u200bO-34', 'E_UNEXPECTED_TEXT 2:6'],
    ['O-12 \ufeffO-34', 'E_UNEXPECTED_TEXT 2:6'],
    ['O-12 \u0000', 'E_UNEXPECTED_TEXT 2:6'],
    ['O-12 😀 x)', 'E_UNEXPECTED_TEXT 2:6, E_UNEXPECTED_TEXT 2:9, E_PAREN_STRAY 2:10'],
  ])('%j: %s', (text, expected) => {
    expect(saidBehindHeader(text).join(', ')).toBe(expected);
  });
});

describe('warnings', () => {
  test.each([
    ['Title: t\nO-12O-34', 'W_NO_SEPARATOR 2:5'],
    ['Title: t\nO-12/SINGLEO-34@1!Z-12', 'W_NO_SEPARATOR 2:12, W_NO_SEPARATOR 2:19'],
    ['Title: t\nO-12Tx-34', 'W_NO_SEPARATOR 2:5, E_ORIENTATION_UNKNOWN 2:6'],
    ['Title: t\nO-12 =Level 3', 'W_LEVEL_MIDLINE 2:6'],
    ['Title: t\nO-12=Level 3', 'W_LEVEL_MIDLINE 2:5'],
    ['Title: t\n(a\nb) =Level 3', 'W_LEVEL_MIDLINE 3:4'],
    ['Title: t\nO-12@01', 'W_ROW_LEADING_ZERO 2:6'],
    ['Title: t\nI-4567@020', 'W_ROW_LEADING_ZERO 2:8'],
    ['Title: t\nO-12 (a (b (c)', 'W_COMMENT_NESTED_OPEN 2:9, W_COMMENT_NESTED_OPEN 2:12'],
    ['Player: A\nO-12', 'W_HEADER_UNKNOWN 1:1'],
    ['Title: t\nTitle: u\nO-12', 'W_HEADER_DUPLICATE 2:1'],
    ['X: a\nX: b\nO-12', 'W_HEADER_UNKNOWN 1:1, W_HEADER_UNKNOWN 2:1, W_HEADER_DUPLICATE 2:1'],
    ['Board: x\nScore: 1\nLines: 2\nO-12', ''],
    ['Title: t\nO-12\u00a0O-34', 'W_NONSTANDARD_SPACE 2:5'],
    ['\u00a0Title: t\nO-12', 'W_NONSTANDARD_SPACE 1:1'],
    ['O-12', 'W_NO_HEADERS 1:1'],
    ['\ufeffO-12', 'W_NO_HEADERS 1:1'],
    ['Title: t', 'W_EMPTY_GAME 1:9'],
    ['Title: t\r\n', 'W_EMPTY_GAME 2:1'],
    ['Title: t\n(c)\n\n', 'W_EMPTY_GAME 4:1'],
    ['Title: t\n...', 'W_EMPTY_GAME 2:4'],
    ['', 'W_NO_HEADERS 1:1, W_EMPTY_GAME 1:1'],
    ['\ufeff', 'W_NO_HEADERS 1:1, W_EMPTY_GAME 1:1'],
    ['Title: t\n=Level 0', ''],
  ])('%j: %s', (text, expected) => {
    expect(said(text).join(', ')).toBe(expected);
  });
});

describe('what is accepted', () => {
  test.each([
    'Title: t\n=Level 19\nO-12 (c)(d) O-34@1/SINGLE?! I-0\n... (to be continued)\n',
    '\ufeff  Title:\r\n\tDate: x: (y\r\r=Level\t 007 \rI-7890@20\fO-12(c)O-34 …',
    '(before) \nTitle: t\n(between)\nSource: s\nTu-890@20 Ll-90@19',
    'Title: t\n=Level 19',
    'A-b: x\nZ-90!!',
  ])('%j has no errors', (text) => {
    expect(diagnosticsOf(parsePtn(text)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('headers keep their order and lose the blanks around their values', () => {
    const { headers } = parsePtn('Title:  a: b \r\nSource:\nTitle: c\n').document;
    expect(headers.map(({ key, value }) => [key, value])).toEqual([
      ['Title', 'a: b'],
      ['Source', ''],
      ['Title', 'c'],
    ]);
  });

  test('comments keep every character', () => {
    const { items } = parsePtn('O-12( a\r\n\u00a0(b )O-34()').document;
    expect(items.flatMap((item) => (item.is === 'comment' ? [item.text] : []))).toEqual([' a\r\n\u00a0(b ', '']);
  });

  test.each([
    ['O-12 ...', true],
    ['O-12 … (c)', true],
    ['O-12', false],
    ['O-12 ... O-34', false],
    ['O-12...', false],
  ])('%j continues: %s', (text, continues) => {
    expect(parsePtn(text).continues).toBe(continues);
  });

  test('a move has its parts', () => {
    const [move] = parsePtn('Lr-90@12/TRIPLE?!').document.items;
    expect(move).toMatchObject({
      is: 'move',
      form: { piece: 'L', orientation: 3 },
      left: 8,
      bottom: 11,
      marked: 3,
      rating: '?!',
    });
  });

  test('a level too large to count is cut, and prints as digits', () => {
    const [level] = parsePtn(`=Level ${'9'.repeat(400)}`).document.items;
    expect(level).toMatchObject({ is: 'level', level: Number.MAX_SAFE_INTEGER });
  });
});

// The wording that the diagnostics table gives.
test.each([
  ['X-12', 'X is not a piece; pieces are I O L J T S Z'],
  ['t-12', 't is not a piece; pieces are I O L J T S Z; did you mean T?'],
  ['T-345', 'T needs a direction: u, d, l or r'],
  ['Tx-345', 'direction is u, d, l or r (lower case)'],
  ['Iu-1', 'I takes no direction: remove it, the columns give the state'],
  ['Ou-12', 'O takes no direction: remove it, its states look the same'],
  ['O\u201312', 'use the plain hyphen -'],
  ['O-', 'columns are missing: write them after the hyphen'],
  ['Tl-345', 'Tl spans 2 columns, 3 given'],
  ['I-678', 'I spans 1 or 4 columns, 3 given'],
  ['S-1234', 'S spans 2 or 3 columns, 4 given'],
  ['I-10', 'I spans 1 or 4 columns, 2 given; column 10 is written 0'],
  ['O-13', 'columns must be neighbours, left to right'],
  ['S-10', 'columns must be neighbours, left to right; column 10 is written 0'],
  ['O-01', '0 is column 10, the last one'],
  ['O-12@0', 'row must be 1 to 19 for O'],
  ['Tu-123@21', 'row must be 1 to 20 for Tu'],
  ['O-12/X', 'a clear is SINGLE, DOUBLE, TRIPLE or TETRIS'],
  ['O-12!!!', 'ratings are ! !! !? ?! ? ??'],
  ['O-12 !', 'write columns, @row, /CLEAR, rating, without blanks'],
  ['(', 'comment is never closed: write ) at its end'],
  [')', 'no comment is open: remove it, comments do not nest'],
  ['=Level', 'write =Level and a number'],
  ['=Level 1 x', 'the level ends its line: begin a new line'],
  ['... O-12', '... may only be at the end'],
  ['x', 'not a move, comment, level or header: remove it or write ( ) around it'],
  ['1.', 'not a move, comment, level or header: remove it or write ( ) around it; moves are not numbered'],
])('%j is answered with "%s"', (text, message) => {
  const errors = diagnosticsOf(parsePtn(`Title: t\n${text}`)).filter(({ severity }) => severity === 'error');
  expect(errors.map((error) => error.message)).toEqual([message]);
});

test('a parse in slices ends with the same document', () => {
  const text = 'Title: t\n=Level 19\nO-12 (c) Tx-3 ! foo O-34 ... (d)\n=Level x\nI-1@20 (';
  for (const words of [1, 2, 5]) {
    const parsing = startParsing(text);
    let slices = 1;
    while (!parsing.advance(words)) slices++;
    expect(slices).toBeGreaterThan(1);
    expect(parsing.reached()).toBe(text.length);
    expect(parsing.result()).toEqual(parsePtn(text));
  }
});

// A page that reads a long text in strides looks at the clock between two of them: none may do more than it was asked for.
test.each(['O-12 ', '(a)', '\r', ' ', 'x ', 'A: b\n'])('a stride over %j is no longer than asked for', (unit) => {
  const parsing = startParsing(unit.repeat(1000));
  expect(parsing.advance(100)).toBe(false);
  expect(parsing.reached()).toBeLessThanOrEqual(101 * unit.length);
});
