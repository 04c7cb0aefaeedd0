import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { fatesOf } from '#analysis/deadKicks.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { JLSTZ } from '#rules/kickTables.ts';
import { withReadings } from '#rules/readings.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { rotationOf, triedKicks } from '../srs/ask.ts';
import { kicks, names } from '../srs/text.ts';

const page = 'systems/ars/kicks/';
const RIGHT_THEN_LEFT = '(0, 0), (1, 0), (-1, 0)';

/** The turns of S and Z that kick, of their sixteen. */
const kicking = (system: typeof arsTgm): readonly string[] =>
  (['S', 'Z'] as const).flatMap((piece) =>
    QUARTER_TRANSITIONS.filter((of) => triedKicks(system, piece, of).length > 1).map((of) => `${piece} ${of}`),
  );

export const KICK_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ars.right-then-left',
    row: '3-11',
    status: 'disputed',
    page,
    check: () => {
      const lists = JLSTZ.flatMap((piece) => QUARTER_TRANSITIONS.map((of) => kicks(triedKicks(arsTgm, piece, of))));
      const same = lists.filter((list) => list === RIGHT_THEN_LEFT);
      const other = kicking(withReadings(arsTgm, ['s-z-never-kick']));
      const never = kicking(arsTgm).filter((turn) => !other.includes(turn));
      return evidence(
        same.length === 40 && never.join() === 'S 0>>1,S 2>>1,Z 2>>3,Z 0>>3',
        `All ${same.length} rotations of ${names(JLSTZ)} try ${RIGHT_THEN_LEFT}. NullpoMino leaves out the kicks of ${names(never)}, because it takes the wrong column for the middle there.`,
      );
    },
  },
  {
    id: 'ars.i-never-kicks',
    row: '3-12',
    status: 'holds',
    page,
    check: () => {
      const tests = QUARTER_TRANSITIONS.map((of) => triedKicks(arsTgm, 'I', of).length);
      const fails = QUARTER_TRANSITIONS.filter((of) => fatesOf(arsTgm, rotationOf(arsTgm, 'I', of)).canFail);
      return evidence(
        tests.every((count) => count === 1) && fails.length === 8,
        `Each of its ${tests.length} rotations has one test, basic rotation, and each can be blocked. This is so in TGM and TAP. In TGM3 the I has kicks.`,
      );
    },
  },
];
