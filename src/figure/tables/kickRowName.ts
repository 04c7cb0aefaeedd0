import 'strings:list';
import 'strings:precedence';
import { formatTransition } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import type { KickRow } from './kickTable.ts';

/** Returns the name of a row: its turns, or the side of its button where that is enough, or the case of its list too. */
export function rowName({ precedence, transitions, list }: KickRow, rows: readonly KickRow[], voice: Voice): string {
  const names = transitions.map((name) => formatTransition(name, voice.conventions)).join(' ');
  if (list) return `${names}, ${voice.say(`list.${list.name}`)}`;
  if (precedence === null) return names;
  const side = voice.say(`precedence.${precedence}`);
  return rows.filter((row) => row.precedence === precedence).length === 1 ? side : `${side}: ${names}`;
}
