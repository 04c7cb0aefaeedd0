import 'strings:finesse.key';
import type { FinesseKey } from '#analysis/finesse.ts';
import type { Say } from '#text/strings.ts';

const NAMES = {
  l: 'tapLeft',
  r: 'tapRight',
  L: 'holdLeft',
  R: 'holdRight',
  '<': 'ccw',
  '>': 'cw',
  '2': 'half',
  d: 'softDrop',
  '(': 'entryCcw',
  ')': 'entryCw',
} as const satisfies Readonly<Record<FinesseKey, string>>;

export const keyText = (key: FinesseKey, say: Say): string => say(`finesse.key.${NAMES[key]}`);

/** The keys of a way in words: `clockwise, hold left`. */
export const keysText = (way: string, say: Say): string =>
  way === '' ? say('finesse.key.none') : Array.from(way, (letter) => keyText(letter as FinesseKey, say)).join(', ');
