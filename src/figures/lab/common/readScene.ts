import { diagnoser, failed, type Result } from '#engine/diagnostics.ts';
import { ARS_SCENES, LOCK_SCENES } from '#play/arsScenes.ts';
import { parseScene, type PlayScene } from '#play/sceneText.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';

/** Scenes with a name. */
export const EXAMPLES = [...ARS_SCENES, ...LOCK_SCENES];

const diagnose = diagnoser({ 'scene.example': '"{found}" is not an example; examples are {allowed}.' });

/**
 * Reads parameters of a scene over those of `base`. `scene=NAME` replaces all parameters by those of an example, and empty parameters keep
 * the example's values. Diagnostics count in `text`.
 */
export function readScene(line: string, base = ''): { readonly scene: Result<PlayScene>; readonly text: string } {
  const { scene: name, ...own } = Object.fromEntries(parseParams(line));
  const example = EXAMPLES.find((one) => one.name === name);
  if (name !== undefined && !example) {
    const start = line.indexOf(`scene=${name}`) + 'scene='.length;
    const allowed = EXAMPLES.map((one) => one.name).join(', ');
    const wrong = diagnose('scene.example', { start, end: start + name.length }, { found: name, allowed });
    return { scene: failed(wrong), text: line };
  }
  const changes = Object.entries(own).filter(([, value]) => !example || value !== '');
  const text = printParams(changedParams(parseParams(example?.line ?? base), new Map(changes)));
  return { scene: parseScene(text), text };
}
