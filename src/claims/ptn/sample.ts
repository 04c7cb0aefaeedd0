import { checkPtn, reportOf } from '#notation/check.ts';
import { isError } from '#notation/diagnostic.ts';
import { SAMPLE_GAME } from '#notation/games.ts';
import { parsePtn } from '#notation/parse.ts';
import { referenceAccepts } from '#notation/referenceGrammar.ts';
import { evidence, type ClaimCheck } from '../claim.ts';

/** Texts that the reference grammar accepts and no board can hold, with the code of what we say about them. */
const IMPOSSIBLE = [
  ['I-0123', 'E_COLUMNS_WRAP'],
  ['S-012', 'E_COLUMNS_WRAP'],
  ['O-01', 'E_COLUMNS_WRAP'],
  ['O-12@0', 'E_ROW_RANGE'],
  ['O-12@99', 'E_ROW_RANGE'],
] as const;

const withHeader = (moves: string): string => `Title: t\n${moves}\n`;

/** Statements on the sample game, the grammar and the terms. */
export const SAMPLE_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ptn.sample-game',
    row: '4-13',
    status: 'holds',
    page: 'notation/ptn/scuti/',
    check: () => {
      const { diagnostics, result, moves } = reportOf(checkPtn(SAMPLE_GAME));
      const straight = moves.filter(({ bottomRow, straightDropRow }) => bottomRow === straightDropRow).length;
      return evidence(
        diagnostics.length === 0 && straight === 30 && result.score === 26_800 && result.maxHeight === 7,
        `All ${moves.length} moves work as straight drops, and every mark of a line clear is correct. The clears alone score ${result.score ?? 0} points, the score in the last comment. The stack ends ${result.maxHeight} rows high with ${result.holes} holes. A replay cannot prove that it was this very game.`,
      );
    },
  },
  {
    id: 'ptn.last-move',
    row: '4-14',
    status: 'holds',
    page: 'notation/ptn/scuti/',
    check: () => {
      const last = reportOf(checkPtn(SAMPLE_GAME)).moves.at(-1);
      const without = reportOf(checkPtn(SAMPLE_GAME.replace('@1', '')));
      return evidence(
        last?.token === 'I-0@1/TETRIS!' && last.straightDropRow === 1 && without.moves.at(-1)?.bottomRow === 1,
        `${last?.token ?? ''} has columns, row, clear and rating, and a comment follows it. It has no direction, because an I never has one. Without @1 the straight drop ends on row ${without.moves.at(-1)?.bottomRow ?? 0} too.`,
      );
    },
  },
  {
    id: 'ptn.grammar-validates',
    row: '4-15',
    status: 'corrected',
    page: 'notation/ptn/grammar/',
    check: () => {
      const accepted = IMPOSSIBLE.filter(([move]) => referenceAccepts(withHeader(move)));
      const reported = IMPOSSIBLE.filter(([move, code]) =>
        parsePtn(withHeader(move)).remarks.some((remark) => isError(remark) && remark.code === code),
      );
      const sample = referenceAccepts(SAMPLE_GAME) && !referenceAccepts(`${SAMPLE_GAME}...\n`);
      return evidence(
        accepted.length === IMPOSSIBLE.length && reported.length === IMPOSSIBLE.length && sample,
        `The grammar accepts the sample file. It refuses the sample in the README, which ends in three dots. It also accepts ${IMPOSSIBLE.map(([move]) => move).join(', ')}, which no board can hold. It does not check for the end of the text, so it stops at unknown text without an error. This site reports an error with its position for each of these.`,
      );
    },
  },
  {
    id: 'ptn.public-domain',
    row: '4-16',
    status: 'unverifiable',
    page: 'notation/',
    check: null,
  },
];
