import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureMarkup } from '#board/picture.ts';
import { framedAddress } from '#share/addresses.ts';
import { frameMarkup } from '#share/frameMarkup.ts';
import { escapeText } from '#text/escape.ts';
import { parseParams } from '#text/params.ts';
import { offered } from './figureModules.ts';
import type { PageFigure, PageFigures } from './finish/figuresOf.ts';
import type { Edit } from './finishedPage.ts';
import type { ReportedFigure } from './finish/pageReports.ts';
import frameHeights from './frameHeights.json' with { type: 'json' };
import { themeValues } from '#board/tokens.ts';

const sources = new URL('../', import.meta.url);
const source = (path: string): Promise<string> => readFile(fileURLToPath(new URL(path, sources)), 'utf8');

/** Frames of oEmbed are as wide as the text of most pages. */
const WIDTH = 720;
const PROVIDER = 'Wallkick';
/** Frame heights of all figures whose example a frame can show. */
const FRAMED = new Map(
  offered.filter(({ element }) => element.stateInParams).map(({ name, element }) => [name, element.heights.frame]),
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

/** Describes a figure in sentences. */
const describe = ({ label, report: { sentence } }: ReportedFigure): string =>
  [label, sentence]
    .filter((text) => text !== '')
    .map((text) => text.replace(/[^.!?]$/, '$&.'))
    .join(' ');

/**
 * Every file that a page's figures give: pictures of those that draw something.
 * @param tokens the style sheet with the design tokens
 * @param site the root of the site, an absolute address ending in a slash
 */
export function picturesOf(
  page: string,
  figures: readonly ReportedFigure[],
  tokens: string,
  site: string,
): ReadonlyMap<string, string> {
  return new Map(
    figures.flatMap((figure) => {
      const files = pictureFiles(page, figure);
      const { title, palette, pictures } = figure.report;
      const common = {
        title,
        description: describe(figure),
        source: `${site}${page}#${figure.id}`,
        valuesOf: themeValues(tokens, 'light', palette),
      };
      const { step = [], below = [], steps = [] } = pictures ?? {};
      return [
        ...(step.length > 0 ? [[files.board, pictureMarkup({ ...common, drawings: step, below })] as const] : []),
        ...(steps.length > 0 ? [[files.steps, pictureMarkup({ ...common, drawings: steps })] as const] : []),
      ];
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
  figures: readonly ReportedFigure[],
  pictures: ReadonlySet<string>,
) {
  const common = { version: '1.0', title, provider_name: PROVIDER, provider_url: site };
  const drawn = figures.filter((figure) => pictures.has(pictureFiles(page, figure).board));
  const isFramed = ({ kind }: ReportedFigure): boolean => FRAMED.has(kind);
  const framed = drawn.find(isFramed) ?? figures.find(isFramed);
  const shown = framed ?? drawn[0];
  if (!shown) return { ...common, type: 'link' };
  const files = pictureFiles(page, shown);
  const picture = [...(framed ? [files.steps] : []), files.board].find((file) => pictures.has(file));
  const seen = picture
    ? `<img src="${escapeText(`${site}${picture}`)}" alt="${escapeText(describe(shown))}" width="${WIDTH}">`
    : escapeText(shown.report.title);
  const still = `<a href="${escapeText(`${site}${page}#${shown.id}`)}">${seen}</a>`;
  if (!framed) return { ...common, type: 'rich', width: WIDTH, height: WIDTH, html: still };
  const height = HEIGHTS[documentName(page)] ?? FRAMED.get(shown.kind)!;
  const address = framedAddress(`${site}embed/v1/`, shown.kind, parseParams(shown.example));
  const frame = frameMarkup(address, shown.report.title, height);
  return { ...common, type: 'rich', width: WIDTH, height, html: `${frame}<noscript>${still}</noscript>` };
}

async function save(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Writes the pictures and the oEmbed document of every finished page with figures.
 * @param site the root of the site, an absolute address ending in a slash
 * @returns a function that links the document from its page, named by its path in the folder; pages without figures stay as they are
 */
export async function exampleWriter(
  folder: string,
  site: string,
): Promise<(name: string, page: PageFigures, figures: readonly ReportedFigure[]) => Promise<readonly Edit[]>> {
  const tokens = await source('site/styles/tokens.css');
  return async (name, { title, headEnd, figures: named }, figures) => {
    if (name.startsWith('embed/') || !name.endsWith('index.html') || named.length === 0) return [];
    const address = name.replace(/index\.html$/, '');
    const pictures = picturesOf(address, figures, tokens, site);
    for (const [file, text] of pictures) await save(folder, file, text);
    const document = `oembed/${documentName(address)}.json`;
    const oembed = oembedOf(site, address, title, figures, new Set(pictures.keys()));
    await save(folder, document, `${JSON.stringify(oembed, null, 2)}\n`);
    const link = `<link rel="alternate" type="application/json+oembed" href="${escapeText(site + document)}" title="${escapeText(title)}">`;
    return [{ start: headEnd, end: headEnd, text: link }];
  };
}
