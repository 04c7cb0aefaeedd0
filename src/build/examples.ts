import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from '#board/drawing.ts';
import { pictureMarkup } from '#board/picture.ts';
import { framedAddress } from '#share/addresses.ts';
import { frameMarkup } from '#share/frameMarkup.ts';
import { escapeText } from '#text/escape.ts';
import { parseParams } from '#text/params.ts';
import { offered } from './figureModules.ts';
import { figuresOf, type PageFigure } from './figuresOf.ts';
import type { Edit, FinishedPage } from './finishedPage.ts';
import frameHeights from './frameHeights.json' with { type: 'json' };
import { themeValues } from '#board/tokens.ts';

const sources = new URL('../', import.meta.url);
const source = (path: string): Promise<string> => readFile(fileURLToPath(new URL(path, sources)), 'utf8');

/** Frames of oEmbed are as wide as the text of most pages. */
const WIDTH = 720;
const PROVIDER = 'Wallkick';
/** Frame heights of all figures whose example a frame can show. */
const FRAMED = new Map(
  offered.filter(({ element }) => element.stateInWords).map(({ name, element }) => [name, element.height]),
);

/** Heights that `src/cli/frameHeights.ts` measured, by document name. */
const HEIGHTS: Readonly<Record<string, number>> = frameHeights;

/** Returns the document name of a page: `guide/kicks`. */
export const documentName = (page: string): string => (page === '' ? 'home' : page.slice(0, -1));

/** Returns the paths of a figure's pictures, below the root of the site: `figures/guide/kicks/worked.svg`, and one of all steps. */
const pictureFiles = (page: string, { id }: PageFigure) => ({
  board: `figures/${page}${id}.svg`,
  steps: `figures/${page}${id}.steps.svg`,
});

/**
 * Every file that a page's figures give: pictures of those that draw boards.
 * @param site the root of the site, an absolute address ending in a slash
 */
export function picturesOf(
  page: string,
  figures: readonly PageFigure[],
  valuesOf: Picture['valuesOf'],
  site: string,
): ReadonlyMap<string, string> {
  return new Map(
    figures.flatMap((figure) => {
      const files = pictureFiles(page, figure);
      const { title, description } = figure;
      const source = `${site}${page}#${figure.id}`;
      return [[files.board, figure.boards] as const, [files.steps, figure.steps] as const].flatMap(([file, drawings]) =>
        drawings.length > 0 ? [[file, pictureMarkup({ title, description, drawings, source, valuesOf })] as const] : [],
      );
    }),
  );
}

/**
 * Returns the oEmbed document of an example page (https://oembed.com/). It prefers a frame with the first figure that has one, boards
 * first, with a picture of its steps for readers without scripts; then a picture; then a link.
 * @param site the root of the site, an absolute address ending in a slash
 */
export function oembedOf(
  site: string,
  page: string,
  title: string,
  figures: readonly PageFigure[],
  pictures: ReadonlySet<string>,
) {
  const common = { version: '1.0', title, provider_name: PROVIDER, provider_url: site };
  const drawn = figures.filter((figure) => pictures.has(pictureFiles(page, figure).board));
  const isFramed = ({ kind }: PageFigure): boolean => FRAMED.has(kind);
  const framed = drawn.find(isFramed) ?? figures.find(isFramed);
  const shown = framed ?? drawn[0];
  if (!shown) return { ...common, type: 'link' };
  const files = pictureFiles(page, shown);
  const picture = [...(framed ? [files.steps] : []), files.board].find((file) => pictures.has(file));
  const seen = picture
    ? `<img src="${escapeText(`${site}${picture}`)}" alt="${escapeText(shown.description)}" width="${WIDTH}">`
    : escapeText(shown.title);
  const still = `<a href="${escapeText(`${site}${page}#${shown.id}`)}">${seen}</a>`;
  if (!framed) return { ...common, type: 'rich', width: WIDTH, height: WIDTH, html: still };
  const height = HEIGHTS[documentName(page)] ?? FRAMED.get(shown.kind)!;
  const address = framedAddress(`${site}embed/v1/`, shown.kind, parseParams(shown.example));
  const frame = frameMarkup(address, shown.title, height);
  return { ...common, type: 'rich', width: WIDTH, height, html: `${frame}<noscript>${still}</noscript>` };
}

async function save(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The style sheets of drawings: those of boards, and of what figures draw on them. */
export async function drawingStyles(): Promise<string> {
  const files = globSync('{board,figure,figures}/**/*.css', { cwd: fileURLToPath(sources) }).sort();
  return (await Promise.all(files.map(source))).join('\n');
}

/**
 * Writes the pictures and the oEmbed document of every finished page with figures.
 * @param site the root of the site, an absolute address ending in a slash
 * @returns a function that links the document from its page, named by its path in the folder; pages without figures stay as they are
 */
export async function exampleWriter(
  folder: string,
  site: string,
): Promise<(name: string, page: FinishedPage) => Promise<readonly Edit[]>> {
  const [tokens, css] = await Promise.all([source('site/styles/tokens.css'), drawingStyles()]);
  const valuesOf = themeValues(tokens, 'light');
  return async (name, page) => {
    if (name.startsWith('embed/') || !name.endsWith('index.html')) return [];
    const { title, headEnd, figures } = figuresOf(page, css);
    if (figures.length === 0) return [];
    const address = name.replace(/index\.html$/, '');
    const pictures = picturesOf(address, figures, valuesOf, site);
    for (const [file, text] of pictures) await save(folder, file, text);
    const document = `oembed/${documentName(address)}.json`;
    const oembed = oembedOf(site, address, title, figures, new Set(pictures.keys()));
    await save(folder, document, `${JSON.stringify(oembed, null, 2)}\n`);
    const link = `<link rel="alternate" type="application/json+oembed" href="${escapeText(site + document)}" title="${escapeText(title)}">`;
    return [{ start: headEnd, end: headEnd, text: link }];
  };
}
