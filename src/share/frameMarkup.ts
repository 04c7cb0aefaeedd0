import { escapeText } from '#text/escape.ts';

/** Returns the frame of a figure's bare page. The page reports its height in messages; the given one is for pages that do not listen. */
export const frameMarkup = (address: string, title: string, height: number): string =>
  `<iframe src="${escapeText(address)}" title="${escapeText(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
