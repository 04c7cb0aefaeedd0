import type { Diagnostic, Result } from '#engine/diagnostics.ts';
import { diagnoser, failed, ok } from '#engine/diagnostics.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { parseScene, printScene, SCENE_WORDS, sceneWords, type PlayScene } from '#play/sceneText.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { changedParams, printParams, parseParams, type Params } from '#text/params.ts';

/** The words that say which moment of a scene is looked at. */
const LOOKED_AT: readonly string[] = ['frame', 'tried'];
/** The word that names an example instead of spelling it out. */
const SCENE = 'scene';
export const LAB_WORDS: readonly string[] = [SCENE, ...SCENE_WORDS];
/** Frames that a lab plays: ten seconds. */
export const MOST_LAB_FRAMES = 600;

/** The English sentences of a lab's own words, by code. */
const LAB_SENTENCES = {
  'lab.scene': '"{found}" is not an example; examples are {allowed}.',
  'lab.system': '"{found}" has no rotation buttons to look at; a button lab plays {allowed}.',
  'lab.long': 'The recording has {frames} frames; a button lab plays {most}.',
} as const;

const diagnose = diagnoser(LAB_SENTENCES);

/** Systems in which the effect of a rotation button depends on other buttons or on how long it is held. */
export const LAB_SYSTEMS: readonly string[] = SYSTEMS.filter(
  ({ buttons }) => buttons.is !== 'tried once a press' || buttons.sides.length > 0,
).map(({ id }) => id);

/**
 * The example spelt out, with the words that follow it changed; a line without the word as it is. An empty word keeps the example's own: a
 * page empties all words that the lab shows when it asks for an example.
 */
function spelt(words: Params): { readonly words: Params; readonly unknown: string | null } {
  const name = words.get(SCENE);
  if (name === undefined) return { words, unknown: null };
  const found = DTET_SCENES.find((candidate) => candidate.name === name);
  const own = new Map([...words].filter(([word, value]) => word !== SCENE && value !== ''));
  return { words: found ? changedParams(parseParams(found.line), own) : own, unknown: found ? null : name };
}

function fault(scene: PlayScene, line: string): Diagnostic | null {
  const whole = { start: 0, end: line.length };
  const { system, held } = scene;
  if (!LAB_SYSTEMS.includes(system.id)) {
    const span = spanOf(line, 'system');
    return diagnose('lab.system', span, { found: system.id, allowed: LAB_SYSTEMS.join(', ') });
  }
  if (held.length > MOST_LAB_FRAMES) return diagnose('lab.long', whole, { frames: held.length, most: MOST_LAB_FRAMES });
  return null;
}

/** Where the value of a word stands in a line. */
function spanOf(line: string, name: string) {
  const match = new RegExp(`(?:^|\\s)${name}=(\\S*)`).exec(line);
  const end = match ? match.index + match[0].length : line.length;
  return { start: end - (match?.[1]?.length ?? 0), end };
}

export interface ReadLab {
  readonly scene: Result<PlayScene>;
  /** The text that diagnostics count in. */
  readonly text: string;
}

/** Reads what a lab is to show: the words of a scene, or `scene=NAME` for an example, with words that change it. */
export function readLab(line: string): ReadLab {
  const { words, unknown } = spelt(parseParams(line));
  if (unknown !== null) {
    const allowed = DTET_SCENES.map(({ name }) => name).join(', ');
    return { scene: failed(diagnose('lab.scene', spanOf(line, SCENE), { found: unknown, allowed })), text: line };
  }
  const text = parseParams(line).has(SCENE) ? printParams(words) : line;
  const read = parseScene(text);
  if (!read.ok) return { scene: read, text };
  const wrong = fault(read.value, text);
  const frame = read.value.frame === null ? null : Math.min(read.value.frame, read.value.held.length);
  return { scene: wrong ? failed(wrong) : ok({ ...read.value, frame }), text };
}

const withoutMoment = (line: string): string =>
  printParams([...parseParams(line)].filter(([name]) => !LOOKED_AT.includes(name)));

/** The name of the example that a scene is, whatever moment it shows and under whatever readings; null when it is none. */
export function exampleName(scene: PlayScene): string | null {
  const line = printScene({ ...scene, readings: [], frame: null, tried: null });
  return DTET_SCENES.find((example) => withoutMoment(example.line) === line)?.name ?? null;
}

/** What a lab shows in as few words as say it: the name of an example, readings, frame and test, else all words of the scene. */
export function shortWords(scene: PlayScene): Params {
  const name = exampleName(scene);
  const all = new Map<string, string>(sceneWords(scene));
  if (name === null) return all;
  return new Map([[SCENE, name], ...[...all].filter(([word]) => word === 'readings' || LOOKED_AT.includes(word))]);
}
