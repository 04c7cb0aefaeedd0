import { ok } from '#engine/diagnostics.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { requestFor } from '#figure/drive.ts';
import type { ElementFigure } from '#figure/element/element.ts';
import { parseParams } from '#text/params.ts';
import { readLab } from '../common/labParams.ts';
import { withinFrames } from '../common/readScene.ts';
import ButtonLab from './ButtonLab.svelte';

const USUAL = `scene=${DTET_SCENES[0]!.name}`;

export const element: ElementFigure<{ readonly query: string; readonly layout: 'full' | 'small' }> = {
  component: ButtonLab,
  read: (given, { options }) => {
    const query = given || USUAL;
    const { scene, text } = withinFrames(query, readLab(query));
    if (!scene.ok) return { ...scene, text };
    return ok({ query, layout: options['layout'] === 'small' ? 'small' : 'full' });
  },
  wanted: (query, shown) => requestFor(shown, parseParams(query || USUAL)),
};
