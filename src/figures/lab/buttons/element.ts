import { ok } from '#engine/diagnostics.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { requestFor } from '#figure/drive.ts';
import type { ElementFigure } from '#figure/element/element.ts';
import { parseParams } from '#text/params.ts';
import { readLab } from '../common/labWords.ts';
import { withinFrames } from '../common/readScene.ts';
import ButtonLab from './ButtonLab.svelte';

const USUAL = `scene=${DTET_SCENES[0]!.name}`;

export const element: ElementFigure<{ readonly words: string; readonly layout: 'full' | 'small' }> = {
  component: ButtonLab,
  read: (line, { options }) => {
    const words = line || USUAL;
    const { scene, text } = withinFrames(words, readLab(words));
    if (!scene.ok) return { ...scene, text };
    return ok({ words, layout: options['layout'] === 'small' ? 'small' : 'full' });
  },
  wanted: (line, shown) => requestFor(shown, parseParams(line || USUAL)),
};
