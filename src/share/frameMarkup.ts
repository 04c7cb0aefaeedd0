import { asAttribute } from './pastedMarkup.ts';

/**
 * Returns the frame of a figure's bare page. The page reports its height in messages; the given one is for pages that do not listen. React
 * takes no text as `style`, and HTML reads `frameBorder` in any case.
 */
export const frameMarkup = (address: string, title: string, height: number): string =>
  `<iframe src="${asAttribute(address)}" title="${asAttribute(title)}" width="100%" height="${height}" loading="lazy" frameBorder="0"></iframe>`;
