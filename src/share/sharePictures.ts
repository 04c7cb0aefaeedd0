import { pictureMarkup } from '#board/picture.ts';
import { animationPictures, type AnimationFrame, type Look } from './picture/files.ts';
import type { Shown } from './shown.ts';
import { themeAt, valuesAt } from './theme.ts';

/** What a picture shows: the current state, or small drawings of every step. */
export type Extent = 'step' | 'steps';

function drawn({ pictures, title, sentence, sentences }: Shown, of: Extent) {
  const drawings = pictures?.[of] ?? [];
  if (drawings.length === 0) return null;
  const texts = of === 'steps' && sentences ? sentences : [sentence];
  return {
    title,
    description: texts.filter((text) => text !== '').join(' '),
    drawings,
    below: of === 'step' ? (pictures?.below ?? []) : [],
  };
}

/** Returns the drawings of a figure's state without words around them, in the colours of the figure. Null if it has none. */
export function barePicture(shown: Shown): string | null {
  const { root } = shown;
  const picture = drawn(shown, 'step');
  return picture && pictureMarkup({ ...picture, valuesOf: valuesAt(root, themeAt(root)) });
}

/** Returns the picture of a figure as a file, with its sentence and the licence. Null if the figure has none. */
export function pictureOf(shown: Shown, of: Extent, look: Look): string | null {
  const picture = drawn(shown, of);
  const sentence = of === 'step' ? shown.sentence : shown.title;
  return picture && pictureMarkup({ ...picture, ...look, sentence, source: shown.link });
}

/** Returns the pictures of every step of a figure for an animation. Null if the figure has no steps. */
export function animationOf({ pictures, title, link }: Shown, look: Look): readonly AnimationFrame[] | null {
  const frames = pictures?.frames?.() ?? [];
  if (frames.length < 2) return null;
  return animationPictures(frames, { title, source: link }, look, pictures?.frameTime);
}
