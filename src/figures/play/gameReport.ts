import 'strings:board';
import 'strings:playLab';
import { minosOf } from '#engine/shapes.ts';
import { lockedPieces } from '#play/game/locks.ts';
import type { Tape } from '#play/game/tape.ts';
import type { PlayState } from '#play/state.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import type { Report } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { playView } from './playScene.ts';
import { pressText, secondsText } from './pressTexts.ts';

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
    pictures: { step: [boardDrawing({ scene, view: playView(field), voice, palette: system.palette })] },
  };
}
