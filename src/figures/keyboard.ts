import type { KeyboardPlace } from '#figure/record/keys.ts';
import { FIGURES } from './registry.ts';

/** The keys of each figure while the focus is inside it; figures that are not here have `r` at most. A test holds them and the built pages together. */
export const figureKeys = (): readonly (readonly [name: string, place: KeyboardPlace])[] =>
  FIGURES.flatMap(({ name, keys }) => (keys ? [[name, keys] as const] : []));
