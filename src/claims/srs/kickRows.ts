import { subtract, type Vec } from '#engine/geometry.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { deadTests, fatesOf } from '#analysis/deadKicks.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { endsSo, rotationOf, triedKicks } from './ask.ts';
import { BY_OFFSETS } from './byOffsets.ts';
import { kicks, names, sameList } from './text.ts';

const page = 'systems/srs/kicks/';

/** The offsets of the same document, less the first difference: a second and independent way to the same row. */
function kicksFromOffsets(piece: Piece, of: Transition): readonly Vec[] {
  const tried = triedKicks(BY_OFFSETS, piece, of);
  return tried.map((offset) => subtract(offset, tried[0]!));
}

function rowClaim(pieces: readonly Piece[], of: Transition, id: string, row: string): ClaimCheck {
  return {
    id,
    row,
    status: 'holds',
    page,
    check: () => {
      const [first] = pieces;
      const tried = triedKicks(srsGuideline, first!, of);
      const alike = pieces.every(
        (piece) => sameList(triedKicks(srsGuideline, piece, of), tried) && sameList(kicksFromOffsets(piece, of), tried),
      );
      const winning = pieces.flatMap((piece) => {
        const rotation = rotationOf(srsGuideline, piece, of);
        return tried.flatMap((_, index) =>
          endsSo(srsGuideline, rotation, index + 1) ? [`${piece} ${index + 1}`] : [],
        );
      });
      const dead = pieces.length * tried.length - winning.length;
      const wins =
        dead === 0
          ? 'For each of the five tests there is a board on which it wins'
          : `For each of the five tests there is a board on which it wins. Only ${deadTest(pieces, of)} never wins`;
      return evidence(
        tried.length === 5 && alike && dead <= 1,
        `After basic rotation the engine tries ${kicks(tried.slice(1))}. The offsets of the SRS page give the same four kicks. ${wins}.`,
      );
    },
  };
}

const deadTest = (pieces: readonly Piece[], of: Transition): string =>
  names(
    pieces.flatMap((piece) =>
      deadTests(fatesOf(srsGuideline, rotationOf(srsGuideline, piece, of))).map(
        ({ test }) => `test ${test} of the ${piece}`,
      ),
    ),
  );

export const KICK_ROW_CLAIMS: readonly ClaimCheck[] = [
  ...QUARTER_TRANSITIONS.map((of, index) =>
    rowClaim(JLSTZ, of, `srs.jlstz-${of.replace('>>', '-')}`, `0-${26 + index}`),
  ),
  ...QUARTER_TRANSITIONS.map((of, index) => rowClaim(['I'], of, `srs.i-${of.replace('>>', '-')}`, `0-${34 + index}`)),
];
