import 'strings:keyline';
import { ownEntry } from '#engine/ownEntry.ts';
import type { Say } from '#text/strings.ts';

/** The keys that a line names, each with its interface string. */
const NAMED: readonly (readonly [key: string, name: string])[] = [
  ['ArrowRight', 'keyline.step'],
  ['Home', 'keyline.ends'],
  [' ', 'keyline.play'],
  ['m', 'keyline.mirror'],
  ['r', 'keyline.reset'],
];

/** Returns the keys of a figure with steps in one line. */
export const keyLine = (keys: Readonly<Record<string, unknown>>, say: Say): string =>
  `${say('keyline.label')} ${NAMED.flatMap(([key, name]) => (ownEntry(keys, key) === undefined ? [] : [say(name)])).join(', ')}.`;
