import { boardDrawing } from '#board/boardDrawing.ts';
import { stateOf } from '#figure/record/run.ts';
import { frameLines, type FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { OVERLAY, overlaid } from './overlay.ts';
import { footText, overlayTitle, stateName } from './overlayTexts.ts';

export function report(query: string, voice: Voice): FigureReport {
  const overlay = overlaid(stateOf(OVERLAY, query));
  const title = overlayTitle(overlay, voice);
  const step = overlay.states.map(({ orientation, scene, isSame }) => ({
    ...boardDrawing({ scene, view: overlay.view, voice, ground: 'paper' }),
    head: stateName(orientation, voice),
    foot: footText(isSame, voice),
  }));
  return {
    title,
    sentence: '',
    palette: overlay.system.palette,
    sentences: frameLines(title, step),
    pictures: { step },
  };
}
