// Escapes text of readers and of links for Markdown: it starts no link, code, HTML or block.

/** Characters with a meaning inside a line, and the start of an address or a mail that GitHub turns into a link. */
const MARKED = /[\\`*_[\]<>&|@]|:(?=\/\/)|(?<=www)\./gi;

const escaped = (text: string): string => text.replace(MARKED, '\\$&');

/** Escapes text inside a line. */
export const inLine = (text: string): string => escaped(text).replace(/\s+/g, ' ');

/** Escapes lines of text, so that none begins a heading, a list, a rule or code. */
export const inLines = (text: string): string =>
  escaped(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/^[^\S\n]+/gm, '')
    .replace(/^(?=[-+=#~:])/gm, '\\')
    .replace(/^(\d+)(?=[.)](?:\s|$))/gm, '$1\\');

/** Characters that end the address of a link or have another meaning in it. */
const ENDING = /[\\`()[\]<>]|(?<=&#?\w{1,31});/g;

/** Returns an address as the destination of a link, percent-encoded if Markdown would misread a character. */
export const asDestination = (address: string): string =>
  address.replace(ENDING, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns a link with a text. */
export const linked = (text: string, address: string): string => `[${inLine(text)}](${asDestination(address)})`;

export const indented = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/^/gm, '    ');
export const quoted = (text: string): string => text.replace(/^/gm, '> ');
export const listed = (items: readonly string[]): readonly string[] =>
  items.map((item) => `- ${inLines(item.replace(/\s+/g, ' '))}`);
