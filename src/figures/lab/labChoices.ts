import { LOCK_SCENES } from '#play/arsScenes.ts';
import type { Speed } from '#play/gravity.ts';
import type { LabScene } from '#play/labScene.ts';
import { FRAME_SCENES } from '#play/labScenes.ts';
import { parseScene, printScene, type PlayScene } from '#play/sceneText.ts';

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

const read = ({ line }: LabScene): PlayScene => {
  const scene = parseScene(line);
  if (!scene.ok) throw new Error(scene.diagnostics.map(({ sentence }) => sentence).join(' '));
  return scene.value;
};

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
  const line = withoutMoment(scene);
  return known.find((preset) => withoutMoment(preset.scene) === line)?.name ?? null;
}
