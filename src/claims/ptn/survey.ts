import { ORIENTATIONS, PIECES, type Piece } from '#engine/piece.ts';
import { shapeOf } from '#engine/shapes.ts';
import { checkPtn, reportOf } from '#notation/check.ts';
import { convert } from '#notation/convert.ts';
import { isError } from '#notation/diagnostic.ts';
import { FORMS, formIn, formsOf, NES, type Letter } from '#notation/forms.ts';
import { EXAMPLE_GAMES, SAMPLE_GAME } from '#notation/games.ts';
import { parsePtn } from '#notation/parse.ts';
import { placementText } from '#notation/print.ts';
import { movesOn, randomGame } from '#notation/randomGame.ts';
import { recordGame } from '#notation/readGame.ts';
import { evidence, type ClaimCheck } from '../claim.ts';

const survey = 'notation/';
const syntax = 'notation/ptn/';

/** The PTN of a StackRabbit placement; null where the piece cannot lie there. */
const fromTriple = (piece: Piece, triple: string): string | null =>
  convert(`${piece} ${triple}`, 'stackrabbit', 'ptn').text?.trim() ?? null;

/** Pieces that a placement fits on a board, with what it is in PTN. */
function fitting(triple: string, before: string): readonly string[] {
  return PIECES.flatMap((piece) => {
    const move = fromTriple(piece, triple);
    return move !== null && checkPtn(`${before} ${move}`).replay.end.stopped === false ? [move] : [];
  });
}

/** Every text of the trainer: a form over each run of columns that has room for it. */
const trainerTexts = (): readonly string[] =>
  FORMS.flatMap((form) => Array.from({ length: 11 - form.width }, (_, left) => placementText({ form, left })));

/** On which side of its line of three squares the other square of a T, L or J lies; the side is found by its middle. */
function sideOf(piece: Piece, orientation: 0 | 1 | 2 | 3): Letter {
  const squares = shapeOf(NES.shapes, piece, orientation);
  const middle = (axis: 0 | 1): number => {
    const values = squares.map((square) => square[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  const mean = (axis: 0 | 1): number => squares.reduce((sum, square) => sum + square[axis], 0) / squares.length;
  const width = new Set(squares.map(([x]) => x)).size;
  // Three of four squares are in the line, so their side is the heavier one, and the nub points away from it.
  return width === 3 ? (mean(1) > middle(1) ? 'd' : 'u') : mean(0) > middle(0) ? 'l' : 'r';
}

/** Places on the boards of random games where one text without a row stands for several landings. */
function landings(): { readonly texts: number; readonly ambiguous: number } {
  let texts = 0;
  let ambiguous = 0;
  for (const seed of [1, 2, 3]) {
    const record = recordGame(randomGame(seed, 60));
    for (let step = 0; step <= record.length; step += 5) {
      const { field } = record.at(step).after;
      const found = PIECES.flatMap((piece) => movesOn(field, piece)).map(placementText);
      const several = new Set(found.filter((text, index) => found.indexOf(text) !== index));
      texts += new Set(found).size;
      ambiguous += several.size;
    }
  }
  return { texts, ambiguous };
}

/** Statements on why the notation was made, and on those before it. */
export const SURVEY_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ptn.goal',
    row: '4-01',
    status: 'unverifiable',
    page: survey,
    check: null,
  },
  {
    id: 'ptn.not-every-movement',
    row: '4-02',
    status: 'holds',
    page: survey,
    check: () => {
      const bare = SAMPLE_GAME.replaceAll(/\([^)]*\)/g, '');
      const noted = SAMPLE_GAME.replace('Lr-12', 'Lr-12 (2 left, tap late; A at row 14 = 3 turns!)');
      const boards = [SAMPLE_GAME, bare, noted].map((text) => reportOf(checkPtn(text)).result.board.join());
      const { comments } = reportOf(checkPtn(noted));
      return evidence(
        new Set(boards).size === 1 && comments.includes('2 left, tap late; A at row 14 = 3 turns!'),
        'The sample ends on the same board with its comments and without them. We added a comment about the movements of a piece. The board stayed the same, and the comment is kept unchanged.',
      );
    },
  },
  {
    id: 'ptn.stackrabbit',
    row: '4-03',
    status: 'holds',
    page: survey,
    check: () => {
      const first = fitting('[0, 2, 19]', '');
      const second = fitting('[1, -1, 18]', '');
      const after = fitting('[1, -1, 18]', 'I-6789');
      return evidence(
        first.join() === 'I-6789@1' && second.length === 6 && after.length === 5,
        `On an empty board [0, 2, 19] fits only the I: ${first.join('')}. [1, -1, 18] fits as ${second.join(', ')}. After the first placement all of these still fit except ${second.filter((move) => !after.includes(move)).join(', ')}.`,
      );
    },
  },
  {
    id: 'ptn.unfriendly',
    row: '4-04',
    status: 'unverifiable',
    page: survey,
    check: null,
  },
  {
    id: 'ptn.trainer-text',
    row: '4-05',
    status: 'holds',
    page: syntax,
    check: () => {
      const texts = trainerTexts();
      const back = texts.filter((text) => convert(text, 'trainer', 'ptn').text?.trim() === text);
      const [sample] = parsePtn('Tu-456 S-67').remarks.filter(isError);
      return evidence(
        sample === undefined && new Set(texts).size === 162 && back.length === 162,
        `There are ${texts.length} such texts, one for each placement over each run of columns. All of them differ, and the converter returns each one unchanged.`,
      );
    },
  },
  {
    id: 'ptn.columns-say-the-turn',
    row: '4-06',
    status: 'holds',
    page: syntax,
    check: () => {
      const widths = (['I', 'O', 'S', 'Z'] as const).map(
        (piece) => [piece, formsOf(piece).map(({ width }) => width)] as const,
      );
      const distinct = widths.every(([, list]) => new Set(list).size === list.length);
      const said = widths.map(([piece, list]) => `${piece} ${list.sort().join(' or ')}`).join(', ');
      return evidence(
        distinct && said === 'I 1 or 4, O 2, S 2 or 3, Z 2 or 3',
        `By the shapes of NES Tetris the pieces cover these numbers of columns: ${said}. For each piece, every number occurs once.`,
      );
    },
  },
  {
    id: 'ptn.nub',
    row: '4-07',
    status: 'holds',
    page: syntax,
    check: () => {
      const pieces = ['T', 'L', 'J'] as const;
      const letters = pieces.map((piece) =>
        ORIENTATIONS.map((orientation) => formIn(piece, orientation).letter).join(''),
      );
      const sides = pieces.map((piece) => ORIENTATIONS.map((orientation) => sideOf(piece, orientation)).join(''));
      return evidence(
        letters.join() === sides.join() && letters.every((list) => list === 'dlur'),
        'By the squares of each shape, T, L and J spawn as d. Clockwise rotations make them l, u and r. Two rotations make Tu.',
      );
    },
  },
  {
    id: 'ptn.straight-drop',
    row: '4-08',
    status: 'holds',
    page: syntax,
    check: () => {
      const [drop, tuck] = ['I-9', 'I-9@1'].map(
        (last) => reportOf(checkPtn(EXAMPLE_GAMES.tuck.replace('I-9@1', last))).moves.at(-1)?.bottomRow,
      );
      const { texts, ambiguous } = landings();
      return evidence(
        drop === 6 && tuck === 1 && ambiguous > 0,
        `In the example with an overhang, a straight drop of I-9 ends on row ${drop}, and the piece can also reach row ${tuck}. On boards of three random games, ${ambiguous} of ${texts} playable texts fit more than one landing.`,
      );
    },
  },
  {
    id: 'ptn.tetrisfish',
    row: '4-09',
    status: 'unverifiable',
    page: survey,
    check: null,
  },
];
