/** Characters that XML does not allow in any form, and other controls. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Text for between tags and inside double quotes of an attribute, in HTML and in XML. */
export const escapeText = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
