import 'strings:language';
import type { Say } from './strings.ts';

/** A part of a sentence. Its kind chooses the style, and the joined texts are the sentence. */
export interface Part {
  readonly text: string;
  readonly kind?: 'vector' | 'accepted' | 'blocked' | 'refused' | 'not-reached' | 'piece';
}

export const textOf = (parts: readonly Part[]): string => parts.map((part) => part.text).join('');

/** Fills an interface string with parts, so that vectors and verdicts keep their style. */
export function phrase(
  say: Say,
  key: string,
  values: Readonly<Record<string, string | number | Part | readonly Part[]>>,
): readonly Part[] {
  const plain = new Map<string, string | number>();
  const parts = new Map<string, readonly Part[]>();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number') plain.set(name, value);
    // Text of a reader may contain the placeholder character.
    else if (typeof value === 'string') plain.set(name, value.replaceAll('\u0000', '\ufffd'));
    else {
      parts.set(name, Array.isArray(value) ? (value as readonly Part[]) : [value as Part]);
      plain.set(name, `\u0000${name}\u0000`);
    }
  }
  return say(key, Object.fromEntries(plain))
    .split('\u0000')
    .flatMap((text, index) => (index % 2 === 1 ? parts.get(text)! : text === '' ? [] : [{ text }]));
}

/**
 * Joins items as the language does: `a`, `a and b`, `a, b, and c`. It uses a string, because creating the first list format of a page takes
 * longer than drawing a board.
 */
export function listText(items: readonly string[], say: Say): string {
  const [comma, pair, more] = say('language.list').split('|');
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : items.slice(0, -1).join(comma) + (items.length === 2 ? pair : more) + last;
}
