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
        `A T enters in ${[...rows].join(' or ')} under TGM, Sakura and TGM3, in ${rowsOf(srsGuideline)} under the Guideline; the I, one row high, in row 20. All five systems turn a piece at entry while a button is held. Under all but the first version of ACE’s the fastest drop is sonic. For how fast DAS is, no source gives a figure.`,
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
        'Orientations and kick lists are those of TGM3. Colours are the Guideline’s, and moves and turns restore the lock delay, where in TGM3 only falling does.',
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
        'On the board on which TGM takes the J one column to the right, over a hole, Sakura takes it one to the left. No block is needed to send it there.',
      );
    },
  },
];
