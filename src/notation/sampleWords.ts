// Words from which tests make documents.

/** Words of the notation and slips close to them: documents of these are right now and then, and nearly right most of the time. */
// prettier-ignore
export const WORDS: readonly string[] = [
  'O-12', 'O-90', 'O-01', 'I-1', 'I-0@19', 'I-7890@20', 'I-12', 'S-123', 'S-12/DOUBLE', 'Z-90!!', 'Z-1234', 'Tu-345', 'Tl-45@1',
  'Tl-345', 'Lr-90/TETRIS?!', 'Jd-890@01', 'T-345', 'Tx-34', 'X-12', 'Tu\u2013345', 'O-34@20', 'Tu-345@20', '@3', '/SINGLE',
  '/QUAD', '!', '??', '!!!', '(note)', '(a\nb)', '(', ')', '(x (y)', '...', '\u2026', '....', '=Level 19', '=Level 3\n', '\n=Level 18\n',
  '=Level', '=Level 5 ', 'Title: x', 'Title: x\n', '\nBoard: y\n', '\r\nA-b:\r', 'Note', 'hello', '-', '.', '/', '\u{1f600}', '\ufeff',
];
export const SPACES: readonly string[] = ['', ' ', '  ', '\n', '\r\n', '\r', '\t', '\f', '\u00a0', '\u3000'];

/** Parts of documents without a fault: beginning, headers, items each with what follows it, end. */
// prettier-ignore
export const RIGHT_PARTS: Readonly<Record<'starts' | 'headers' | 'items' | 'gaps' | 'ends', readonly string[]>> = {
  starts: ['', '\ufeff', '(before) \n', ' \n'],
  headers: ['Title: t\n', '\tDate:\r\n', 'Source: (x\r', 'Player: A\n'],
  items: [
    'O-12', 'O-90/DOUBLE', 'I-1', 'I-0@19', 'I-7890@20', 'S-123', 'Z-90!!', 'Tu-345', 'Tl-45@1', 'Lr-90@7/TETRIS?!', 'Jd-890@01',
    '=Level 19\n', '=Level\t007 \r',
  ],
  gaps: [' ', '\n', '\r\n', '\t', '\f', '\u00a0', ' (c) ', '(a\nb)', ''],
  ends: ['', ' ...', '\n\u2026 (more)', '(c)...\n'],
};

/** Parts of documents that the reference grammar accepts, with its slips left out that no board could hold. */
// prettier-ignore
export const REFERENCE_PARTS: Readonly<Record<'headers' | 'items' | 'gaps', readonly string[]>> = {
  headers: ['Title: t\n', ' Platform:\n', 'Date: 1 (\n', 'Source: x:y\n', '\fTitle: again\n'],
  items: [
    'O-12', 'O-90/DOUBLE', 'I-1', 'I-0@19', 'I-7890@20', 'S-123', 'Z-90!!', 'Tu-345', 'Tl-45@1', 'Lr-90@7/TETRIS?!', 'Jd-890@01',
    '=Level 19\n', '=Level \t007\n', '(c)', '(a (\nb)',
  ],
  gaps: [' ', '\n', '\t', '\f', ''],
};

/** What a hostile text may consist of, by name: `npm run bench -- notation` shows that four times the text is four times the work. */
export const LONG_TEXTS: readonly (readonly [kind: string, word: string])[] = [
  ['moves', 'O-12 '],
  ['moves without blanks', 'O-12'],
  ['open comments', '('],
  ['closing parentheses', ')'],
  ['comments', '(a)'],
  ['nested comments', '(('],
  ['ellipses', '... '],
  ['dots', '.'],
  ['levels', '=Level 1\n'],
  ['broken levels', '=Level '],
  ['headers', 'A: b\n'],
  ['capitals', 'A'],
  ['line ends', '\r'],
  ['no-break spaces', '\u00a0'],
  ['detached suffixes', '! '],
  ['marks', 'O-12!!'],
  ['clears', 'O-12/'],
  ['slashes', '/'],
  ['digits', '1'],
  ['dashes', '-'],
  ['letters', 'x'],
  ['surrogates', '\u{1f600}'],
];
