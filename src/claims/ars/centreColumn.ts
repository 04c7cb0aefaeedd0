import { turned } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { boxAtlas, outcomeCounts } from '#analysis/centreBoards.ts';
import {
  BOX_CASES,
  BOX_PIECES,
  boxFinding,
  boxOutcome,
  boxTrace,
  freeCells,
  searchedCells,
  searchOrder,
  type BoxTurn,
} from '#analysis/centreBox.ts';
import { inversesOf } from '#analysis/inverses.ts';
import { turnedBack, type TurnedBack } from '#analysis/refusedBack.ts';
import { lostWays } from '#analysis/reversibility.ts';
import { rotationsOf } from '#analysis/rotations.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { withReadings } from '#rules/readings.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { shiftFree } from './ask.ts';

const page = 'systems/ars/center-column/';
const CENTRE: readonly number[] = [2, 5, 8];
/** Blocks on the boards on which pieces are turned back: two are enough for every turn that has no way back. */
const BLOCKS = 2;

interface Board {
  readonly of: BoxTurn;
  readonly filled: readonly number[];
}

const BOARDS: readonly Board[] = boxAtlas(arsTgm).flatMap(({ of, boards }) =>
  boards.map(({ filled }) => ({ of, filled })),
);

const tgm = ({ of, filled }: Board) => boxTrace(arsTgm, of, filled);
const turns = (board: Board): boolean => tgm(board).outcome.is === 'rotated';

/** The number of the cell that stops the search; null where basic rotation fits. */
function firstMet(board: Board): number | null {
  const trace = tgm(board);
  return boxFinding(trace) ? (searchedCells(trace).at(-1)?.number ?? null) : null;
}

/** The cell that a search column by column would meet first. */
function firstByColumns({ of, filled }: Board): number | undefined {
  const columnFirst = [...searchOrder(of)].sort((a, b) => ((a - 1) % 3) - ((b - 1) % 3) || a - b);
  return columnFirst.find((number) => filled.includes(number));
}

const CLOCKWISE: Board = { of: { piece: 'L', from: 0, turn: 'cw' }, filled: [1, 8] };
const COUNTER_CLOCKWISE: Board = { of: { piece: 'J', from: 0, turn: 'ccw' }, filled: [3, 8] };
const without = ({ of, filled }: Board, cell: number): Board => ({ of, filled: filled.filter((own) => own !== cell) });

export const CENTRE_COLUMN_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ars.centre-column',
    row: '3-13',
    status: 'holds',
    page,
    check: () => {
      const met = BOARDS.filter((board) => CENTRE.includes(firstMet(board) ?? 0));
      const upright = BOX_PIECES.flatMap((piece) =>
        ([1, 3] as const).flatMap((from) => (['cw', 'ccw'] as const).map((turn) => ({ piece, from, turn }))),
      );
      const own = upright.filter(({ piece, from, turn }) => {
        const before = arsTgm.shapes[piece].states[from].map(String);
        const after = arsTgm.shapes[piece].states[turned(from, turn)];
        return after.every(([x, y]) => x !== 1 || before.includes(`${x},${y}`));
      });
      return evidence(
        met.length > 0 && met.every((board) => !turns(board)) && own.length === upright.length,
        `We filled the box in every way for twelve rotations: ${BOARDS.length} boards. On ${met.length} of them the search stops in the centre column, and the piece never rotates there. In the ${own.length} rotations from upright states, the piece already covers the centre squares of the new state. So the search cannot stop there.`,
      );
    },
  },
  {
    id: 'ars.irreversible',
    row: '3-14',
    status: 'holds',
    page,
    check: () => {
      const quarters = (system: RotationSystem) => rotationsOf(system).filter(({ turn }) => turn !== '180');
      const boxed = (system: RotationSystem) =>
        quarters(system).filter(({ piece }) => BOX_PIECES.some((own) => own === piece));
      const back = (system: RotationSystem) => boxed(system).flatMap((own) => turnedBack(system, own, BLOCKS) ?? []);
      const count = (own: readonly TurnedBack[], what: 'kicked' | 'refused'): number =>
        own.reduce((total, found) => total + found[what], 0);
      const [ars, srs] = [back(arsTgm), back(srsGuideline)];
      const oneWay = ars.filter(({ refused }) => refused > 0).length;
      const answered = quarters(srsGuideline).every((own) => inversesOf(srsGuideline, own)?.unanswered.length === 0);
      const away = quarters(srsGuideline).filter((own) => (lostWays(srsGuideline, own) ?? []).length > 0);
      return evidence(
        count(ars, 'refused') === 70 &&
          count(ars, 'kicked') === 346 &&
          oneWay === 12 &&
          count(srs, 'kicked') === 1580 &&
          count(srs, 'refused') === 0 &&
          answered &&
          srsGuideline.guards.length === 0,
        `We tried J, L and T on all boards with up to ${BLOCKS} blocks near them. ARS kicks ${count(ars, 'kicked')} times. After ${count(ars, 'refused')} of these kicks it refuses the rotation back, although the squares that the piece left are free. This happens in all ${oneWay} rotations from upright states. SRS kicks ${count(srs, 'kicked')} times and never refuses the rotation back, on boards of any size. Every kick has its inverse in the list of the rotation back, and no rule refuses it. The rotation back may still end elsewhere: for ${away.length} rotations of SRS, an earlier test fits on some boards.`,
      );
    },
  },
  {
    id: 'ars.centre-of-box',
    row: '3-15',
    status: 'holds',
    page,
    check: () => {
      const searched = new Set(BOX_CASES.flatMap((of) => searchOrder(of)));
      const stopping = new Set(
        BOARDS.filter((board) => boxFinding(tgm(board))?.message.code.endsWith('refuses')).map(firstMet),
      );
      const found = [...stopping].sort();
      return evidence(
        found.join() === '2,5,8' && searched.size === 9,
        `Over all fillings and for every piece, only cells ${found.join(', ')} forbid a kick. Cells are numbered 1 to 9 from the top left.`,
      );
    },
  },
  {
    id: 'ars.search-order',
    row: '3-16',
    status: 'holds',
    page,
    check: () => {
      const ascending = BOARDS.filter((board) => {
        const numbers = searchedCells(tgm(board)).map(({ number }) => number);
        return numbers.every((number, index) => index === 0 || number > numbers[index - 1]!);
      });
      const byColumns = firstByColumns(COUNTER_CLOCKWISE) ?? 0;
      return evidence(
        ascending.length === BOARDS.length && turns(COUNTER_CLOCKWISE) && CENTRE.includes(byColumns),
        `The picture is lost. The text says that the search finds upper blocks first, and that they enable a kick. This fits reading order, from cell 1 at the top left to cell 9. In that order, a J that rotates counter-clockwise with cells 3 and 8 filled is kicked. A search column by column would find cell ${byColumns} first and refuse the kick. On all ${ascending.length} boards the engine searches in reading order, as Cambridge, Shiromino and TGMsim do.`,
      );
    },
  },
  {
    id: 'ars.first-block-decides',
    row: '3-17',
    status: 'disputed',
    page,
    check: () => {
      const wrong = BOARDS.filter((board) => {
        const trace = tgm(board);
        const met = firstMet(board);
        if (met === null) return boxOutcome(trace) !== 'rotates';
        const expected = CENTRE.includes(met) ? false : shiftFree(trace, 1) || shiftFree(trace, -1);
        return turns(board) !== expected;
      });
      const counts = outcomeCounts(boxAtlas(arsTgm).flatMap(({ boards }) => boards));
      const reading = withReadings(arsTgm, ['any-off-centre']);
      const differing = BOARDS.filter(
        ({ of, filled }) => boxOutcome(boxTrace(reading, of, filled)) !== boxOutcome(tgm({ of, filled })),
      );
      return evidence(
        wrong.length === 0 &&
          counts.rotates === 88 &&
          counts.right === 10 &&
          counts.left === 10 &&
          differing.length === 8,
        `This is true on all ${BOARDS.length} boards. The piece rotates without a kick on ${counts.rotates}, is kicked right on ${counts.right} and left on ${counts.left}, and does not rotate on ${counts.refused + counts.blocked}. NullpoMino and Heboris kick if any blocked square is outside the centre column. That changes the result on ${differing.length} boards.`,
      );
    },
  },
  {
    id: 'ars.refusals-shown',
    row: '3-18',
    status: 'holds',
    page,
    check: () => {
      const alone = BOX_CASES.flatMap((of) =>
        freeCells(of)
          .filter((cell) => CENTRE.includes(cell) && searchOrder(of).includes(cell))
          .map((cell) => ({ of, filled: [cell] })),
      );
      const failing = alone.filter((board) => !turns(board));
      return evidence(
        failing.length === alone.length && alone.length === 20,
        `The pictures are lost. Old revisions of the page mark cells 2, 5 and 8. The twelve rotations need ${alone.length} centre cells in all. If one of these cells alone is filled, its rotation fails.`,
      );
    },
  },
  {
    id: 'ars.upper-block-enables',
    row: '3-19',
    status: 'holds',
    page,
    check: () =>
      evidence(
        boxOutcome(tgm(CLOCKWISE)) === 'right' &&
          !turns(without(CLOCKWISE, 1)) &&
          boxOutcome(tgm(COUNTER_CLOCKWISE)) === 'left' &&
          !turns(without(COUNTER_CLOCKWISE, 3)),
        'The pictures are lost, so we rebuilt the boards. With cells 1 and 8 filled, an L that rotates clockwise from spawn is kicked right. With cells 3 and 8 filled, a J that rotates counter-clockwise is kicked left. With cell 8 alone neither of them rotates.',
      ),
  },
];
