import type { Diagnostic, Result } from '#engine/diagnostics.ts';
import { diagnoser, failed } from '#engine/diagnostics.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { parseScene, printScene, SCENE_PARAMS, sceneParams, type PlayScene } from '#play/sceneText.ts';
import { printParams, parseParams, type Params } from '#text/params.ts';

/** The parameters for the moment of a scene. */
const LOOKED_AT: readonly string[] = ['frame', 'tried'];
/** The parameter that names an example. */
const SCENE = 'scene';
export const LAB_PARAMS: readonly string[] = [SCENE, ...SCENE_PARAMS];
/** The most frames that a lab plays: ten seconds. */
export const MOST_LAB_FRAMES = 600;

/** The English messages of labs, by code. */
const LAB_SENTENCES = {
  'lab.scene': '"{found}" is not an example; examples are {allowed}.',
  'lab.long': 'The recording has {frames} frames; a button lab plays {most}. Remove the rest.',
} as const;

const diagnose = diagnoser(LAB_SENTENCES);

/** Returns the parameters with the named example spelt out. */
function spelt(params: Params): { readonly params: Params; readonly unknown: string | null } {
  const name = params.get(SCENE);
  if (name === undefined) return { params, unknown: null };
  const found = DTET_SCENES.find((candidate) => candidate.name === name);
  const own = [...params].filter(([param]) => param !== SCENE);
  return { params: new Map([...parseParams(found?.query ?? ''), ...own]), unknown: found ? null : name };
}

function fault({ held }: PlayScene, query: string): Diagnostic | null {
  const whole = { start: 0, end: query.length };
  if (held.length > MOST_LAB_FRAMES) return diagnose('lab.long', whole, { frames: held.length, most: MOST_LAB_FRAMES });
  return null;
}

/** Returns the position of a parameter's value in a query. */
function spanOf(query: string, name: string) {
  const match = new RegExp(`(?:^|\\s)${name}=(\\S*)`).exec(query);
  const end = match ? match.index + match[0].length : query.length;
  return { start: end - (match?.[1]?.length ?? 0), end };
}

export interface ReadLab {
  readonly scene: Result<PlayScene>;
  /** The text in which diagnostics count their positions. */
  readonly text: string;
}

/** Reads the state of a lab: the parameters of a scene, or `scene=NAME` for an example with changes. */
export function readLab(query: string): ReadLab {
  const { params, unknown } = spelt(parseParams(query));
  if (unknown !== null) {
    const allowed = DTET_SCENES.map(({ name }) => name).join(', ');
    return { scene: failed(diagnose('lab.scene', spanOf(query, SCENE), { found: unknown, allowed })), text: query };
  }
  const text = parseParams(query).has(SCENE) ? printParams(params) : query;
  const read = parseScene(text);
  if (!read.ok) return { scene: read, text };
  const wrong = fault(read.value, text);
  return { scene: wrong ? failed(wrong) : read, text };
}

const withoutMoment = (query: string): string =>
  printParams([...parseParams(query)].filter(([name]) => !LOOKED_AT.includes(name)));

/** Returns the name of the scene's example at any moment and under any readings; null if it is none. */
export function exampleName(scene: PlayScene): string | null {
  const query = printScene({ ...scene, readings: [], frame: null, tried: null });
  return DTET_SCENES.find((example) => withoutMoment(example.query) === query)?.name ?? null;
}

/** Prints a lab with as few parameters as possible: the example, readings, frame and test, otherwise all parameters of the scene. */
export function shortParams(scene: PlayScene): Params {
  const name = exampleName(scene);
  const all = new Map<string, string>(sceneParams(scene));
  if (name === null) return all;
  return new Map([[SCENE, name], ...[...all].filter(([word]) => word === 'readings' || LOOKED_AT.includes(word))]);
}
