/** Text for between tags and inside double quotes of an attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
