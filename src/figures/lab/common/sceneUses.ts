import { PIECES } from '#engine/piece.ts';
import { NEEDED_PARAMS } from '#engine/scenarioParams.ts';
import { LETTERS, MOST_FRAMES } from '#play/recording.ts';
import { MOST_PIECES, SCENE_PARAMS, type SceneParam } from '#play/sceneText.ts';
import { SETTING_LIMITS } from '#play/settingsText.ts';
import { phrase, range, said, values, type Allowed, type WordUse } from '#figure/record/allowed.ts';
import { SCENARIO } from '#figure/record/scenarioUses.ts';

const speed = said('speed', { rows: SETTING_LIMITS.rows, frames: SETTING_LIMITS.frames });
const delay = range([0, SETTING_LIMITS.delay]);

const SCENE: Readonly<Record<SceneParam, Allowed>> = {
  ...SCENARIO,
  next: said('next', { most: MOST_PIECES, pieces: PIECES.join(' ') }),
  gravity: speed,
  soft: speed,
  lock: delay,
  are: delay,
  das: said('das', { most: SETTING_LIMITS.delay }),
  buttons: said('buttons', { letters: Object.values(LETTERS).join(' ') }),
  frame: range([0, MOST_FRAMES]),
  tried: said('tried'),
};

const isNeeded = (word: string): boolean => (NEEDED_PARAMS as readonly string[]).includes(word);

/** Parameters that the use leaves out have the values of the example. */
export const sceneUses = (
  examples: readonly string[],
  own: Partial<typeof SCENE> = {},
): Readonly<Record<string, WordUse>> => ({
  scene: { allowed: values(examples), usual: phrase(examples[0]!) },
  ...Object.fromEntries(
    SCENE_PARAMS.map((word) => [
      word,
      { allowed: own[word] ?? SCENE[word], usual: said(isNeeded(word) ? 'ofExampleOrNeeded' : 'ofExample') },
    ]),
  ),
});
