import { allSentences } from '#engine/diagnostics.ts';
import { history } from '#play/history.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene, type PlayScene } from '#play/sceneText.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { firstLock } from './figures.ts';

/** Returns the outcome of a scene in the form of `expect`. */
export type SceneCheck = (scene: PlayScene) => string;

/** `locks 4`, the frame in which the first piece locks; `in play` if it does not. */
export const lockWord: SceneCheck = (scene) => {
  const frame = firstLock(history(beginScene(scene), scene.held));
  return frame === null ? 'in play' : `locks ${frame}`;
};

type Checked = { readonly ok: true; readonly query: string } | { readonly ok: false; readonly reason: string };

/** Returns the parameters of the named example, or the given query. */
const spelt = (given: string): string => (given.includes('=') ? given : sceneNamed(given).query);

/**
 * Reads and plays the scene of a page.
 * @param given the query of a scene, or the name of an example
 * @param changes parameters that replace those of the scene
 */
export function expectedScene(given: string, expect: string | undefined, check: SceneCheck, changes = ''): Checked {
  const query = printParams(changedParams(parseParams(spelt(given)), parseParams(changes)));
  const scene = parseScene(query);
  if (!scene.ok) return { ok: false, reason: allSentences(scene.diagnostics) };
  const found = check(scene.value);
  if (expect === undefined || found === expect) return { ok: true, query };
  return { ok: false, reason: `expected "${expect}", the play says "${found}".` };
}
