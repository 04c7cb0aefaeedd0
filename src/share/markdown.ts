// Text of readers and of links inside Markdown: it begins no link, no code, no HTML and no block.

/** What has a meaning inside a line; also an address or a mail that readers of Markdown on GitHub turn into a link. */
const MARKED = /[\\`*_[\]<>&|@]|:(?=\/\/)|(?<=www)\./gi;

const escaped = (text: string): string => text.replace(MARKED, '\\$&');

/** Text that goes on in a line. */
export const inLine = (text: string): string => escaped(text).replace(/\s+/g, ' ');

/** Lines of text, in which nothing begins a heading, a list, a rule or code. */
export const inLines = (text: string): string =>
  escaped(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/^[^\S\n]+/gm, '')
    .replace(/^(?=[-+=#~:])/gm, '\\')
    .replace(/^(\d+)(?=[.)](?:\s|$))/gm, '$1\\');

/** What would end the address of a link, or be read as something else in it. */
const ENDING = /[\\`()[\]<>]|(?<=&#?\w{1,31});/g;

/** An address as the destination of a link, percent-encoded where Markdown would not take a character for itself. */
export const asDestination = (address: string): string =>
  address.replace(ENDING, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** A link with a text. */
export const linked = (text: string, address: string): string => `[${inLine(text)}](${asDestination(address)})`;

export const indented = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/^/gm, '    ');
export const quoted = (text: string): string => text.replace(/^/gm, '> ');
export const listed = (items: readonly string[]): readonly string[] =>
  items.map((item) => `- ${inLines(item.replace(/\s+/g, ' '))}`);
