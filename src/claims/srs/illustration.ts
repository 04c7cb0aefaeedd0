import { sameVec, type Vec } from '#engine/geometry.ts';
import { PIECES, transition, type Transition } from '#engine/piece.ts';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { fatesOf } from '#analysis/deadKicks.ts';
import { rotationsOf } from '#analysis/rotations.ts';
import { mirrorImage, mirrorRotation } from '#analysis/symmetry.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { rotationOf, triedKicks } from './ask.ts';
import { kick, kicks, names, sameList } from './text.ts';

const page = 'systems/srs/kick-atlas/';

/** What is left of the first table's column of useful kicks. */
// prettier-ignore
const USEFUL: readonly (readonly [of: Transition, kick: Vec])[] = [
  ['0>>1', [-1, 0]], ['0>>1', [-1,-2]],
  ['1>>2', [ 1,-1]], ['1>>2', [ 1, 0]],
  ['2>>3', [ 1,-2]],
  ['3>>0', [-1,-1]],
];

/** What is left of the second table: the beginning of its row 0>>1. */
// prettier-ignore
const SECOND_TABLE: readonly Vec[] = [[ 0, 0], [-1, 0], [-1, 1]];

const mirrored = (pieces: readonly string[]): number =>
  rotationsOf(srsGuideline).filter(
    (rotation) => pieces.includes(rotation.piece) && mirrorImage(srsGuideline, rotation).is === 'mirrored',
  ).length;

export const ILLUSTRATION_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.symmetric-except-i',
    row: '0-76',
    status: 'holds',
    page,
    check: () => {
      const [five, own] = [mirrored(JLSTZ), mirrored(['I'])];
      return evidence(
        five === 8 * JLSTZ.length && own === 0 && mirrored(['O']) === 8,
        `For ${five} of ${8 * JLSTZ.length} rotations of ${names(JLSTZ)}, every mirrored board gives the mirrored result. The same is true for the O, which does not move. For the I it is true for ${own} of 8 rotations: each has a board whose mirror image gives another result.`,
      );
    },
  },
  {
    id: 'srs.clockwise-is-enough',
    row: '0-77',
    status: 'holds',
    page,
    check: () => {
      const pieces = PIECES.filter((piece) => piece !== 'I');
      const others = rotationsOf(srsGuideline).filter(({ piece, turn }) => piece !== 'I' && turn === 'ccw');
      const derived = others.filter((rotation) => {
        const clockwise = mirrorRotation(srsGuideline, rotation);
        const list = triedKicks(srsGuideline, clockwise.piece, transition(clockwise.from, clockwise.to));
        const own = triedKicks(srsGuideline, rotation.piece, transition(rotation.from, rotation.to));
        return (
          clockwise.turn === 'cw' &&
          sameList(
            list.map(([x, y]): Vec => [0 - x, y]),
            own,
          )
        );
      });
      return evidence(
        derived.length === others.length,
        `All ${derived.length} counter-clockwise lists of ${names(pieces)} are clockwise lists of the mirrored piece, with the sign of x flipped.`,
      );
    },
  },
  {
    id: 'srs.useful-kicks',
    row: '0-78',
    status: 'holds',
    page,
    check: () => {
      const found = USEFUL.map(([of, useful]) => {
        const test = triedKicks(srsGuideline, 'T', of).findIndex((own) => sameVec(own, useful)) + 1;
        const winners = JLSTZ.filter((piece) => {
          const { tests } = fatesOf(srsGuideline, rotationOf(srsGuideline, piece, of));
          return tests[test - 1]?.fate.is === 'can win';
        });
        return { of, useful, test, winners };
      });
      const clockwise = USEFUL.every(([of]) => turnBetween(...endsOf(of)) === 'cw');
      return evidence(
        clockwise && found.every(({ test, winners }) => test > 1 && winners.length === JLSTZ.length),
        `The pictures are lost, but ${found.length} kicks are left: ${found.map(({ of, useful, test }) => `${kick(useful)} of ${of}, test ${test}`).join('; ')}. Each is in the list of its rotation and can win for each of ${names(JLSTZ)}. The SRS page does not say why they are useful.`,
      );
    },
  },
  {
    id: 'srs.second-illustration',
    row: '0-79',
    status: 'holds',
    page,
    check: () => {
      const begins = (piece: 'J' | 'I'): boolean =>
        sameList(triedKicks(srsGuideline, piece, '0>>1').slice(0, SECOND_TABLE.length), SECOND_TABLE);
      return evidence(
        begins('J') && !begins('I'),
        `The part that is left is ${kicks(SECOND_TABLE)}. The list 0>>1 of ${names(JLSTZ)} begins so. The list of the I begins differently, so the table was not about the I.`,
      );
    },
  },
];
