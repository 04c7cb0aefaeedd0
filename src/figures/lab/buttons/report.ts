import 'strings:frames';
import { must } from '#engine/diagnostics.ts';
import type { Extent } from '#engine/shapes.ts';
import type { History } from '#play/history.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import type { Scene } from '#board/scene.ts';
import { animated, RECORDED_TIME } from '#share/picture/animated.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { stepParts } from '#text/narrate.ts';
import { textOf } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { framesReport } from '../common/framesReport.ts';
import { axisDrawing } from '../common/labPictures.ts';
import { frameScene, smallView } from '../common/labView.ts';
import { readLab } from '../common/labParams.ts';
import { labBoard, playedScene } from '../common/playedScene.ts';
import { buttonTitle, frameParts } from './frameWords.ts';
import { shownRows, rowName, statesText } from './stripRows.ts';

/**
 * Draws the board, the axis of the buttons, and the small boards around the current frame.
 * @param strip whether the figure has the small boards
 */
function buttonLabPictures(
  run: History,
  frame: number,
  board: { readonly scene: Scene; readonly view: Extent },
  strip: 'shown' | 'left out',
  voice: Voice,
): Pictures {
  const view = smallView(run);
  const small = (at: number) => boardDrawing({ scene: frameScene(run, at), view, voice, size: 'mini' });
  return {
    step: [boardDrawing({ ...board, voice })],
    below: [axisDrawing(run, [], frame, voice)],
    ...(strip === 'shown' && {
      steps: [
        { ...small(0), head: voice.say('frames.start') },
        ...shownRows(run, frame).map((row) => ({
          ...small(row.first),
          head: rowName(row),
          foot: statesText(row, voice),
        })),
      ],
    }),
  };
}

/** @param strip whether the figure has the small boards */
export function report(query: string, voice: Voice, strip: 'shown' | 'left out' = 'shown'): FigureReport {
  const { scene, run, at } = playedScene(must(readLab(query).scene, query));
  const { opened, ...board } = labBoard(run, at, frameScene);
  const { palette } = scene.system;
  const tell = (frame: number): string => textOf(frameParts(run, frame, voice));
  const drawn = (frame: number): Pictures =>
    buttonLabPictures(run, frame, { scene: frameScene(run, frame), view: board.view }, 'left out', voice);
  return {
    title: buttonTitle(scene, voice.say),
    sentence: opened && at.tried ? textOf(stepParts(opened, at.tried.test, voice)) : tell(at.frame),
    palette,
    ...framesReport(run, scene, tell, voice),
    pictures: {
      ...buttonLabPictures(run, at.frame, board, strip, voice),
      small: () =>
        boardDrawing({ scene: frameScene(run, at.frame), view: smallView(run), voice, size: 'mini', palette }),
      ...animated([0, run.frames.length], drawn, tell, RECORDED_TIME),
    },
  };
}
