import { boardDrawing } from '#board/boardDrawing.ts';
import { stateOf } from '#figure/record/run.ts';
import type { FigureReport } from '#share/report.ts';
import { systemById } from '#rules/registry.ts';
import type { Voice } from '#text/voice.ts';
import { GALLERY_VIEW, shownSpins, SPIN_GALLERY } from './galleryState.ts';
import { gallerySentence, galleryTitle, spinLine, spinTitle, spinVerdicts } from './galleryTexts.ts';
import { pictureOf } from './spinFrames.ts';

/** The report of the gallery under a system: each spin with its board. */
export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(SPIN_GALLERY, query);
  const spins = shownSpins(state);
  const { palette } = systemById(state.system)!;
  return {
    title: galleryTitle(state, voice),
    sentence: gallerySentence(state, voice),
    palette,
    sentences: spins.map((spin) =>
      [`${spinTitle(spin, voice)}: ${spinLine(spin, voice)}`, ...spinVerdicts(spin, voice.say)].join('. '),
    ),
    pictures: {
      step: spins.map((spin) => ({
        ...boardDrawing({ scene: pictureOf(spin).scene, view: GALLERY_VIEW, voice, size: 'mini', palette }),
        head: spinTitle(spin, voice),
        foot: spinLine(spin, voice),
      })),
    },
  };
}
