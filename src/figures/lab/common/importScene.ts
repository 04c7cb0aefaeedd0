import { SCENARIO_WORDS } from '#engine/scenario.ts';
import type { Result } from '#engine/diagnostics.ts';
import { parseScene, SCENE_WORDS, sceneWords, type PlayScene } from '#play/sceneText.ts';
import { firstOf } from '#share/share.ts';
import { imported, READ_WORDS, readReworded, type Taken } from '#figure/rotation/importBoard.ts';
import { parseParams } from '#text/params.ts';
import type { ButtonLab } from './lab.svelte.ts';

const isScenarioWord = (name: string): boolean => (SCENARIO_WORDS as readonly string[]).includes(name);
const isSceneWord = (name: string): boolean => (SCENE_WORDS as readonly string[]).includes(name);
/** Parameters that only a rotation has. */
const ROTATION_WORDS = READ_WORDS.filter((name) => !isSceneWord(name));

/** Reads a scene, or a rotation: its system, board and piece replace those of the current scene, and the buttons stay. */
function readAnyScene(line: string, before: PlayScene): Result<PlayScene> {
  const words = parseParams(line);
  if (!ROTATION_WORDS.some((name) => words.has(name))) return parseScene(line);
  const shared = [...firstOf(words)].filter(([name]) => isSceneWord(name));
  const kept = sceneWords({ ...before, frame: null, tried: null }).filter(([name]) => !isScenarioWord(name));
  return readReworded(line, new Map([...kept, ...shared]), parseScene);
}

/** Returns the scene after a paste into its editor. */
export const importedScene = (scene: PlayScene, text: string): Result<Taken<PlayScene>> =>
  imported(scene, text, {
    words: [...new Set([...SCENE_WORDS, ...READ_WORDS])],
    read: (line) => readAnyScene(line, scene),
  });

/** Shows a pasted text in a lab, as an edit that can be undone. A text that cannot be read changes nothing. */
export function scenePastedInto(lab: Pick<ButtonLab, 'scene' | 'edits'>, text: string): Result<Taken<PlayScene>> {
  const result = importedScene(lab.scene, text);
  if (result.ok) lab.edits.replace(result.value.value);
  return result;
}
