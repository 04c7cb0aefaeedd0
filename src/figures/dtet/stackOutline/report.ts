import 'strings:stackOutline';
import { must } from '#engine/diagnostics.ts';
import { boardDrawing } from '#board/boardDrawing.ts';
import { readScenario } from '#rules/vocabulary.ts';
import type { FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import css from './outline.css?raw';
import { outlined } from './outlined.ts';

export function report(query: string, voice: Voice): FigureReport {
  const scenario = must(readScenario(query), query);
  const { scene, view } = outlined(scenario);
  const { say } = voice;
  const board = boardDrawing({ scene, view, voice, size: 'mini', css });
  return {
    title: say('stackOutline.title'),
    sentence: '',
    palette: scenario.system.palette,
    sentences: [say('stackOutline.filled.board'), say('stackOutline.outline.board')],
    played: { field: scene.field, piece: scene.piece, minos: scene.body },
    pictures: {
      step: [
        { ...board, head: say('stackOutline.filled') },
        { ...board, classes: `${board.classes} stack-outline`, head: say('stackOutline.outline') },
      ],
    },
  };
}
