import type { Result } from '#engine/diagnostics.ts';
import { parseScene, SCENE_WORDS, type PlayScene } from '#play/sceneText.ts';
import { imported } from '../importBoard.ts';
import type { ButtonLab } from './lab.svelte.ts';

/** Shows in a lab what a text from outside holds; the scene before can be brought back. Nothing changes where it cannot be read. */
export function scenePastedInto(lab: Pick<ButtonLab, 'scene' | 'show'>, text: string): Result<PlayScene> {
  const result = imported(lab.scene, text, { words: SCENE_WORDS, read: parseScene });
  if (result.ok) lab.show(result.value);
  return result;
}
