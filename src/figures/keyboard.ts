import { PART_KEYS, type KeyboardPlace } from '#figure/record/keys.ts';
import { FIGURES } from './registry.ts';

/** The keys of each figure while it has the focus. A figure without an entry has `r` at most. */
export const figureKeys = (): readonly (readonly [name: string, place: KeyboardPlace])[] =>
  FIGURES.flatMap(({ name, keys }) => (keys ? [[name, keys] as const] : []));

/** The keys of parts, those of several figures first. */
export const partKeys = (): readonly (readonly [part: string, place: KeyboardPlace])[] =>
  [PART_KEYS, ...FIGURES.map((figure) => figure.partKeys)].flatMap((parts) => Object.entries(parts));
