import { pictureMarkup } from '#board/picture.ts';
import type { Shown } from './shown.ts';
import { themeOf } from './theme.ts';

/** Returns the picture of a figure: its current state, or the small drawings of every step. Null if it has none. */
export function pictureOf({ pictures, title, sentence, sentences, root }: Shown, of: 'step' | 'steps'): string | null {
  const drawings = pictures?.[of] ?? [];
  if (drawings.length === 0) return null;
  const said = of === 'steps' && sentences ? sentences : [sentence, pictures?.note ?? ''];
  return pictureMarkup({
    title,
    description: said.filter((text) => text !== '').join(' '),
    drawings,
    below: of === 'step' ? (pictures?.below ?? []) : [],
    valuesOf: themeOf(root),
  });
}
