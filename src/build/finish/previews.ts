import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Drawing, Picture } from '#board/drawing.ts';
import { pictureMarkup } from '#board/picture.ts';
import { themeValues } from '#board/tokens.ts';
import { escapeText } from '#text/escape.ts';
import { attributeOf } from '../elementsIn.ts';
import { documentName } from '../examples.ts';
import { figurePages } from '../figureModules.ts';
import type { Edit, FinishedPage } from '../finishedPage.ts';
import type { ReportedFigure } from './pageReports.ts';
import { previewCard } from './previewCard.ts';

const FOLDER = 'previews';

/** What is needed to draw the cards of all pages. */
export interface CardStyle {
  readonly mark: string;
  readonly valuesOf: Picture['valuesOf'];
}

/** Returns the properties of a page for link previews: `og:title` and others, with the elements that hold them. */
const propertiesOf = ({ elements }: FinishedPage) =>
  new Map(
    elements.flatMap((element) => {
      const name = element.tagName === 'meta' ? attributeOf(element, 'property') : undefined;
      return name === undefined ? [] : [[name, element] as const];
    }),
  );

/** The picture of a figure whose pictures have the size of a card, on the page about it. */
function ownCard(figures: readonly ReportedFigure[], address: string, { valuesOf }: CardStyle): string | null {
  const own = figures.find(({ kind }) => new URL(address).pathname.endsWith(figurePages.get(kind) ?? '?'));
  const { title, sentence, palette, pictures } = own?.report ?? {};
  if (!title || !pictures?.size) return null;
  return pictureMarkup({
    title,
    description: sentence ?? '',
    sentence: sentence ?? '',
    drawings: pictures.step.map((drawing) => (palette ? { palette, ...drawing } : drawing)),
    size: pictures.size,
    valuesOf,
  });
}

/** The first drawing of the first figure that has one, and what the figure shows. */
const firstDrawing = (
  figures: readonly ReportedFigure[],
): { readonly drawing: Drawing; readonly label: string } | undefined =>
  figures.flatMap(({ label, report: { palette, pictures } }) =>
    // A picture with the size of a card has no room beside a title.
    (pictures?.size ? [pictures.small!()] : (pictures?.step ?? []).slice(0, 1)).map((drawing) => ({
      drawing: palette ? { palette, ...drawing } : drawing,
      label,
    })),
  )[0];

/**
 * Returns the card of a page, as the text of an SVG file, and the edits that name it in the page. Null if the page names no picture, as
 * frames, or has no address of its own.
 */
export function cardOf(
  page: FinishedPage,
  address: string,
  figures: readonly ReportedFigure[],
  style: CardStyle,
): { readonly svg: string; readonly edits: readonly Edit[] } | null {
  const { mark, valuesOf } = style;
  const properties = propertiesOf(page);
  const textOf = (name: string): string => {
    const element = properties.get(name);
    return (element && attributeOf(element, 'content')) ?? '';
  };
  if (!properties.has('og:image') || !properties.has('og:url')) return null;
  const shown = firstDrawing(figures);
  const title = textOf('og:title');
  const edit = (name: string, content: string): readonly Edit[] => {
    const place = properties.get(name)?.sourceCodeLocation;
    if (!place) return [];
    const text = `<meta property="${name}" content="${escapeText(content)}">`;
    return [{ start: place.startOffset, end: place.endOffset, text }];
  };
  const lead = textOf('og:description');
  return {
    svg:
      ownCard(figures, textOf('og:url'), style) ??
      previewCard({ title, lead, drawing: shown?.drawing ?? null, mark }, valuesOf),
    edits: [
      ...edit('og:image', address),
      ...edit('og:image:alt', shown ? `${title}. ${shown.label.replace(/[^.!?]$/, '$&.')}` : title),
    ],
  };
}

/**
 * Draws a picture for links to every finished page, from its first figure. A thread of sharp draws it while others are finished.
 * @param site the root of the site, an absolute address ending in a slash
 * @returns a function that writes the picture of a page, named by its path in the folder, and names it in the page
 */
export async function previewWriter(
  folder: string,
  site: string,
): Promise<(name: string, page: FinishedPage, figures: readonly ReportedFigure[]) => Promise<readonly Edit[]>> {
  const source = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8');
  const [tokens, mark] = await Promise.all([
    source('../../site/styles/tokens.css'),
    source('../../../public/favicon.svg'),
  ]);
  const style = { mark, valuesOf: themeValues(tokens, 'light') };
  return async (name, page, figures) => {
    if (!name.endsWith('index.html')) return [];
    const file = `${FOLDER}/${documentName(name.replace(/index\.html$/, ''))}.png`;
    const card = cardOf(page, `${site}${file}`, figures, style);
    if (!card) return [];
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await sharp(Buffer.from(card.svg)).png().toFile(join(folder, file));
    return card.edits;
  };
}
