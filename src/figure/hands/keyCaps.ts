import 'strings:keys.name';
import 'strings:keyCaps';
import type { Say } from '#text/strings.ts';

/** Signs of keys whose names are words. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['arrowleft', '←'],
  ['arrowright', '→'],
  ['arrowup', '↑'],
  ['arrowdown', '↓'],
]);

const keyCap = (key: string, say: Say): string =>
  SIGNS.get(key) ?? (key === ' ' ? say('keys.name.Space') : key.charAt(0).toUpperCase() + key.slice(1));

/** `X, ↑`; a word where a button has no key. */
export const keyCaps = (keys: readonly string[], say: Say): string =>
  keys.map((key) => keyCap(key, say)).join(', ') || say('keyCaps.none');
