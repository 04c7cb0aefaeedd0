import { diagnoser, failed, ok, type Result } from '#engine/diagnostics.ts';
import { ARS_SCENES, LOCK_SCENES } from '#play/arsScenes.ts';
import { parseScene, type PlayScene } from '#play/sceneText.ts';
import { beyondEnd } from '#engine/beyondEnd.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';

/** Scenes with a name. */
export const EXAMPLES = [...ARS_SCENES, ...LOCK_SCENES];

const diagnose = diagnoser({ 'scene.example': '"{found}" is not an example; examples are {allowed}.' });

export interface ReadScene {
  readonly scene: Result<PlayScene>;
  /** The text in which diagnostics count their positions. */
  readonly text: string;
}

/** Refuses a frame after the end of the buttons, if the query itself has it: that of an example ends with its buttons. */
export function withinFrames(query: string, { scene, text }: ReadScene): ReadScene {
  if (!scene.ok) return { scene, text };
  const { held } = scene.value;
  const beyond = parseParams(query).get('frame') ? beyondEnd(text, { frame: () => held.length }) : [];
  return beyond.length > 0 ? { scene: failed(...beyond), text } : upToEnd({ scene, text });
}

/** Shows the last frame instead of one after the end: a request of a page has the frame of an example with other buttons. */
export function upToEnd({ scene, text }: ReadScene): ReadScene {
  if (!scene.ok || scene.value.frame === null) return { scene, text };
  const { frame, held } = scene.value;
  return { scene: ok({ ...scene.value, frame: Math.min(frame, held.length) }), text };
}

/**
 * Reads parameters of a scene over those of `base`. `scene=NAME` replaces all parameters by those of an example, and empty parameters keep
 * the example's values. Diagnostics count in `text`.
 */
export function readScene(query: string, base = ''): ReadScene {
  const { scene: name, ...own } = Object.fromEntries(parseParams(query));
  const example = EXAMPLES.find((one) => one.name === name);
  if (name !== undefined && !example) {
    const start = query.indexOf(`scene=${name}`) + 'scene='.length;
    const allowed = EXAMPLES.map((one) => one.name).join(', ');
    const wrong = diagnose('scene.example', { start, end: start + name.length }, { found: name, allowed });
    return { scene: failed(wrong), text: query };
  }
  const changes = Object.entries(own).filter(([, value]) => !example || value !== '');
  const text = printParams(changedParams(parseParams(example?.query ?? base), new Map(changes)));
  return { scene: parseScene(text), text };
}
