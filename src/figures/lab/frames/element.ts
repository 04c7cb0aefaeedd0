import { ok } from '#engine/diagnostics.ts';
import { ARS_SCENES } from '#play/arsScenes.ts';
import { printScene } from '#play/sceneText.ts';
import { requestFor } from '#figure/drive.ts';
import type { ElementFigure } from '#figure/element/element.ts';
import { parseParams } from '#text/params.ts';
import { readScene, withinFrames } from '../common/readScene.ts';
import FrameLab from './FrameLab.svelte';

const USUAL = `scene=${ARS_SCENES[0]!.name}`;

export const element: ElementFigure<{ readonly scene: string }> = {
  component: FrameLab,
  read: (query) => {
    const { scene, text } = withinFrames(query, readScene(query || USUAL));
    return scene.ok ? ok({ scene: printScene(scene.value) }) : { ...scene, text };
  },
  wanted: (query, shown) => requestFor(shown, parseParams(query || USUAL)),
};
