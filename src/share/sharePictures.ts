import { pictureMarkup, pictureWidth } from '#board/picture.ts';
import { plainName } from '#text/plainName.ts';
import { animationPictures, type Look } from './picture/pictureFiles.ts';
import type { PictureExtent, PictureOffer } from './picture/offer.ts';
import type { Shown } from './shown.ts';
import { themeAt, valuesAt } from './theme.ts';

function drawn({ pictures, title, sentence, sentences }: Shown, extent: PictureExtent) {
  const texts = extent === 'steps' && sentences ? sentences : [sentence];
  return {
    title,
    description: texts.filter((text) => text !== '').join(' '),
    drawings: pictures?.[extent] ?? [],
    below: extent === 'step' ? (pictures?.below ?? []) : [],
  };
}

/** Returns the name of a picture's file, `guideline-srs-j-0-3.step-4` or, of all steps, `guideline-srs-j-0-3.steps`. */
function pictureName({ title, kind, params }: Shown, extent: PictureExtent | 'animation'): string {
  const step = params.get('step');
  const part = extent !== 'step' ? '.steps' : step === undefined ? '' : `.step-${step}`;
  return `${plainName(title, kind)}${part}`;
}

/** Returns the pictures of a figure's state. Null if it has none. */
export function picturesOf(shown: Shown): PictureOffer | null {
  const { pictures, root, title, link, sentence } = shown;
  const extents = (['step', 'steps'] as const).filter((extent) => (pictures?.[extent] ?? []).length > 0);
  if (extents.length === 0) return null;
  const words = { title, source: link };
  const frames = pictures?.frames;
  const look = (theme: PictureOffer['theme'], ground: Look['ground']): Look => ({
    valuesOf: valuesAt(root, theme),
    ground,
    size: pictures?.size,
  });
  return {
    words,
    description: sentence,
    extents,
    width: pictures?.size?.width ?? pictureWidth(drawn(shown, 'step')),
    theme: themeAt(root),
    fileName: (extent) => pictureName(shown, extent),
    svg: ({ extent, theme, ground }) =>
      pictureMarkup({
        ...drawn(shown, extent),
        ...look(theme, ground),
        sentence: extent === 'step' ? sentence : title,
        source: link,
      }),
    frames: frames
      ? ({ theme }) => animationPictures(frames(), words, look(theme, 'filled'), pictures?.frameTime)
      : null,
  };
}
