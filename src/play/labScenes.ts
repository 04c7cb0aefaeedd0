import { ARS_SCENES, LOCK_SCENES } from './arsScenes.ts';
import { GUIDELINE_SCENES } from './guidelineScenes.ts';
import type { LabScene } from './labScene.ts';

/** The scenes of the frame lab. */
export const FRAME_SCENES: readonly LabScene[] = [...ARS_SCENES, ...GUIDELINE_SCENES];

const everyScene: readonly LabScene[] = [...FRAME_SCENES, ...LOCK_SCENES];

/** @throws RangeError when there is no scene of that name: names are part of the program */
export function sceneNamed(name: string): LabScene {
  const found = everyScene.find((candidate) => candidate.name === name);
  if (!found) throw new RangeError(`there is no scene "${name}"`);
  return found;
}
