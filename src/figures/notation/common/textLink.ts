import { FIGURE_PARAMETER } from '#share/linkParameters.ts';
import { toBase64Url } from '#figure/base64url.ts';

/** The parameter for a text, and the figure that opens it. */
export const TEXT_PARAMETER = 'ptn';
export const EDITOR_FIGURE = 'editor';

/** The first character of the parameter: plain or deflated. */
export const PLAIN = '0';
export const DEFLATED = '1';

/** Encodes a text for a link without compression, which works in every browser but is longer. */
export const plainText = (text: string): string => PLAIN + toBase64Url(new TextEncoder().encode(text));

/** Returns the address that opens a text in the editor. `page` is the address of the editor's page, without a query. */
export const editorLink = (page: string, text: string): string =>
  `${page}?${FIGURE_PARAMETER}=${EDITOR_FIGURE}&${TEXT_PARAMETER}=${plainText(text)}#${EDITOR_FIGURE}`;
