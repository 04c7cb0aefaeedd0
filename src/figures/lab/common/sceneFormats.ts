import { printScene, SCENE_WORDS, sceneWords, type PlayScene } from '#play/sceneText.ts';
import { readIn, type Read, type StateFormat } from '#figure/stateFormat.ts';
import { figureLink, linkedWords } from '#share/figureLink.ts';
import { changedParams, printParams, parseParams } from '#text/params.ts';
import { LAB_WORDS, readLab, shortWords } from './labWords.ts';
import { readScene, upToEnd, withinFrames } from './readScene.ts';

/** Returns the address of a page with all parameters of a scene. */
function sceneLink(page: string, figure: string, scene: PlayScene): string {
  const url = new URL(page);
  for (const name of SCENE_WORDS) url.searchParams.delete(name);
  return figureLink(url.href, figure, sceneWords(scene));
}

/** A test belongs to its frame, so parameters that change a scene close the open test. */
const withoutTest = (scene: PlayScene): PlayScene => ({ ...scene, tried: null });

function readAnyScene(line: string, shown: PlayScene, bounded: typeof upToEnd = upToEnd): Read<PlayScene> {
  const { scene, text } = bounded(readScene(line, printScene(withoutTest(shown))));
  if (!scene.ok) return { ...scene, text };
  const { frame, held } = scene.value;
  return { ok: true, value: { ...scene.value, frame: frame ?? held.length } };
}

/** Reads and prints a scene of a frame lab or a lock lab. `scene=NAME` stands for an example, and further parameters change it. */
export const SCENE_FORMAT: StateFormat<PlayScene> = {
  print: printScene,
  read: (line, shown) => readAnyScene(line, shown),
  readLink: (search, figure, shown) => {
    const words = linkedWords(search, figure, SCENE_WORDS);
    // Parameters that a link leaves out have their defaults, not the current values.
    const line = words && printParams([...SCENE_WORDS.map((name) => [name, ''] as const), ...words]);
    return line === null ? null : readAnyScene(line, shown, (read) => withinFrames(line, read));
  },
  link: sceneLink,
};

function readLabLine(line: string, bounded: typeof upToEnd = upToEnd): Read<PlayScene> {
  const { scene, text } = bounded(readLab(line));
  return readIn(text, scene);
}

/** Reads and prints a scene of a button lab: examples by name, others with all parameters. */
export const LAB_FORMAT: StateFormat<PlayScene> = {
  print: (scene) => printParams(shortWords(scene)),
  read: (line, shown) => {
    const wanted = parseParams(line);
    return readLabLine(
      printParams(wanted.get('scene') ? wanted : changedParams(shortWords(withoutTest(shown)), wanted)),
    );
  },
  readLink: (search, figure) => {
    const words = linkedWords(search, figure, LAB_WORDS);
    const line = words && printParams(words);
    return line === null ? null : readLabLine(line, (read) => withinFrames(line, read));
  },
  link: sceneLink,
};
