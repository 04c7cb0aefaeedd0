import { checkPtn, reportOf } from '#notation/check.ts';
import { moveAt, RATINGS, type Move } from '#notation/document.ts';
import { EXAMPLE_GAMES, SAMPLE_GAME } from '#notation/games.ts';
import { FORMS, NES } from '#notation/forms.ts';
import { startReplay, type ReplayState } from '#notation/game.ts';
import { outcomeOf } from '#notation/outcome.ts';
import { parsePtn } from '#notation/parse.ts';
import { moveText } from '#notation/print.ts';
import { replayFrom } from '#notation/replay.ts';
import { evidence, type ClaimCheck } from '../claim.ts';

const page = 'notation/ptn/';

const movesIn = (text: string): readonly Move[] =>
  parsePtn(text).document.items.filter((item): item is Move => item.is === 'move');

const DROPS: readonly Move[] = FORMS.flatMap((form) =>
  Array.from({ length: NES.field.width - form.width + 1 }, (_, left) => moveAt(form, left, null)),
);

/** The states of a game after one more dropped piece, whichever it is. */
const afterOneMore = ({ moves, state }: Dropped): readonly Dropped[] =>
  DROPS.flatMap((move) => {
    const step = replayFrom(state, move);
    return step.played === null ? [] : [{ moves: [...moves, moveText(move)], state: step.state }];
  });

interface Dropped {
  readonly moves: readonly string[];
  readonly state: ReplayState;
}

const [DROP, TUCK] = movesIn('I-9 I-9@1') as [Move, Move];

/** Whether an upright I ends on row 6 when it is dropped in column 9, and can be brought to row 1. */
function hasBoth({ state }: Dropped): boolean {
  const bottomOf = (move: Move): number | undefined => replayFrom(state, move).played?.bottom;
  return bottomOf(DROP) === 5 && bottomOf(TUCK) === 0;
}

/** Boards of so many dropped pieces on which I-9@6 and I-9@1 can both be played. */
function boardsWithBoth(pieces: number): readonly string[] {
  const first: Dropped = { moves: [], state: startReplay({ headers: [], items: [] }).state };
  const boards = Array.from({ length: pieces }).reduce<readonly Dropped[]>((all) => all.flatMap(afterOneMore), [first]);
  return boards.filter(hasBoth).map(({ moves }) => moves.join(' '));
}

/** Statements on what a line of the notation may hold. */
export const SYNTAX_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ptn.list-with-ratings',
    row: '4-10',
    status: 'holds',
    page,
    check: () => {
      const [head = '', game = ''] = SAMPLE_GAME.split('=Level 19\n');
      const spread = `${head}=Level 19\n${game.replaceAll(/ (?=[A-Z][a-z]?-)/g, '\n\n')}`;
      const joined = `${head}=Level 19\n${game.replaceAll('\n', ' ')}`;
      const outcomes = [SAMPLE_GAME, spread, joined].map((text) => outcomeOf(checkPtn(text)));
      const rated = movesIn(RATINGS.map((rating) => `O-12${rating}`).join(' ')).map(({ rating }) => rating);
      return evidence(
        new Set(outcomes).size === 1 && rated.join() === RATINGS.join(),
        `The sample is the same game with one move per line and with all moves on one line: ${outcomes[0] ?? ''}. The parser reads all six ratings: ${rated.join(' ')}.`,
      );
    },
  },
  {
    id: 'ptn.clears-levels-comments',
    row: '4-11',
    status: 'holds',
    page,
    check: () => {
      const four = 'Board: 16,,4\n=Level 0\nI-0/TETRIS\n=Level 0\n(score=1200)';
      const marks = ['SINGLE', 'DOUBLE', 'TRIPLE'].map(
        (mark, index) => `Board: ${19 - index},,${index + 1}\nI-0/${mark}`,
      );
      const wrong = checkPtn(four.replace('TETRIS', 'TRIPLE')).diagnostics.map(({ message }) => message);
      const { levels, comments } = reportOf(checkPtn(SAMPLE_GAME));
      const right = [four, ...marks].every((text) =>
        checkPtn(text).diagnostics.every(({ code }) => code === 'W_NO_HEADERS'),
      );
      return evidence(
        right && wrong.includes('clears 4 lines, marked TRIPLE') && levels.join() === '19',
        `The four words mark one to four lines. A wrong mark gives the error “clears 4 lines, marked TRIPLE”. The sample has level ${levels.join()} and the comments ${comments.join(', ')}.`,
      );
    },
  },
  {
    id: 'ptn.row',
    row: '4-12',
    status: 'holds',
    page,
    check: () => {
      const [, before = ''] = EXAMPLE_GAMES.tuck.split('\n');
      const board = before.replace(/\(.*/, '');
      const [vits, misdrop, between] = ['I-9@1 (VITS)', 'I-9@6??', 'I-9@5'].map((last) => checkPtn(`${board} ${last}`));
      const [one, two] = [1, 2].map(boardsWithBoth);
      const clean = [vits, misdrop].every((checked) => checked?.replay.end.stopped === false);
      return evidence(
        clean && between?.replay.end.stopped === true && one?.length === 0 && two?.includes(board.trim()) === true,
        `After ${board.trim()} you can play both moves. The straight drop ends on row 6, and through column 10 the piece reaches row 1. Two dropped pieces make ${two?.length ?? 0} such boards on which both moves work. One dropped piece makes none.`,
      );
    },
  },
];
