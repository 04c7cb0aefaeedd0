import { ORIENTATIONS } from '#engine/piece.ts';
import { boxFinding, boxTrace, freeCells, searchedCells, type BoxedTurn } from '#analysis/centreBox.ts';
import { arsSakura } from '#rules/arsSakura.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf } from '../srs/ask.ts';
import { kickOf, shiftFree } from './ask.ts';

const page = 'systems/ars/sakura/';

type Boxed = BoxedTurn['piece'];
const PIECES = JLSTZ as readonly Boxed[];

const TURNS: readonly BoxedTurn[] = PIECES.flatMap((piece) =>
  ORIENTATIONS.flatMap((from) => (['cw', 'ccw'] as const).map((turn) => ({ piece, from, turn }))),
);

/** Every filling of the box for every turn of J, L, S, T and Z. */
const TRACES = TURNS.flatMap((of) => {
  const free = freeCells(of);
  return Array.from({ length: 2 ** free.length }, (_, bits) =>
    boxTrace(
      arsSakura,
      of,
      free.filter((_cell, index) => (bits >> index) & 1),
    ),
  );
});

/** The column of the box, 0 to 2, in which the search stops; null where basic rotation fits. */
const columnMet = (trace: (typeof TRACES)[number]): number | null =>
  boxFinding(trace) ? (searchedCells(trace).at(-1)!.number - 1) % 3 : null;

/** The one kick that a column allows. */
const SIDE = [1, 0, -1] as const;

function asStated(trace: (typeof TRACES)[number]): boolean {
  const column = columnMet(trace);
  if (column === null) return kickOf(trace) === '0,0';
  const side = SIDE[column] ?? 0;
  return kickOf(trace) === (side !== 0 && shiftFree(trace, side) ? `${side},0` : 'none');
}

// Rebuilt: a J upright on whose new orientation cells 4, 6 and 9 can be blocked, and a T with a block over its middle.
const ONE_CLOSED = 'piece=J from=1 at=4,0 turn=ccw board=...#....../......#...';
const CENTRE_MET = 'piece=T from=0 at=4,0 turn=cw board=.....#..../........../..........';

export const SAKURA_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'sakura.one-side',
    row: '3-25',
    status: 'holds',
    page,
    check: () => {
      const right = TRACES.filter((trace) => kickOf(trace) === '1,0').length;
      const left = TRACES.filter((trace) => kickOf(trace) === '-1,0').length;
      return evidence(
        TRACES.length === 1280 && TRACES.every(asStated) && right === left && right > 0,
        `We tried the ${TURNS.length} rotations of J, L, S, T and Z on all ${TRACES.length} fillings of the box. The piece is kicked right on ${right} and left on ${left}, each time to the side that the cell allows. The I never kicks.`,
      );
    },
  },
  {
    id: 'sakura.two-failures',
    row: '3-26',
    status: 'holds',
    page,
    check: () => {
      const closed = traceOf(`system=ars-sakura ${ONE_CLOSED}`);
      const centre = traceOf(`system=ars-sakura ${CENTRE_MET}`);
      const rightFree = shiftFree(closed, 1);
      return evidence(
        kickOf(closed) === 'none' &&
          rightFree &&
          kickOf(traceOf(`system=ars-tgm ${ONE_CLOSED}`)) === '1,0' &&
          kickOf(centre) === 'none' &&
          boxFinding(centre)?.message.code === 'finding.sakuraSide.refuses',
        'The pictures are lost, so we rebuilt the boards. With a block in cell 9, a J may only kick left. The left is blocked, so it does not rotate, although the right is free. TGM kicks it right. A T with a block in cell 2 does not rotate either.',
      );
    },
  },
];
