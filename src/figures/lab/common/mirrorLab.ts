import { NO_KEYS } from '#engine/heldKeys.ts';
import { mirrorPiece, mirrorScenario } from '#engine/mirror.ts';
import { buttonsIn, held, type Button, type Held } from '#play/buttons.ts';
import type { PlayScene } from '#play/sceneText.ts';

const MIRRORED: Readonly<Record<Button, Button>> = {
  left: 'right',
  right: 'left',
  'rotate left': 'rotate right',
  'rotate right': 'rotate left',
  'half turn': 'half turn',
  'soft drop': 'soft drop',
  'hard drop': 'hard drop',
};

const mirrorHeld = (set: Held): Held => held(...buttonsIn(set).map((button) => MIRRORED[button]));

/** Mirrors a scene: field, pieces and buttons. Returns null if the piece has no mirror image in its orientation. */
export function mirrorLab(scene: PlayScene): PlayScene | null {
  const mirrored = mirrorScenario({ ...scene, turn: 'cw', precedence: null, heldKeys: NO_KEYS, step: null });
  if (!mirrored) return null;
  const { field, placement } = mirrored;
  return { ...scene, field, placement, next: scene.next.map(mirrorPiece), held: scene.held.map(mirrorHeld) };
}
