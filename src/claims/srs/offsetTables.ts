import { sameVec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, type Piece } from '#engine/piece.ts';
import { endsOf, QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { placementAfter } from '#engine/trace.ts';
import { kickTable } from '#analysis/kickTable.ts';
import { deriveTests } from '#analysis/offsetDerivation.ts';
import { offsetsFor } from '#analysis/offsetSolver.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { srsArika } from '#rules/srsArika.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { triedKicks } from './ask.ts';
import { BY_OFFSETS, offsetsOf } from './byOffsets.ts';
import { kick, names, sameList } from './text.ts';

const page = 'systems/srs/offsets/';

/** Transitions of a piece for which the differences of its offsets are the kicks of the table. */
const derived = (piece: Piece): readonly string[] =>
  QUARTER_TRANSITIONS.filter((of) => {
    const [from, to] = endsOf(of);
    return sameList(
      deriveTests(offsetsOf(piece), from, to).map(({ fromFirst }) => fromFirst),
      triedKicks(srsGuideline, piece, of),
    );
  });

export const OFFSET_TABLE_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.offsets-jlstz',
    row: '0-71',
    status: 'holds',
    page,
    check: () => {
      const rows = JLSTZ.map((piece) => derived(piece).length);
      const zero = QUARTER_TRANSITIONS.every((of) => sameVec(triedKicks(BY_OFFSETS, 'T', of)[0] ?? [NaN, NaN], [0, 0]));
      return evidence(
        rows.every((count) => count === 8) && zero,
        `Subtracted as printed, they give all eight rows of the kick table for each of ${names(JLSTZ)}. The first difference is always (0, 0).`,
      );
    },
  },
  {
    id: 'srs.offsets-i',
    row: '0-72',
    status: 'holds',
    page,
    check: () => {
      const first = QUARTER_TRANSITIONS.map((of) => triedKicks(BY_OFFSETS, 'I', of)[0]!);
      return evidence(
        derived('I').length === 8 && first.every((step) => !sameVec(step, [0, 0])),
        `They give all ${derived('I').length} rows of the kick table if you subtract the first difference from each. It is the step from true to basic rotation: ${QUARTER_TRANSITIONS.map((of, index) => `${kick(first[index]!)} for ${of}`).join(', ')}.`,
      );
    },
  },
  {
    id: 'srs.offsets-o',
    row: '0-73',
    status: 'holds',
    page,
    check: () => {
      const field = playfield();
      const stays = ORIENTATIONS.flatMap((orientation) =>
        (['cw', 'ccw'] as const).map((turn) => {
          const placement = { piece: 'O', orientation, at: [4, 8] } as const;
          const trace = rotate(BY_OFFSETS, { field, placement, turn });
          return sameSquares(minosOf(BY_OFFSETS.shapes, placement), minosOf(BY_OFFSETS.shapes, placementAfter(trace)));
        }),
      );
      return evidence(
        stays.every(Boolean) && offsetsOf('O').every((list) => list.length === 1),
        `Each of the ${stays.length} rotations has one test. After it the O covers the same squares as before.`,
      );
    },
  },
  {
    id: 'srs.offset-example',
    row: '0-74',
    status: 'holds',
    page,
    check: () => {
      const lines = deriveTests(offsetsOf('J'), 0, 1);
      const shown = lines.slice(1).map(({ from, to, fromTrue }) => `${kick(from)} − ${kick(to)} = ${kick(fromTrue)}`);
      return evidence(
        sameList(
          lines.map(({ fromTrue }) => fromTrue),
          triedKicks(srsGuideline, 'J', '0>>1'),
        ),
        `In test 1 both offsets are (0, 0). The others are ${shown.join('; ')}. These are the kicks of the table, measured from basic rotation.`,
      );
    },
  },
  {
    id: 'arika.offsets-unconfirmed',
    row: '0-75',
    status: 'holds',
    page,
    check: () => {
      const answer = offsetsFor(kickTable(srsArika, 'I'));
      const own = offsetsFor(kickTable(srsGuideline, 'I'));
      const [first] = answer.is === 'not derivable' ? answer.contradictions : [];
      const steps = (first?.steps ?? []).map(
        ({ transition, kick: step, walked }) =>
          `${kick(step)} of ${transition}${walked === 'backwards' ? ', backwards' : ''}`,
      );
      return evidence(
        first !== undefined && own.is === 'derivable',
        `No offsets give Arika’s table for the I. If kicks come from offsets, those of one test add up to (0, 0) on every round trip. Here, in test ${first?.test}, ${names(steps)} add up to ${kick(first?.sum ?? [0, 0])}. The Guideline’s table passes this check.`,
      );
    },
  },
];
