import { sameVec, type Vec } from '#engine/geometry.ts';
import { sameSquares } from '#engine/squares.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import { endsOf, HALF_TRANSITIONS } from '#engine/transitions.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import type { KickRows, RotationSystem } from '#engine/system.ts';
import { placementAfter } from '#engine/trace.ts';
import { differenceOf, questions } from '#analysis/difference.ts';
import { deriveTests } from '#analysis/offsetDerivation.ts';
import { JLSTZ, SRS_I, SRS_JLSTZ } from '#rules/kickTables.ts';
import { randomScenes } from '#rules/randomScenes.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { srsNullpomino180 } from '#rules/srsNullpomino180.ts';
import { tetrJs } from '#rules/tetrJs.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf, triedKicks } from './ask.ts';
import { offsetsOf } from './byOffsets.ts';
import { PRINTED_HALF_TURNS } from './printedHalfTurns.ts';
import { kick, kicks, names, sameList } from './text.ts';

const page = 'systems/srs/180/';

/** The third test of 0>>3 for J, L, S, T and Z in the same program file, as it stands there. */
const SAME_FILE: Vec = [1, -1];

const upsideDown = (list: readonly Vec[]): readonly Vec[] => list.map(([x, y]) => [x, 0 - y]);

/** NullpoMino's rules with the printed rows taken as if y grew upwards in them. */
const AS_PRINTED: RotationSystem = {
  ...srsNullpomino180,
  kicks: {
    datum: 'basic rotation',
    rowBy: 'transition',
    groups: [
      { pieces: JLSTZ, rows: { ...SRS_JLSTZ, ...PRINTED_HALF_TURNS.JLSTZ } },
      { pieces: ['I'], rows: { ...SRS_I, ...PRINTED_HALF_TURNS.I } },
    ],
  },
};

/** The half turns of some pieces that end on other squares, on some board, when the printed y is taken to grow upwards. */
function misread(pieces: readonly Piece[]) {
  const asked = questions.filter(({ piece, turn }) => turn === '180' && pieces.includes(piece));
  const different = asked.filter((question) => differenceOf(srsNullpomino180, AS_PRINTED, question).is === 'found');
  return { asked: asked.length, different: different.length };
}

function tableClaim(id: string, row: string, pieces: readonly Piece[], printed: KickRows): ClaimCheck {
  const count = Object.values(printed)[0]?.length ?? 0;
  return {
    id,
    row,
    status: 'corrected',
    page,
    check: () => {
      const [first] = pieces;
      const tried = (of: Transition): readonly Vec[] => triedKicks(srsNullpomino180, first!, of).slice(1);
      const turned = HALF_TRANSITIONS.every((of) => sameList(tried(of), upsideDown(printed[of] ?? [])));
      const inFile = triedKicks(srsGuideline, 'J', '0>>3')[2] ?? [0, 0];
      const { asked, different } = misread(pieces);
      return evidence(
        turned && sameVec(inFile, [SAME_FILE[0], 0 - SAME_FILE[1]]) && different > 0,
        `NullpoMino counts y downwards. For test 3 of 0>>3 its file has x ${SAME_FILE[0]}, y ${SAME_FILE[1]}, and the table of the SRS page has ${kick(inFile)}. With the sign of y flipped, the ${4 * count} printed kicks are those that the engine tries. With y upwards, ${different} of these ${asked} rotations would end on other squares on some board.`,
      );
    },
  };
}

/** Half turns on random boards that end on the squares to which two clockwise presses bring the piece. */
function twiceClockwise(count: number): { readonly same: number; readonly halfDone: number } {
  let same = 0;
  let halfDone = 0;
  for (const { request } of randomScenes(tetrJs, count, 180, { turns: ['180'] })) {
    const once = rotate(tetrJs, request);
    const first = placementAfter(rotate(tetrJs, { ...request, turn: 'cw' }));
    const second = placementAfter(rotate(tetrJs, { ...request, placement: first, turn: 'cw' }));
    if (once.outcome.is === 'half done') halfDone++;
    if (sameSquares(minosOf(tetrJs.shapes, placementAfter(once)), minosOf(tetrJs.shapes, second))) same++;
  }
  return { same, halfDone };
}

/** The kicks that a half turn would have if it were made from the printed offsets, from its first test. */
const offsetKicks = (piece: Piece, of: Transition): readonly Vec[] =>
  deriveTests(offsetsOf(piece), ...endsOf(of))
    .slice(1)
    .map(({ fromFirst }) => fromFirst);

/** Those kicks for every half turn, once for the pieces that share their offsets. */
export const offsetHalfTurns = [JLSTZ, ['I'] as const].map((pieces) => ({
  pieces,
  rows: HALF_TRANSITIONS.map((of) => ({ of, kicks: offsetKicks(pieces[0], of) })),
}));

const isNothing = (list: readonly Vec[]): boolean => list.every(([x, y]) => x === 0 && y === 0);

export const HALF_TURN_CLAIMS: readonly ClaimCheck[] = [
  tableClaim('srs.nullpomino-180', '0-44', JLSTZ, PRINTED_HALF_TURNS.JLSTZ),
  tableClaim('srs.nullpomino-180-i', '0-45', ['I'], PRINTED_HALF_TURNS.I),
  {
    id: 'srs.nullpomino-editable',
    row: '0-46',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.tetrjs-180',
    row: '0-47',
    status: 'holds',
    page,
    check: () => {
      const scenes = 2000;
      const { same, halfDone } = twiceClockwise(scenes);
      return evidence(
        same === scenes && halfDone > 0,
        `On ${scenes} random boards the 180° rotation ended on the same squares as two clockwise rotations, each with its kicks. On ${halfDone} of them only one of the two fitted, and the piece stayed half-way.`,
      );
    },
  },
  {
    id: 'srs.perfect-180',
    row: '0-48',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'srs.no-180-by-offsets',
    row: '0-49',
    status: 'corrected',
    page,
    check: () => {
      const { outcome } = traceOf('system=srs-guideline piece=T from=0 at=3,8 turn=180 board=..........');
      const fromSpawn = JLSTZ.every((piece) => isNothing(offsetKicks(piece, '0>>2')));
      const left = [offsetKicks('T', '1>>3'), offsetKicks('I', '0>>2'), offsetKicks('I', '1>>3')];
      return evidence(
        outcome.is === 'refused' && fromSpawn && left.every((list) => !isNothing(list)),
        `Guideline SRS has no 180° rotation at all. If its offsets gave 180° rotations, only 0>>2 and 2>>0 of ${names(JLSTZ)} would have no kicks. For 1>>3 of the same pieces subtraction gives ${kicks(left[0] ?? [])} after basic rotation. For the I it gives ${kicks(left[1] ?? [])} for 0>>2 and ${kicks(left[2] ?? [])} for 1>>3.`,
      );
    },
  },
];
