import { must } from '#engine/diagnostics.ts';
import { LOCK_SCENES } from '#play/arsScenes.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import type { Speed } from '#play/gravity.ts';
import type { LabScene } from '#play/labScene.ts';
import { FRAME_SCENES } from '#play/labScenes.ts';
import { parseScene, printScene, type PlayScene } from '#play/sceneText.ts';
import type { Say } from '#text/strings.ts';
import { exampleName } from './labParams.ts';

/** The gravities that a lab offers. Links may have other ones. */
const GRAVITIES: readonly Speed[] = [
  { rows: 0, frames: 1 },
  { rows: 1, frames: 64 },
  { rows: 1, frames: 4 },
  { rows: 1, frames: 1 },
  { rows: 20, frames: 1 },
];

export const gravityKey = ({ rows, frames }: Speed): string => (frames === 1 ? String(rows) : `${rows}/${frames}`);

/** Returns the offered gravities, and that of the scene if it is none of them. */
export const gravityChoices = ({ settings: { gravity } }: PlayScene): readonly Speed[] =>
  GRAVITIES.some((speed) => gravityKey(speed) === gravityKey(gravity)) ? GRAVITIES : [gravity, ...GRAVITIES];

const read = ({ query }: LabScene): PlayScene => must(parseScene(query), query);

export interface Preset {
  readonly name: string;
  readonly scene: PlayScene;
}

const presets = (scenes: readonly LabScene[]): readonly Preset[] =>
  scenes.map((scene) => ({ name: scene.name, scene: read(scene) }));

export const FRAME_PRESETS = presets(FRAME_SCENES);
export const LOCK_PRESETS = presets(LOCK_SCENES);

const withoutMoment = (scene: PlayScene): string => printScene({ ...scene, frame: null, tried: null });

/** Returns the name of the scene's preset at any moment; null if the scene is none. */
export function presetName(known: readonly Preset[], scene: PlayScene): string | null {
  const query = withoutMoment(scene);
  return known.find((preset) => withoutMoment(preset.scene) === query)?.name ?? null;
}

/** The examples of a lab. */
export interface Examples {
  readonly presets: readonly Preset[];
  /** The interface strings of their names begin with this; `own` is the name of any other scene. */
  readonly texts: string;
  /** Returns the name of the scene's example; null if the scene is none. */
  readonly nameOf: (scene: PlayScene) => string | null;
}

const framed = (known: readonly Preset[]): Examples => ({
  presets: known,
  texts: 'frameLab.preset',
  nameOf: (scene) => presetName(known, scene),
});

export const FRAME_EXAMPLES = framed(FRAME_PRESETS);
export const LOCK_EXAMPLES = framed(LOCK_PRESETS);
export const BUTTON_EXAMPLES: Examples = {
  presets: presets(DTET_SCENES),
  texts: 'buttonLab.scene',
  nameOf: exampleName,
};

/** Returns the text of the scene's example. */
export const exampleText = (examples: Examples, scene: PlayScene, say: Say): string =>
  say(`${examples.texts}.${examples.nameOf(scene) ?? 'own'}`);
