import { ok } from '#engine/diagnostics.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { requestFor } from '#figure/drive.ts';
import ButtonLab from '#figures/lab/buttons/ButtonLab.svelte';
import { readLab } from '#figures/lab/labWords.ts';
import { wordsOf } from '#text/words.ts';
import { figure } from '../mounted.ts';

const USUAL = `scene=${DTET_SCENES[0]!.name}`;

export const awaken = figure({
  component: ButtonLab,
  read: (line, { looks }) => {
    const words = line || USUAL;
    const { scene, text } = readLab(words);
    if (!scene.ok) return { ...scene, text };
    return ok({ words, layout: looks['layout'] === 'small' ? ('small' as const) : ('full' as const) });
  },
  step: 'frame',
  wanted: (line, shown) => (wordsOf(line).has('scene') ? line : requestFor(shown, wordsOf(line || USUAL))),
});
