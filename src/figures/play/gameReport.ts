import 'strings:board';
import 'strings:playLab';
import { minosOf } from '#engine/shapes.ts';
import { lockedPieces } from '#play/game/locks.ts';
import type { Tape } from '#play/game/tape.ts';
import type { PlayState } from '#play/state.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import { animated } from '#share/picture/animated.ts';
import type { Pictures, Report } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { placementIn, playScene, playView } from './playScene.ts';
import { pressText, secondsText } from './pressTexts.ts';

/** Frames of a second, of the end of a game that is animated, and from one picture to the next. */
const SECOND = 60;
const END = 10 * SECOND;
const STRIDE = 6;

/** Draws the last seconds of a game, each with the press before it. */
function lastSeconds(tape: Tape, voice: Voice): Pick<Pictures, 'frames' | 'frameTime'> {
  const count = Math.floor(Math.min(END, tape.length) / STRIDE);
  const frameAt = (step: number): number => tape.length - (count - step) * STRIDE;
  return animated(
    [0, count],
    (step) => {
      const { system, field, phase } = tape.stateAt(frameAt(step));
      const scene = playScene(system, field, placementIn(phase), true);
      return { step: [boardDrawing({ scene, view: playView(field), voice, palette: system.palette })] };
    },
    (step) => {
      const press = tape.presses.findLast(({ frame }) => frame <= frameAt(step));
      return press ? pressText(press, voice) : voice.say('playLab.begun');
    },
    (1000 * STRIDE) / SECOND,
  );
}

/** The report of a game: every press with its time, the board that is shown, and one board for each piece that locked. */
export function gameReport(tape: Tape, now: PlayState, scene: Scene, voice: Voice): Report {
  const { phase, field, system } = now;
  const pages = lockedPieces(tape).map(({ field, piece, minos, frame }) => ({
    field,
    piece,
    squares: minos,
    comment: secondsText(frame, voice),
  }));
  const played =
    phase.is === 'piece'
      ? { field, piece: phase.active.placement.piece, minos: minosOf(system.shapes, phase.active.placement) }
      : null;
  return {
    sentences: tape.presses.map((press) => `${secondsText(press.frame, voice)}: ${pressText(press, voice)}`),
    played,
    pages,
    pictures: {
      step: [boardDrawing({ scene, view: playView(field), voice, palette: system.palette })],
      ...lastSeconds(tape, voice),
    },
  };
}
