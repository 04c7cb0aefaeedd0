import 'strings:frameLab';
import type { PlayScene } from '#play/sceneText.ts';
import type { Say } from '#text/strings.ts';
import { exampleText, FRAME_EXAMPLES } from '../common/labChoices.ts';

export const frameTitle = (scene: PlayScene, say: Say): string =>
  say('frameLab.title', { system: scene.system.name, what: exampleText(FRAME_EXAMPLES, scene, say) });
