import { boardDrawing } from '#board/boardDrawing.ts';
import type { Drawing } from '#board/drawing.ts';
import { printBoard } from '#engine/boardText.ts';
import { NES } from '#notation/forms.ts';
import type { GamePosition } from '#notation/gameRecord.ts';
import { animated } from '#share/picture/animated.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import css from './game.css?raw';
import { moveMarkup } from './gameMarkup.ts';
import { gameView, minosOfPlayed, sceneOf } from './gameScene.ts';
import type { GameMoment } from '../gameMoment.ts';
import { gameSentences, textUpTo } from '../gameTexts.ts';
import { stepParts, titleOf } from '../gameWords.ts';

/** Milliseconds of a move in an animation. */
const MOVE_TIME = 800;

/** Draws the board at a step without its numbers, and the rows that the move completes. */
export function smallGame({ game, position }: GameMoment, voice: Voice): Drawing {
  const drawn = sceneOf(position);
  return boardDrawing({
    scene: drawn.scene,
    view: gameView(game.record),
    voice,
    size: 'mini',
    under: (frame) => moveMarkup(frame, { ...drawn, columns: null }),
    palette: NES.palette,
    css,
  });
}

/** The report of a game at a step: the board before the move with the piece at its lock position, and the text up to there. */
export function gameReport(
  kind: 'ptn-viewer' | 'ptn-example' | 'ptn-editor',
  shown: GameMoment,
  voice: Voice,
): FigureReport {
  const { record } = shown.game;
  const { played, before, after } = shown.position;
  const view = gameView(record);
  const at = (position: GamePosition): Pictures => {
    const drawn = sceneOf(position);
    return {
      step: [boardDrawing({ scene: drawn.scene, view, voice, under: (frame) => moveMarkup(frame, drawn), css })],
    };
  };
  return {
    title: titleOf(shown, voice),
    sentence: textOf(stepParts(shown, shown.position, voice)),
    palette: NES.palette,
    sentences: gameSentences(shown, kind, voice),
    ...(played
      ? { played: { field: before.field, piece: played.placement.piece, minos: minosOfPlayed(played) } }
      : { board: printBoard(after.field) }),
    input: textUpTo(shown),
    pictures: {
      ...at(shown.position),
      small: () => smallGame(shown, voice),
      ...(record.length > 0 &&
        animated(
          [0, record.length],
          (step) => at(record.at(step)),
          (step) => textOf(stepParts(shown, record.at(step), voice)),
          MOVE_TIME,
        )),
    },
  };
}
