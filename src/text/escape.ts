/** Controls and other characters that XML does not allow, even escaped. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Escapes text for element content and double-quoted attributes, in HTML and in XML. */
export const escapeText = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
