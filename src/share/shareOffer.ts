import { FRAME_HEIGHTS } from 'figures:heights';
import 'strings:shareForms';
import { ownEntry } from '#engine/ownEntry.ts';
import { writePfrows, writePlayfieldTag, writeSolutionFinder } from '#notation/boards/writeBoard.ts';
import { writeFumenBoards } from '#notation/fumenBoard.ts';
import type { Say } from '#text/strings.ts';
import { printParams } from '#text/params.ts';
import { framedAddress, scriptAddress } from './addresses.ts';
import { playLink } from './playLink.ts';
import { reportLink } from './figureLink.ts';
import { frameMarkup } from './frameMarkup.ts';
import { picturesOf } from './sharePictures.ts';
import { elementMarkup, markdownLink, plainText, reportMarkdown, scriptMarkup } from './shareTexts.ts';
import type { PictureOffer } from './picture/offer.ts';
import type { ShareForm, ShareOffer, Shown } from './shown.ts';
import { wikiThumb } from './wikiText.ts';

// Makes the forms of a figure for `Share`. It is loaded when the menu opens.

function fumenForm({ played, pages = [], title, params }: Shown, say: Say): ShareForm {
  const form = { id: 'fumen', name: say('shareForms.fumen') };
  if (!played && pages.length === 0) return { ...form, text: '', none: say('shareForms.fumen.noBoard') };
  const boards = played
    ? [...pages, { ...played, squares: played.minos, comment: `${title}; ${printParams(params)}` }]
    : pages;
  const fumen = writeFumenBoards(boards);
  return 'text' in fumen
    ? { ...form, text: fumen.text }
    : { ...form, text: '', none: say(`shareForms.fumen.none.${fumen.none}`) };
}

/** The line for a saved picture on a wiki, and boards for wikis and for solution-finder. */
function wikiForms(shown: Shown, pictures: PictureOffer | null, say: Say): readonly ShareForm[] {
  const { sentence, title, link, played } = shown;
  const name = say('shareForms.thumb');
  const thumb = pictures
    ? [
        {
          id: 'thumb',
          name,
          text: wikiThumb(`${pictures.fileName('step')}.png`, pictures.width, sentence, title, link),
        },
      ]
    : [];
  if (!played) return thumb;
  const { field, piece, minos } = played;
  const texts = {
    playfield: writePlayfieldTag(field, piece, minos),
    pfrow: writePfrows(field, piece, minos),
    solutionFinder: writeSolutionFinder(field),
  };
  const boards = Object.entries(texts).map(([id, text]) => {
    const form = { id, name: say(`shareForms.${id}`) };
    return text === null ? { ...form, text: '', none: say('shareForms.tenColumns') } : { ...form, text };
  });
  return [...thumb, ...boards];
}

interface Addresses {
  readonly link: string;
  /** Null where a page has bundled the script. */
  readonly script: string | null;
  readonly framed: string | null;
}

/** The element for other pages, the script that it needs, and a frame. */
function embedForms(
  shown: Shown,
  { link, script, framed, height }: Addresses & { readonly height: number },
  say: Say,
): readonly ShareForm[] {
  const { kind, title, params, attributes = params } = shown;
  const form = (id: string, text: string | null): ShareForm => {
    const named = { id, name: say(`shareForms.${id}`) };
    return text === null ? { ...named, text: '', none: say('shareForms.bundled') } : { ...named, text };
  };
  return [
    form('html', elementMarkup(kind, attributes, { link, title })),
    form('script', script && scriptMarkup(script)),
    form('iframe', framed && frameMarkup(framed, title, height)),
  ];
}

export function shareOffer(say: Say, shown: Shown): ShareOffer {
  const { kind, title, sentence, params, sentences } = shown;
  const script = scriptAddress();
  const height = ownEntry(FRAME_HEIGHTS, kind);
  const framed = script && height !== undefined ? framedAddress(script, kind, shown.attributes ?? params) : null;
  // A page in a `srcdoc` frame has no address, so the link goes to the figure's bare page.
  const link = shown.link.startsWith('about:') && framed !== null ? framed : shown.link;
  const addressed = { ...shown, link };
  const pictures = picturesOf(addressed);
  const forms: readonly ShareForm[] = [
    { id: 'link', name: say('shareForms.link'), text: link },
    ...wikiForms(addressed, pictures, say),
    { id: 'markdown', name: say('shareForms.markdown'), text: markdownLink(title, link, sentence) },
    ...(height === undefined ? [] : embedForms(shown, { link, script, framed, height }, say)),
    fumenForm(shown, say),
    { id: 'text', name: say('shareForms.text'), text: plainText(shown) },
  ];
  // An element elsewhere knows no page that has the game.
  const root = script !== null && import.meta.env.BASE_URL.startsWith('/') ? new URL('../../', script).href : null;
  const play = root && playLink(`${root}lab/play/`, params);
  if (!sentences) return { forms, pictures, play };
  const report = (saw: string): readonly ShareForm[] => {
    const address = reportLink(link, saw);
    return [
      { id: 'report-link', name: say('shareForms.report.link'), text: address },
      { id: 'report', name: say('shareForms.report.markdown'), text: reportMarkdown(shown, saw, address, say) },
    ];
  };
  return { forms, pictures, play, report };
}
