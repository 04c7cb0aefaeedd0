import { entryPlacement } from '#analysis/entry.ts';
import { PIECES } from '#engine/piece.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { History } from '#play/history.ts';
import { ars2, arsAce } from '#rules/arsAce.ts';
import { arsTi } from '#rules/arsTi.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { traceOf } from '../srs/ask.ts';
import { range } from '../srs/text.ts';
import { firstFrame, floorKicksMade, kickOf, lockReason, play } from './ask.ts';

const page = 'systems/ars/ace/';

/** A field whose rows from one to another, counted from 1, are filled but for the last column. */
const filledFrom = (first: number, last: number): Playfield =>
  playfield({
    rows: Array.from({ length: last }, (_, y) => (y + 1 < first ? '.'.repeat(10) : `${'#'.repeat(9)}.`)),
  });

/** The rows in which a T enters a field; `nowhere` when it does not. */
function entersIn(system: RotationSystem, field: Playfield): string {
  const placement = entryPlacement(system, field, 'T');
  if (!placement) return 'nowhere';
  const { bottom, top } = extentOf(minosOf(system.shapes, placement));
  return range('row', bottom, top);
}

/** An O on the floor that moves in every frame. */
const walking = (system: string): string =>
  `system=${system} piece=O from=0 at=0,0 board=.......... das=1/1 buttons=${'D*8_A*8_'.repeat(12)}.`;

const mostResets = ({ frames }: History): number =>
  Math.max(...frames.map(({ state }) => (state.phase.is === 'piece' ? state.phase.active.delay.resets : 0)));

const falling = (system: string, buttons: string): History =>
  play(`system=${system} piece=O from=0 at=4,5 board=.......... gravity=0 buttons=${buttons}`);

export const ACE_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'ace.resets',
    row: '3-40',
    status: 'holds',
    page,
    check: () => {
      const run = play(walking('ars-ace'));
      const ti = play(walking('ars-ti'));
      const resets = mostResets(run);
      return evidence(
        resets === 128 &&
          mostResets(ti) === 0 &&
          lockReason(run) === 'lock delay' &&
          arsAce.palette === srsGuideline.palette,
        `We moved an O on the floor in every frame. Its lock delay of 30 frames was restored ${resets} times. After the last reset the delay ran out, and the O locked in frame ${firstFrame(run, 'locked')}. In TGM3 the same input locks it in frame ${firstFrame(ti, 'locked')}. The ARS page does not say what follows the last reset, so this is our choice. Cambridge drops and locks the piece. NullpoMino locks it when it is on the ground.`,
      );
    },
  },
  {
    id: 'ace.raised-spawn',
    row: '3-41',
    status: 'holds',
    page,
    check: () => {
      const rows = [
        entersIn(arsAce, filledFrom(1, 18)),
        entersIn(arsAce, filledFrom(1, 19)),
        entersIn(arsAce, filledFrom(1, 20)),
        entersIn(arsAce, filledFrom(1, 21)),
      ];
      const ti = entersIn(arsTi, filledFrom(1, 19));
      const all = PIECES.every((piece) => entryPlacement(arsAce, filledFrom(1, 20), piece) !== null);
      return evidence(
        rows.join('; ') === 'rows 19 and 20; rows 20 and 21; rows 21 and 22; nowhere' && ti === 'nowhere' && all,
        `A T spawns in ${rows[0]} over a stack of 18 rows. Over 19 rows it spawns in ${rows[1]}, over 20 in ${rows[2]} and over 21 ${rows[3]}. In TGM3 a stack of 19 rows ends the game. In NullpoMino and Cambridge, pieces of ACE spawn above the field at once.`,
      );
    },
  },
  {
    id: 'ace.floor-kicks',
    row: '3-42',
    status: 'disputed',
    page,
    check: () => {
      const runs = ['i-in-ace', 't-in-ace'].map((name) => floorKicksMade(play(name)));
      const board = 'piece=I from=0 at=3,-2 turn=cw floorkicks=1 board=..........';
      return evidence(
        runs.join() === '3,4' &&
          kickOf(traceOf(`system=ars-ace ${board}`)) === '0,2' &&
          kickOf(traceOf(`system=ars-ace readings=one-floor-kick ${board}`)) === 'none',
        `We played two recordings frame by frame. An I used ${runs[0]} floor kicks and a T ${runs[1]}, and neither locked. The rules for ACE in NullpoMino and Heboris allow one floor kick per piece. Cambridge allows any number.`,
      );
    },
  },
  {
    id: 'ace.drops',
    row: '3-43',
    status: 'holds',
    page,
    check: () => {
      const hard = ['ars-ace', 'ars2', 'ars-ti'].map((system) => lockReason(falling(system, 'W_.')));
      const soft = ['ars-ace', 'ars2', 'ars-ti'].map((system) => lockReason(falling(system, 'S*8')));
      return evidence(
        hard.join() === 'hard drop,,' &&
          soft.join() === ',soft drop,soft drop' &&
          ars2.palette === arsAce.palette &&
          mostResets(play(walking('ars2'))) === 128,
        'Under ACE the fastest drop locks an O at once. A soft drop takes it to the ground without locking. ARS2 and TGM3 do the reverse. ARS2 has the resets and the colours of ACE.',
      );
    },
  },
  {
    id: 'ars.see-also',
    row: '3-44',
    status: 'unverifiable',
    page: 'systems/ars/',
    check: null,
  },
];
