import { pictureMarkup } from '#board/picture.ts';
import type { Shown } from './shown.ts';
import { themeOf } from './theme.ts';

/** The drawings of a figure as a picture: those of what is shown, or the small ones of every step. Null where it has none. */
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
