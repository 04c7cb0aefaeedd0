import { must } from '#engine/diagnostics.ts';
import { playfield } from '#engine/playfield.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { PlayEvent } from '#play/events.ts';
import { history, stateAfter } from '#play/history.ts';
import { parseRecording } from '#play/recording.ts';
import { startPlay, type PlayStart } from '#play/state.ts';
import { withReadings } from '#rules/readings.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { srsNullpomino180 } from '#rules/srsNullpomino180.ts';
import { evidence, type ClaimCheck } from '../claim.ts';

const page = 'systems/srs/other-rules/';
const STILL = { gravity: { rows: 0, frames: 1 } } as const;
const IN_THE_AIR: Partial<PlayStart> = {
  settings: STILL,
  placement: { piece: 'O', orientation: 0, at: [4, 3] },
  queue: ['T', 'T'],
};
const ON_THE_FLOOR: Partial<PlayStart> = { ...IN_THE_AIR, placement: { piece: 'T', orientation: 0, at: [3, -1] } };

/** What happened in each frame of a recording. */
function played(system: RotationSystem, start: Partial<PlayStart>, recording: string) {
  const held = must(parseRecording(recording), recording);
  const run = history(startPlay({ system, field: playfield(system.field), ...start }), held);
  return { frames: run.frames.map(({ events }) => events), end: stateAfter(run, held.length) };
}

const happened = (frames: readonly (readonly PlayEvent[])[], is: PlayEvent['is']): number =>
  frames.findIndex((events) => events.some((event) => event.is === is)) + 1;

/** Left and right in turn, each some frames after the one before. */
const wiggle = (moves: number, frames: number): string =>
  Array.from({ length: moves }, (_, move) => `${move % 2 === 0 ? 'A' : 'D'} .*${frames - 1}`).join(' ');

/** The turn with which a piece enters while a turn button is down; null when it enters as it is. */
function entersTurned(system: RotationSystem): boolean {
  const { frames } = played(system, IN_THE_AIR, 'WR R');
  const entered = frames.flat().find((event) => event.is === 'entered');
  return entered?.is === 'entered' && entered.placement.orientation !== 0;
}

export const OTHER_RULE_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'srs.drops',
    row: '0-50',
    status: 'holds',
    page,
    check: () => {
      const soft = played(srsGuideline, IN_THE_AIR, 'S*40');
      const hard = played(srsGuideline, IN_THE_AIR, '.*2 W');
      const landed = soft.frames.findIndex((events) =>
        events.some((event) => event.is === 'contact test' && event.below === 'contact'),
      );
      const locked = soft.frames.flat().find((event) => event.is === 'locked');
      const dropped = hard.frames[2]?.find((event) => event.is === 'locked');
      const lay = happened(soft.frames, 'locked') - landed - 1;
      return evidence(
        locked?.is === 'locked' &&
          locked.because === 'lock delay' &&
          dropped?.is === 'locked' &&
          dropped.because === 'hard drop',
        `A soft drop takes an O to the floor in frame ${landed + 1}. With the button still down, it stays there for ${lay} frames, until its lock delay runs out. A hard drop from the same height locks it in the frame of the press.`,
      );
    },
  },
  {
    id: 'srs.infinity',
    row: '0-51',
    status: 'disputed',
    page,
    check: () => {
      const moves = 200;
      const recording = wiggle(moves, 20);
      const forever = played(srsGuideline, ON_THE_FLOOR, recording);
      const limited = played(withReadings(srsGuideline, ['15-resets']), ON_THE_FLOOR, recording);
      const { phase } = forever.end;
      const resets = phase.is === 'piece' ? phase.active.delay.resets : 0;
      const seconds = (frames: number): string => (frames / 60).toFixed(1);
      const end = happened(limited.frames, 'locked');
      return evidence(
        resets >= moves - 1 && happened(forever.frames, 'locked') === 0 && end > 0,
        `We moved a T on the floor left and right by turns, ${moves} times, once in 20 frames, with a lock delay of 30 frames. By the SRS page the delay is restored ${resets} times. After ${seconds(20 * moves)} s, at 60 frames a second, the T is still in play. With 15 moves and rotations, as in TETR.IO, it locks after ${seconds(end)} s.`,
      );
    },
  },
  {
    id: 'srs.no-are-ihs-irs',
    row: '0-52',
    status: 'disputed',
    page,
    check: () => {
      const { frames } = played(srsGuideline, IN_THE_AIR, 'W');
      const same = happened(frames, 'locked') === 1 && happened(frames, 'entered') === 1;
      return evidence(
        same && !entersTurned(srsGuideline) && entersTurned(srsNullpomino180),
        'By the SRS page the next piece spawns in the frame in which the last one locks. A rotation button that is down at that moment has no effect. In NullpoMino’s rule for SRS and in Cambridge the piece spawns rotated.',
      );
    },
  },
];
