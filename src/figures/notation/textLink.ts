import { FIGURE_PARAMETER } from '#share/linkParameters.ts';

/** The parameter that holds a text, and the figure that takes it. */
export const TEXT_PARAMETER = 'ptn';
export const EDITOR_FIGURE = 'editor';

/** How a text is kept, as the first character of the parameter: as it is, or deflated. */
export const PLAIN = '0';
export const DEFLATED = '1';

export const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
};

/** A text as it is, for a link: works everywhere and at once, and is longer. */
export const plainText = (text: string): string => PLAIN + toBase64Url(new TextEncoder().encode(text));

/** The address that opens a text in the editor: `page` is the address of its page, without a query. */
export const editorLink = (page: string, text: string): string =>
  `${page}?${FIGURE_PARAMETER}=${EDITOR_FIGURE}&${TEXT_PARAMETER}=${plainText(text)}#${EDITOR_FIGURE}`;
