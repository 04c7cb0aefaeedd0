import { extentOf, minosOf } from '#engine/shapes.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { RotationSystem } from '#engine/system.ts';
import { ars2, arsAce } from '#rules/arsAce.ts';
import { arsSakura } from '#rules/arsSakura.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { arsTi } from '#rules/arsTi.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf } from '../srs/ask.ts';
import { range } from '../srs/text.ts';
import { kickOf } from './ask.ts';
import { J_BOARD } from './conspiracy.ts';

const page = 'systems/ars/';

/** The rows in which a T enters. */
const rowsOf = (system: RotationSystem): string => {
  const { bottom, top } = extentOf(minosOf(system.shapes, spawnPlacement(system, 'T')));
  return range('row', bottom, top);
};

export const FAMILY_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ars.used-in',
    row: '3-01',
    status: 'unverifiable',
    page,
    check: null,
  },
  {
    id: 'ars.entry',
    row: '3-02',
    status: 'holds',
    page,
    check: () => {
      const family = [arsTgm, arsSakura, arsTi];
      const rows = new Set(family.map(rowsOf));
      const drops = [...family, ars2].every(({ lock }) => lock.hardDrop === 'sonic');
      const turned = [...family, arsAce, ars2].every(({ lock }) => lock.initialRotation === 'yes');
      return evidence(
        [...rows].join() === 'rows 19 and 20' && rowsOf(srsGuideline) === 'rows 21 and 22' && drops && turned,
        `A T spawns in ${[...rows].join(' or ')} under TGM, Sakura and TGM3, and in ${rowsOf(srsGuideline)} under the Guideline. The I is one row high and spawns in row 20. In all five systems with ARS a held button rotates a piece as it spawns. In all of them except the ARS of ACE, the fastest drop is sonic. No source gives a number for fast DAS.`,
      );
    },
  },
  {
    id: 'ace.hybrid',
    row: '3-03',
    status: 'holds',
    page: 'systems/ars/ace/',
    check: () => {
      const both = [arsAce, ars2];
      return evidence(
        both.every(({ kicks, shapes }) => kicks === arsTi.kicks && shapes === arsTi.shapes) &&
          both.every(({ palette }) => palette === srsGuideline.palette) &&
          both.every(({ lock }) => lock.reset === 'moves') &&
          arsTi.lock.reset === 'step',
        'States and kick lists are those of TGM3. Colours are those of the Guideline. Moves and rotations restore the lock delay. In TGM3 only falling restores it.',
      );
    },
  },
  {
    id: 'sakura.no-conspiracy',
    row: '3-04',
    status: 'holds',
    page: 'systems/ars/sakura/',
    check: () => {
      const tgm = traceOf(`system=ars-tgm ${J_BOARD}`);
      const sakura = traceOf(`system=ars-sakura ${J_BOARD}`);
      return evidence(
        kickOf(tgm) === '1,0' && kickOf(sakura) === '-1,0',
        'On one board TGM kicks the J one column to the right, over a hole. There Sakura kicks it one column to the left, without an additional block.',
      );
    },
  },
];
