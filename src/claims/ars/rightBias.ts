import { extentOf } from '#engine/shapes.ts';
import { wellsUnder } from '#analysis/wells.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { nintendoRight } from '#rules/nintendo.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import type { RotationSystem } from '#engine/system.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf } from '../srs/ask.ts';
import { names, range } from '../srs/text.ts';
import { kickOf } from './ask.ts';

const page = 'systems/ars/right-bias/';

// Rebuilt boards: an I that lies against the wall over a well two columns wide.
const LEFT_WELL = 'piece=I from=0 at=0,1 turn=cw board=..########/..########/..########';
const RIGHT_WELL = 'piece=I from=0 at=6,1 turn=cw board=########../########../########..';

/** So high that an I cannot stand on the stack. */
const HEIGHT = 19;

/** Columns, from 1, whose wells the I gets into. */
const entered = (system: RotationSystem): readonly number[] =>
  wellsUnder(system, HEIGHT).flatMap((well) => (well.entered ? [well.column + 1] : []));

const halves = (columns: readonly number[]): string =>
  `${columns.filter((column) => column <= 5).length} of 5 on the left, ${columns.filter((column) => column > 5).length} of 5 on the right`;

export const RIGHT_BIAS_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ars.i-left-fails',
    row: '3-36',
    status: 'holds',
    page,
    check: () => {
      const trace = traceOf(`system=ars-tgm ${LEFT_WELL}`);
      const x = trace.tests[0]!.minos[0]![0];
      return evidence(
        kickOf(trace) === 'none',
        `The picture is lost, so we rebuilt the board. A flat I is in columns 1 to 4, over a well in columns 1 and 2. Rotated, it would be in column ${x + 1}, which is filled. It cannot move further left.`,
      );
    },
  },
  {
    id: 'ars.i-right-works',
    row: '3-37',
    status: 'holds',
    page,
    check: () => {
      const trace = traceOf(`system=ars-tgm ${RIGHT_WELL}`);
      const x = trace.tests[0]!.minos[0]![0];
      return evidence(
        kickOf(trace) === '0,0',
        `On the mirrored board a flat I is in columns 7 to 10, over a well in columns 9 and 10. Rotated, it is in column ${x + 1}, in the well.`,
      );
    },
  },
  {
    id: 'ars.i-one-axis',
    row: '3-38',
    status: 'holds',
    page,
    check: () => {
      const columns = ([1, 3] as const).map((state) => extentOf(arsTgm.shapes.I.states[state]));
      const lying = ([0, 2] as const).map((state) => extentOf(arsTgm.shapes.I.states[state]));
      return evidence(
        columns.every(({ left, right }) => left === 2 && right === 2) &&
          lying.every(({ left, right }) => left === 0 && right === 3),
        `The picture is lost. A flat I fills the four columns of its box. An upright I is in ${range('column', 2, 2)} of the four, in both upright states.`,
      );
    },
  },
  {
    id: 'ars.well-on-the-right',
    row: '3-39',
    status: 'holds',
    page,
    check: () => {
      const [ours, nes, srs] = [arsTgm, nintendoRight, srsGuideline].map(entered);
      return evidence(
        ours!.join() === '3,4,5,6,7,8,9' && nes!.join() === ours!.join() && srs!.length === 10,
        `We tried every well of one column in a stack of ${HEIGHT} rows. In ARS and in NES Tetris an I reaches the bottom of those in columns ${names(ours!.map(String))}: ${halves(ours!)}. In SRS it reaches the bottom of all ${srs!.length}.`,
      );
    },
  },
];
