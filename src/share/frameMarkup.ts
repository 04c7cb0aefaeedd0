import { escapeText } from '#text/escape.ts';

/** The frame that shows a bare page of a figure. It tells its height in messages; the one given here is for pages that do not listen. */
export const frameMarkup = (address: string, title: string, height: number): string =>
  `<iframe src="${escapeText(address)}" title="${escapeText(title)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;
