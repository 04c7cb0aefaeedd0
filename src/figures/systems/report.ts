import 'strings:family';
import { boardDrawing } from '#board/boardDrawing.ts';
import { croppedView, sceneAt } from '#board/scene.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import type { FigureReport } from '#share/report.ts';
import { lastStep } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { familyDrawing } from './family.ts';
import { familyScene } from './familyScene.ts';

/** The family has no state: the report is that of all systems. */
export function report(_query: string, voice: Voice): FigureReport {
  const relatives = familyDrawing().branches.map(({ relative }) => relative);
  const step = relatives.flatMap((relative) => {
    const scenario = familyScene(relative);
    if (!scenario) return [];
    const trace = traceOf(scenario);
    const view = { ...croppedView(trace, 1), bottom: 0 };
    const { palette } = scenario.system;
    return [
      {
        ...boardDrawing({ scene: sceneAt(trace, lastStep(trace)), view, voice, size: 'mini', palette }),
        head: relative.name,
      },
    ];
  });
  const title = voice.say('family.label');
  return { title, sentence: '', sentences: relatives.map(({ name, note }) => `${name}: ${note}`), pictures: { step } };
}
