import { parseScene, printScene, SCENE_PARAMS, sceneParams, type PlayScene } from '#play/sceneText.ts';
import { readIn, type Read, type StateFormat } from '#figure/stateFormat.ts';
import { figureLink, linkedParams } from '#share/figureLink.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { LAB_PARAMS, readLab, shortParams } from './labParams.ts';
import { readScene, upToEnd, withinFrames, type ReadScene } from './readScene.ts';

/** Returns the address of a page with all parameters of a scene. */
function sceneLink(page: string, figure: string, scene: PlayScene): string {
  const url = new URL(page);
  for (const name of SCENE_PARAMS) url.searchParams.delete(name);
  return figureLink(url.href, figure, sceneParams(scene));
}

/** A test belongs to its frame, so parameters that change a scene close the open test. */
const withoutTest = (scene: PlayScene): PlayScene => ({ ...scene, tried: null });

/** Without a frame a scene is shown after the last of its buttons. */
function endsWithButtons({ scene, text }: ReadScene): Read<PlayScene> {
  if (!scene.ok) return { ...scene, text };
  const { frame, held } = scene.value;
  return { ok: true, value: { ...scene.value, frame: frame ?? held.length } };
}

/** Reads and prints a scene of a frame lab or a lock lab. `scene=NAME` stands for an example, and further parameters change it. */
export const SCENE_FORMAT: StateFormat<PlayScene> = {
  print: printScene,
  read: (query, shown) => endsWithButtons(upToEnd(readScene(query, printScene(withoutTest(shown))))),
  // Parameters that a link leaves out have their defaults, not the current values.
  readLink: (search, figure) => {
    const params = linkedParams(search, figure, SCENE_PARAMS);
    const text = params && printParams(params);
    return text === null ? null : endsWithButtons(withinFrames(text, { scene: parseScene(text), text }));
  },
  link: sceneLink,
};

function readLabQuery(query: string, bounded: typeof upToEnd = upToEnd): Read<PlayScene> {
  const { scene, text } = bounded(readLab(query));
  return readIn(text, scene);
}

/** Reads and prints a scene of a button lab: examples by name, others with all parameters. */
export const LAB_FORMAT: StateFormat<PlayScene> = {
  print: (scene) => printParams(shortParams(scene)),
  read: (query, shown) => {
    const wanted = parseParams(query);
    // A page empties all current parameters when it requests an example.
    const base = wanted.get('scene') ? new Map() : shortParams(withoutTest(shown));
    return readLabQuery(printParams(changedParams(base, wanted)));
  },
  readLink: (search, figure) => {
    const params = linkedParams(search, figure, LAB_PARAMS);
    const query = params && printParams(params);
    return query === null ? null : readLabQuery(query, (read) => withinFrames(query, read));
  },
  link: sceneLink,
};
