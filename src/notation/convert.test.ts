import { readFileSync } from 'node:fs';
import { decoder, encoder, Field, type EncodePage } from 'tetris-fumen';
import { describe, expect, test } from 'vitest';
import { checkPtn, reportOf } from './check.ts';
import { convert, type ConvertOptions, type Format, type SourceFormat } from './convert.ts';
import type { Item, PtnDocument } from './document.ts';
import { FORMS, placementAt } from './forms.ts';
import { parsePtn } from './parse.ts';
import { placementText, printPtn } from './print.ts';
import { randomGame } from './randomGame.ts';
import { readFumen } from './readFumen.ts';
import { replay } from './replay.ts';
import { squaresOf, srsPlaceOf } from './srs.ts';
import { tripleOf } from './stackrabbit.ts';
import { readTbp, writeTbp } from './tbp.ts';
import { writeFumen } from './writeFumen.ts';

const sample = readFileSync(new URL('testdata/scuti.ptn', import.meta.url), 'utf8');

const text = (given: string, from: SourceFormat, to: Format, options?: ConvertOptions): string => {
  const { text: made, diagnostics } = convert(given, from, to, options);
  expect(diagnostics).toEqual([]);
  return made!;
};

const said = (given: string, from: SourceFormat, to: Format, options?: ConvertOptions): string => {
  const { text: made, diagnostics } = convert(given, from, to, options);
  const errors = diagnostics.some(({ severity }) => severity === 'error');
  expect(made === null).toBe(errors);
  return diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`).join(', ');
};

const words = (given: string): readonly string[] => given.trim().split(/\s+/);
const bare = ({ headers, items }: PtnDocument): unknown => ({
  headers: headers.map(({ key, value }) => ({ key, value })),
  items: items.map(({ span: _, ...item }) => item),
});
const movesOf = ({ items }: PtnDocument) => items.filter((item: Item) => item.is === 'move');
const games = Array.from({ length: 12 }, (_, seed) => [seed] as const);

describe('StackRabbit', () => {
  // The formula of the formatting code of GregoryCannon/StackRabbit: dx and dy from spawn, checked there against its own boards.
  test.each([
    ['I [0, 2, 19]', 'I-6789@1'],
    ['I [1, -1, 18]', 'I-5@1'],
    ['L [1, -1, 18]', 'Ll-45@1'],
    ['J [1, -1, 18]', 'Jl-45@1'],
    ['T [1, -1, 18]', 'Tl-45@1'],
    ['S [1, -1, 18]', 'S-56@1'],
    ['Z [1, -1, 18]', 'Z-56@1'],
    ['  I[0,2,19]  ', 'I-6789@1'],
    // The two placements of column 9 in the source document.
    ['I [1, 3, 18]', 'I-9@1'],
    ['I [1, 3, 13]', 'I-9@6'],
    ['I [0, 0, 0]', 'I-4567@20'],
  ])('%s is %s', (triple, ptn) => {
    expect(text(triple, 'stackrabbit', 'ptn')).toBe(`${ptn}\n`);
  });

  test('the sample is the table of its placements and back', () => {
    const triples = text(sample, 'ptn', 'stackrabbit');
    const { moves } = reportOf(checkPtn(sample));
    expect(triples.trim().split('\n')).toEqual(
      moves.map(({ token, stackrabbit }) => `${token[0]!} [${stackrabbit.join(', ')}]`),
    );
    expect(triples.startsWith('L [3, -5, 18]\nT [2, -2, 19]\nI [0, 2, 19]\nO [0, -3, 17]\n')).toBe(true);
    const back = words(text(triples, 'stackrabbit', 'ptn'));
    expect(back).toEqual(moves.map(({ token, bottomRow }) => `${token.replace(/[@/?!].*/, '')}@${bottomRow}`));
  });

  test('the older meaning counts from the box at the top', () => {
    expect(text('I [0, 2, 17]\nL [1, -1, 17]\n', 'stackrabbit', 'ptn', { meaning: 'from the top' })).toBe(
      'I-6789@1 Ll-45@1\n',
    );
    expect(text('I-6789@1 Ll-45@1', 'ptn', 'stackrabbit', { meaning: 'from the top' })).toBe(
      'I [0, 2, 17]\nL [1, -1, 17]\n',
    );
  });

  test('pieces are named once for all where the lines do not name them', () => {
    expect(text('[0, 2, 19]\n\nL [1, -1, 18]\r\n[1, 0, 18]', 'stackrabbit', 'ptn', { pieces: 'IT' })).toBe(
      'I-6789@1 Ll-45@1 Tl-56@1\n',
    );
  });

  test.each([
    ['[0, 2, 19]', {}, 'E_CONVERT_PIECE 1:1'],
    ['[0, 2, 19]\n[0, 2, 18]', { pieces: 'I' }, 'E_CONVERT_PIECE 2:1'],
    ['X [0, 2, 19]', {}, 'E_PIECE_UNKNOWN 1:1'],
    ['i [0, 2, 19]', {}, 'E_PIECE_UNKNOWN 1:1'],
    ['\nI 0, 2, 19', {}, 'E_CONVERT_SYNTAX 2:1'],
    ['I [0, 2]', {}, 'E_CONVERT_SYNTAX 1:1'],
    ['I [0.5, 2, 3]', {}, 'E_CONVERT_SYNTAX 1:1'],
    ['O [1, 0, 18]', {}, 'E_CONVERT_ORIENTATION 1:1'],
    ['I [2, 0, 18]', {}, 'E_CONVERT_ORIENTATION 1:1'],
    ['I [0, 4, 19]', {}, 'E_CONVERT_PLACE 1:1'],
    ['I [0, -4, 19]', {}, 'E_CONVERT_PLACE 1:1'],
    ['O [0, 0, 19]', {}, 'E_CONVERT_PLACE 1:1'],
    ['O [0, 0, -1]', {}, 'E_CONVERT_PLACE 1:1'],
    ['O [0, 0, 19]', { meaning: 'from the top' }, 'E_CONVERT_PLACE 1:1'],
    // They float by one row, the I by two, and would not with the older meaning.
    ['O [0, -4, 17]\nI [0, 1, 17]', {}, 'W_CONVERT_OLD_ROWS 1:1'],
  ] as const)('%j is answered with %s', (given, options, expected) => {
    expect(said(given, 'stackrabbit', 'ptn', options as ConvertOptions)).toBe(expected);
  });

  // In the layout of the formatting code of GregoryCannon/StackRabbit: formatEngineMoveList, and its move with buttons.
  const MOVE_LIST =
    '[{"firstPlacement":[2,-3,19], "secondPlacement":[3,3,18], "playoutScore":31.59, "shallowEvalScore":28.44, "resultingBoard":"18,pabp,0", "playout1": { "pieceSequence":"LSZ", "placements": [[0,0,18],[1,-2,17],[0,3,18] ], "resultingBoard":"16,abcd,0",  "score":12.10 } },{"firstPlacement":[0,2,18], "playoutScore":20.03, "shallowEvalScore":19.90, "resultingBoard":"18,pabp,0" }]';
  const ONE_MOVE = `2,-3,19|X.....R...***|${'0'.repeat(183)}1000000${'0111000000'}|18|0`;

  test.each([
    [
      'the list of moves',
      MOVE_LIST,
      'TJ',
      'Tu-234@1 Jr-90@1',
      `I_CONVERT_REST 1:${MOVE_LIST.lastIndexOf('"first') + 1}`,
    ],
    [
      'pieces with a comma',
      MOVE_LIST,
      'T, J',
      'Tu-234@1 Jr-90@1',
      `I_CONVERT_REST 1:${MOVE_LIST.lastIndexOf('"first') + 1}`,
    ],
    [
      'one move over several lines, keys without quotes',
      '[{\n  firstPlacement: [2, -3, 19],\n  secondPlacement: [3, 3, 18],\n  playoutScore: 31.587 }]',
      'TJ',
      'Tu-234@1 Jr-90@1',
      '',
    ],
    ['one placement', '[{"firstPlacement":[2,-3,19], "playoutScore":1.00}]', 'T', 'Tu-234@1', ''],
    ['no placement of the next piece', '[{"firstPlacement":[2,-3,19],"secondPlacement":null}]', 'TJ', 'Tu-234@1', ''],
    ['a move with buttons and board', ONE_MOVE, 'T', 'Tu-234@1', 'I_CONVERT_REST 1:8'],
    [
      'two of them',
      `${ONE_MOVE}\nJ 3,3,18|X|0|18|0`,
      'T',
      'Tu-234@1 Jr-90@1',
      'I_CONVERT_REST 1:8, I_CONVERT_REST 2:9',
    ],
    ['lines by hand', 'T [2,-3,19]\nJ [3,3,18]\n', '', 'Tu-234@1 Jr-90@1', ''],
  ])('reads a whole answer: %s', (_what, given, pieces, ptn, remarks) => {
    expect(said(given, 'stackrabbit', 'ptn', { pieces })).toBe(remarks);
    expect(convert(given, 'stackrabbit', 'ptn', { pieces }).text).toBe(`${ptn}\n`);
  });

  test.each([
    [
      MOVE_LIST,
      'T',
      `E_CONVERT_PIECE 1:${MOVE_LIST.indexOf('[3,3') + 1}, I_CONVERT_REST 1:${MOVE_LIST.lastIndexOf('"first') + 1}`,
    ],
    ['[{"firstPlacement":[2,-3], "playoutScore":1.00}]', 'T', 'E_CONVERT_SYNTAX 1:3'],
    ['[{"firstPlacement":[2,-9,19]}]', 'T', 'E_CONVERT_PLACE 1:20'],
    [`${ONE_MOVE}`, '', 'I_CONVERT_REST 1:8, E_CONVERT_PIECE 1:1'],
  ])('explains what an answer lacks, with its place: %.40s', (given, pieces, remarks) => {
    const found = said(given, 'stackrabbit', 'ptn', { pieces });
    expect(found.split(', ').sort()).toEqual(remarks.split(', ').sort());
  });

  test.each(games)('random game %i keeps its placements, in both meanings', (seed) => {
    const document = randomGame(seed, 60);
    const { played } = replay(document);
    for (const meaning of ['from entry', 'from the top'] as const) {
      const triples = text(printPtn(document), 'ptn', 'stackrabbit', { meaning });
      expect(triples.trim().split('\n')).toEqual(
        played.map(({ placement }) => `${placement.piece} [${tripleOf(placement, meaning).join(', ')}]`),
      );
      const back = replay(parsePtn(text(triples, 'stackrabbit', 'ptn', { meaning })).document);
      expect(back.played.map(({ placement }) => placement)).toEqual(played.map(({ placement }) => placement));
      expect(back.end.game.field.rows).toEqual(replay(document).end.game.field.rows);
    }
  });

  test('a fragment without its board keeps the rows that it names, and misses the others', () => {
    expect(text('I-9@6 O-12@3', 'ptn', 'stackrabbit')).toBe('I [1, 3, 13]\nO [0, -4, 16]\n');
    expect(said('I-9@6 O-12', 'ptn', 'stackrabbit')).toBe('E_PLACEMENT_FLOATING 1:1, E_CONVERT_BOARD 1:7');
  });
});

describe('trainer text', () => {
  test('is PTN without rows, clears, ratings and comments', () => {
    expect(text(sample, 'ptn', 'trainer')).toBe(
      `${words(sample.slice(sample.indexOf('Lr-12')).replaceAll(/\([^)]*\)/g, ''))
        .map((word) => word.replace(/[@/?!].*/, ''))
        .join(' ')}\n`,
    );
    expect(text(' Tu-456\nS-67\t', 'trainer', 'ptn')).toBe('Tu-456 S-67\n');
  });

  test('is dropped on an empty board for the formats that have rows', () => {
    expect(text('O-12 O-12', 'trainer', 'stackrabbit')).toBe('O [0, -4, 18]\nO [0, -4, 16]\n');
  });

  test.each([
    ['T-456', 'ptn', 'E_ORIENTATION_MISSING 1:2'],
    ['Tu-456*', 'ptn', 'E_CONVERT_ROW 1:7'],
    ['Tu-456@1', 'ptn', 'E_CONVERT_EXTRA 1:1'],
    ['Title: t\nO-12!', 'ptn', 'E_CONVERT_EXTRA 1:8, E_CONVERT_EXTRA 2:1'],
    ['O-12 (c)\n=Level 3', 'ptn', 'E_CONVERT_EXTRA 1:6, E_CONVERT_EXTRA 2:1'],
    // Ten O on two columns: the stack closes the entry, so an eleventh needs another board.
    [Array.from({ length: 11 }, () => 'O-12').join(' '), 'stackrabbit', 'E_NO_ENTRY 1:51, E_CONVERT_BOARD 1:51'],
  ] as const)('%j: %s, %s', (given, to, expected) => {
    expect(said(given, 'trainer', to)).toBe(expected);
  });

  test('a tuck has no place for its row in it', () => {
    expect(said('O-78 O-78 I-6789 I-9@1', 'ptn', 'trainer')).toBe('E_CONVERT_ROW 1:18');
    expect(said('I-9@6', 'ptn', 'trainer')).toBe('E_CONVERT_ROW 1:1');
    expect(text('O-78 O-78 I-6789 I-9@6', 'ptn', 'trainer')).toBe('O-78 O-78 I-6789 I-9\n');
  });

  test.each(games)('random game %i keeps its straight drops', (seed) => {
    const document = randomGame(seed, 60);
    const { played } = replay(document);
    const dropped = played.findIndex(({ straight, bottom }) => straight !== bottom);
    const some: PtnDocument = { ...document, items: movesOf(document).slice(0, dropped < 0 ? undefined : dropped) };
    const trainer = text(printPtn(some), 'ptn', 'trainer');
    expect(words(trainer)).toEqual(movesOf(some).map(placementText));
    const back = replay(parsePtn(text(trainer, 'trainer', 'ptn')).document);
    expect(back.end.game.field.rows).toEqual(replay(some).end.game.field.rows);
  });
});

describe('columns alone', () => {
  test.each([
    // On an empty board the nub goes up, and leaves nothing under the piece.
    ['T-456', 'Tu-456', 'W_CONVERT_AMBIGUOUS 1:1'],
    ['J-123 L-890', 'Ju-123 Lu-890', 'W_CONVERT_AMBIGUOUS 1:1, W_CONVERT_AMBIGUOUS 1:7'],
    ['O-12 L-23', 'O-12 Ll-23', 'W_CONVERT_AMBIGUOUS 1:6'],
    // Beside an O: Tr leaves one hole under it, Tl three.
    ['O-45 T-34', 'O-45 Tr-34', 'W_CONVERT_AMBIGUOUS 1:6'],
    ['O-90 I-1 S-234 Z-78', 'O-90 I-1 S-234 Z-78', ''],
    ['Tl-45 O-12', 'Tl-45 O-12', ''],
  ])('%s is read as %s', (given, ptn, warnings) => {
    expect(said(given, 'columns', 'ptn')).toBe(warnings);
    expect(convert(given, 'columns', 'ptn').text).toBe(`${ptn}\n`);
  });

  test('both readings are named', () => {
    expect(convert('T-456', 'columns', 'ptn').diagnostics.map(({ message }) => message)).toEqual([
      'these columns fit Tu-456 and Td-456; Tu-456 is taken, which leaves no more holes',
    ]);
  });

  test.each([
    ['T-4567', 'E_ORIENTATION_MISSING 1:2, E_COLUMNS_WIDTH 1:3'],
    ['T-465', 'E_ORIENTATION_MISSING 1:2, E_COLUMNS_NOT_ADJACENT 1:4'],
    ['T-456!', 'E_ORIENTATION_MISSING 1:2'],
    ['I-45', 'E_COLUMNS_WIDTH 1:3'],
    ['O-12 (c)', 'E_CONVERT_EXTRA 1:6'],
  ])('%s is answered with %s', (given, expected) => {
    expect(said(given, 'columns', 'ptn')).toBe(expected);
  });

  // Of the 111 texts there are, 51 do not say the direction: 24 of three columns, 27 of two.
  test('of the texts for one piece, 51 of 111 are ambiguous', () => {
    const texts = new Map<string, number>();
    for (const form of FORMS)
      for (let left = 0; left + form.width <= 10; left++) {
        const bare = placementText({ form, left }).replace(/[udlr]/, '');
        texts.set(bare, (texts.get(bare) ?? 0) + 1);
      }
    expect([texts.size, [...texts.values()].filter((forms) => forms > 1).length]).toEqual([111, 51]);
    for (const [bare, forms] of texts)
      expect([bare, said(bare, 'columns', 'ptn')]).toEqual([bare, forms > 1 ? 'W_CONVERT_AMBIGUOUS 1:1' : '']);
  });
});

describe('TBP', () => {
  test('names the centre of true rotation and the orientation of SRS', () => {
    // x = 5 + dx and y = 19 - dy; d, l, u, r are south, west, north, east, and so on.
    expect(JSON.parse(text('Lr-12 Tu-345 I-6789 O-90 S-123 Z-12 I-1', 'ptn', 'tbp'))).toEqual(
      [
        ['L', 'east', 0, 1],
        ['T', 'north', 3, 0],
        ['I', 'south', 7, 0],
        ['O', 'south', 9, 2],
        ['S', 'south', 1, 4],
        ['Z', 'east', 0, 5],
        ['I', 'west', 0, 7],
      ].map(([type, orientation, x, y]) => ({ location: { type, orientation, x, y }, spin: 'none' })),
    );
    expect(text('', 'ptn', 'tbp')).toBe('[]\n');
  });

  test('every form covers the same squares there', () => {
    for (const form of FORMS) {
      const placement = placementAt(form, 2, 3);
      const { x, y, orientation } = srsPlaceOf(placement);
      const squares = squaresOf({ piece: form.piece, orientation, x, y });
      expect(Math.min(...squares.map(([column]) => column))).toBe(2);
      expect(Math.min(...squares.map(([, row]) => row))).toBe(3);
    }
  });

  test.each(games)('random game %i keeps its placements', (seed) => {
    const document = randomGame(seed, 60);
    const back = readTbp(writeTbp(document).text!);
    expect(back.remarks).toEqual([]);
    expect(replay(back.document).played.map(({ placement }) => placement)).toEqual(
      replay(document).played.map(({ placement }) => placement),
    );
  });

  test.each([
    ['{}', 'E_CONVERT_SYNTAX'],
    ['[', 'E_CONVERT_SYNTAX'],
    ['[null]', 'E_CONVERT_PLACE'],
    ['[{"location":{"type":"Q","orientation":"north","x":1,"y":1}}]', 'E_CONVERT_PLACE'],
    ['[{"location":{"type":"T","orientation":"up","x":1,"y":1}}]', 'E_CONVERT_PLACE'],
    ['[{"location":{"type":"T","orientation":"north","x":0,"y":1}}]', 'E_CONVERT_PLACE'],
    ['[{"location":{"type":"T","orientation":"north","x":1,"y":-1}}]', 'E_CONVERT_PLACE'],
    ['[{"location":{"type":"T","orientation":"north","x":1,"y":0.5}}]', 'E_CONVERT_PLACE'],
  ])('%s is answered with %s', (json, code) => {
    expect(readTbp(json).remarks.map((remark) => remark.code)).toEqual([code]);
  });
});

describe('fumen', () => {
  test('the sample decodes to its end board', () => {
    const pages = decoder.decode(text(sample, 'ptn', 'fumen'));
    // A page for headers and level, then one for each of 30 moves.
    expect(pages).toHaveLength(31);
    const last = pages.at(-1)!;
    const { field } = last;
    field.fill(last.operation);
    field.clearLine();
    const rows = Array.from({ length: 8 }, (_, y) =>
      Array.from({ length: 10 }, (_, x) => field.at(x, y))
        .join('')
        .replaceAll('_', '.'),
    );
    expect(rows).toEqual([...reportOf(checkPtn(sample)).result.board, '..........']);
    expect(pages.map(({ comment }) => comment)).toContain('tetris ready!');
  });

  test('the sample comes back, but for the row that a straight drop does not need', () => {
    const back = parsePtn(text(text(sample, 'ptn', 'fumen'), 'fumen', 'ptn')).document;
    expect(bare(back)).toEqual(bare(parsePtn(sample.replace('@1', '')).document));
  });

  test.each(games)('random game %i comes back', (seed) => {
    const { headers, items } = randomGame(seed, 60);
    const { played } = replay({ headers, items });
    // A fumen does not tell a row that was named from one that was not.
    const plain = items.map((item) => {
      const known = played.find(({ move }) => move === item);
      return item.is === 'move' && known?.straight === known?.bottom ? { ...item, bottom: null } : item;
    });
    const { text: fumen, remarks } = writeFumen({ headers, items });
    expect(remarks).toEqual([]);
    const back = readFumen(fumen!);
    expect(back.remarks).toEqual([]);
    expect(bare(back.document)).toEqual(bare({ headers, items: plain }));
  });

  test.each([
    'O-12 (x) O-34 (x) O-56 (x) O-78 (x)',
    'O-12! (x) (y) O-34 () =Level 3\nO-56 (!) O-78 (#Q=[](I)J;x) ...\n',
    '(before)\nO-12 (a\r\nb) O-34 ((c) O-56',
    'Board: 18,FEaB,0\nLines: 3\n=Level 18\nO-12',
    'Board: 18,,2\nI-0/DOUBLE O-12',
    '=Level 5\n(only a level)',
    '',
  ])('%j comes back with all that is said in it', (ptn) => {
    const { document } = parsePtn(ptn);
    const { text: fumen } = writeFumen(document);
    const back = readFumen(fumen!);
    expect(back.remarks).toEqual([]);
    expect(movesOf(back.document).map(placementText)).toEqual(movesOf(document).map(placementText));
    expect(bare({ ...back.document, items: back.document.items.filter(({ is }) => is !== 'move') })).toEqual(
      bare({ ...document, items: document.items.filter(({ is }) => is !== 'move') }),
    );
  });

  test('blocks above the board do not come back', () => {
    // Column 1 is filled to row 20 by five I, the last of which reaches rows 17 to 20; a sixth, flat one, lies on it above row 20.
    const { document } = parsePtn('I-1 I-1 I-1 I-1 I-2 I-2 I-2 I-2 Ju-123@17 Tu-890');
    const { end } = replay(document);
    expect(end.stopped).toBe(false);
    const back = readFumen(writeFumen(document).text!);
    expect(back.remarks).toEqual([]);
    expect(replay(back.document).end.game.field.rows).toEqual(end.game.field.rows);
  });

  // Pages as other tools write them.
  const pages = (...list: readonly EncodePage[]): string => encoder.encode([...list]);
  const t = (x: number, y: number): NonNullable<EncodePage['operation']> => ({ type: 'T', rotation: 'reverse', x, y });
  const block = (...squares: readonly (readonly [number, number])[]): Field => {
    const field = Field.create();
    for (const [x, y] of squares) field.set(x, y, 'X');
    return field;
  };

  test('a fumen of another tool is read: pages of fields and words, pieces in any SRS orientation', () => {
    const made = pages(
      { field: block([0, 0]), comment: 'Opener (first)' },
      { operation: { type: 'S', rotation: 'spawn', x: 5, y: 0 }, comment: 'a :) b' },
      { operation: { type: 'I', rotation: 'right', x: 9, y: 2 }, comment: 'a :) b' },
      { comment: '!' },
      { operation: { type: 'O', rotation: 'left', x: 8, y: 0 }, comment: '#Q=[](I)J;why' },
    );
    expect(text(made, 'fumen', 'ptn')).toBe('Board: 19,qa,0\n(Opener (first]) S-567 (a :] b) I-0 (!) O-89 (why)\n');
  });

  test.each([
    ['no fumen', 'E_CONVERT_SYNTAX'],
    ['v115@', 'E_CONVERT_SYNTAX'],
    ['v115@vhA', 'E_CONVERT_SYNTAX'],
    [pages({ operation: t(1, 3) }), 'E_PLACEMENT_FLOATING'],
    [
      pages({ field: block(...Array.from({ length: 9 }, (_, x) => [x, 3] as const)), operation: t(1, 1) }),
      'E_PLACEMENT_UNREACHABLE',
    ],
    [pages({ operation: t(1, 1) }, { field: block([5, 5]) }), 'E_CONVERT_BOARD'],
    [pages({ field: block([5, 21]), operation: t(1, 1) }), 'E_CONVERT_BOARD'],
    [pages({ field: block([5, -1]), operation: t(1, 1) }), 'E_CONVERT_BOARD'],
    [pages({ operation: t(1, 1), flags: { rise: true } }), 'E_CONVERT_BOARD'],
    [pages({ operation: t(1, 1), flags: { mirror: true } }), 'E_CONVERT_BOARD'],
    [pages({ operation: t(1, 1), flags: { lock: false } }), 'E_CONVERT_EXTRA'],
    [pages({ operation: t(1, 21) }), 'E_CONVERT_PLACE'],
  ])('%s is answered with %s', (fumen, code) => {
    const { text: made, diagnostics } = convert(fumen, 'fumen', 'ptn');
    expect([made, diagnostics.map((diagnostic) => diagnostic.code)]).toEqual([null, [code]]);
  });

  test('a quiz names the pieces to come, and what is left of them, on every page', () => {
    const quiz = text('=Level 3\nO-12 (first) I-3456! Tl-90', 'ptn', 'fumen', { fumen: 'queue' });
    expect(decoder.decode(quiz).map(({ comment, flags }) => [comment, flags.quiz])).toEqual([
      ['#Q=[](O)IT', true],
      ['#Q=[](I)T', true],
      ['#Q=[](T)', true],
    ]);
    expect(text(quiz, 'fumen', 'ptn')).toBe('O-12 I-3456 Tl-90\n');
  });

  test.each(games)('random game %i keeps its placements and its start in a quiz', (seed) => {
    const { headers, items } = randomGame(seed, 60);
    const document: PtnDocument = { headers: [...headers, ...parsePtn('Board: 18,FEaB,0').document.headers], items };
    const played = replay(document).played;
    const some = { ...document, items: movesOf(document).slice(0, played.length) };
    const back = readFumen(text(printPtn(some), 'ptn', 'fumen', { fumen: 'queue' }));
    expect(back.remarks).toEqual([]);
    expect(replay(back.document).played.map(({ placement }) => placement)).toEqual(
      played.map(({ placement }) => placement),
    );
  });

  test('an empty game is an empty quiz', () => {
    expect(text(text('', 'ptn', 'fumen', { fumen: 'queue' }), 'fumen', 'ptn')).toBe('');
  });

  test('a page has room for 4095 characters', () => {
    const long = (length: number): string => `O-12 (${'\u00e9'.repeat(length)})`;
    expect(said(long(1365), 'ptn', 'fumen')).toBe('');
    expect(said(long(1366), 'ptn', 'fumen')).toBe('E_CONVERT_EXTRA 1:1');
    expect(said(`(${'x'.repeat(4100)}) O-12`, 'ptn', 'fumen')).toBe('E_CONVERT_EXTRA 1:1');
  });
});

test.each(['ptn', 'trainer'] as const)('what cannot be read as %s is not converted', (from) => {
  expect(said('O-13 x', from, 'fumen')).toBe('E_COLUMNS_NOT_ADJACENT 1:4, E_UNEXPECTED_TEXT 1:6');
});

test('a game that contradicts itself is not converted', () => {
  expect(said('Board: 18,,2\nI-0/TETRIS', 'ptn', 'fumen')).toBe('E_CLEAR_MISMATCH 2:1');
  expect(said('Board: x\nO-12@1', 'ptn', 'stackrabbit')).toBe('E_HEADER_VALUE 1:8');
});

test('PTN can be written for the reference grammar', () => {
  expect(text('Board: 18,,2\nO-12 ...', 'ptn', 'ptn', { grammar: 'reference' })).toBe(
    'Title:\n(Board: 18,,2)\nO-12 (...)\n',
  );
});
