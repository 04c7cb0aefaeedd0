import 'strings:button';
import 'strings:frameReport';
import 'strings:frames';
import 'strings:turn';
import { buttonsIn } from '#play/buttons.ts';
import type { History } from '#play/history.ts';
import type { RotationRun } from '#play/plans.ts';
import { printScene, type PlayScene } from '#play/sceneText.ts';
import type { ReportDetails } from '#share/report.ts';
import { stepParts } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { listText, textOf } from '#text/phrases.ts';
import { frameRows, rowsAround, type FrameRow } from './frameRows.ts';
import { playedOf } from './labView.ts';
import { buttonName } from './lanes/lanes.ts';

// Makes the report of frames: the held buttons and their effects.

/** The most frames, or groups of equal ones, that the report lists, around the current one. */
const MOST_TOLD = 80;
/** The most groups of buttons in the report; the query of the scene has all of them. */
const MOST_PRESSED = 80;

const framesText = ({ first, last }: Pick<FrameRow, 'first' | 'last'>, { say }: Voice): string =>
  first === last ? say('frames.name', { number: first }) : say('frames.range', { first, last });

/** `Frames 1 to 3: Rotate Left and Move right.`, run by run. */
function pressedTexts({ held, system }: PlayScene, voice: Voice): readonly string[] {
  const { say } = voice;
  const runs = held.flatMap((set, index) => (index > 0 && held[index - 1] === set ? [] : [{ set, first: index + 1 }]));
  const ends = [...runs.slice(1).map(({ first }) => first - 1), held.length];
  return runs.slice(0, MOST_PRESSED).map(({ set, first }, index) => {
    const names = buttonsIn(set).map((button) => say(`button.${buttonName(button, system)}`));
    return say('frameReport.held', {
      frames: framesText({ first, last: ends[index]! }, voice),
      buttons: names.length > 0 ? listText(names, say) : say('frameReport.none'),
    });
  });
}

/** Returns every test of every plan. */
const testTexts = ({ tried }: RotationRun, voice: Voice): readonly string[] =>
  tried.flatMap(({ traces }) =>
    traces.flatMap((trace) =>
      trace.tests
        .filter(({ verdict }) => verdict.is !== 'not reached')
        .map(({ number }) =>
          voice.say('frameReport.test', {
            turn: voice.say(`turn.${trace.request.turn}`),
            told: textOf(stepParts(trace, number, voice)),
          }),
        ),
    ),
  );

/** The report omits falling and touching the ground. */
const isTelling = ({ first, run }: FrameRow, { frames }: History): boolean =>
  run !== null ||
  frames[first - 1]!.events.some(({ is }) => is !== 'gravity' && is !== 'contact test' && is !== 'delay restored');

/**
 * Returns the report of the board before the first frame, the buttons, and every frame in which they had an effect, with all tests.
 * @param tell returns the figure's text about a frame; 0 is the start
 */
export function framesReport(
  run: History,
  scene: PlayScene,
  tell: (frame: number) => string,
  voice: Voice,
): ReportDetails {
  const telling = frameRows(run).filter((row) => isTelling(row, run));
  const here = telling.findLast(({ first }) => first <= (scene.frame ?? 0))?.first ?? 0;
  const rows = rowsAround(telling, here, MOST_TOLD);
  return {
    sentences: [
      tell(0),
      ...rows.flatMap(({ first, run: turn }) => [tell(first), ...(turn ? testTexts(turn, voice) : [])]),
    ],
    played: playedOf(scene),
    pressed: pressedTexts(scene, voice),
    input: printScene(scene),
  };
}
