import { SCENARIO_PARAMS } from '#engine/scenario.ts';
import type { Result } from '#engine/diagnostics.ts';
import { parseScene, SCENE_PARAMS, sceneParams, type PlayScene } from '#play/sceneText.ts';
import { firstOf } from '#share/share.ts';
import { imported, READ_PARAMS, readReworded, type Taken } from '#figure/rotation/importBoard.ts';
import { parseParams } from '#text/params.ts';
import type { ButtonLab } from './lab.svelte.ts';

const isScenarioParam = (name: string): boolean => (SCENARIO_PARAMS as readonly string[]).includes(name);
const isSceneParam = (name: string): boolean => (SCENE_PARAMS as readonly string[]).includes(name);
/** Parameters that only a rotation has. */
const ROTATION_PARAMS = READ_PARAMS.filter((name) => !isSceneParam(name));

/** Reads a scene, or a rotation: its system, board and piece replace those of the current scene, and the buttons stay. */
function readAnyScene(query: string, before: PlayScene): Result<PlayScene> {
  const params = parseParams(query);
  if (!ROTATION_PARAMS.some((name) => params.has(name))) return parseScene(query);
  const shared = [...firstOf(params)].filter(([name]) => isSceneParam(name));
  const kept = sceneParams({ ...before, frame: null, tried: null }).filter(([name]) => !isScenarioParam(name));
  return readReworded(query, new Map([...kept, ...shared]), parseScene);
}

/** Returns the scene after a paste into its editor. */
export const importedScene = (scene: PlayScene, text: string): Result<Taken<PlayScene>> =>
  imported(scene, text, {
    params: [...new Set([...SCENE_PARAMS, ...READ_PARAMS])],
    read: (query) => readAnyScene(query, scene),
  });

/** Shows a pasted text in a lab, as an edit that can be undone. A text that cannot be read changes nothing. */
export function scenePastedInto(lab: Pick<ButtonLab, 'scene' | 'edits'>, text: string): Result<Taken<PlayScene>> {
  const result = importedScene(lab.scene, text);
  if (result.ok) lab.edits.replace(result.value.value);
  return result;
}
