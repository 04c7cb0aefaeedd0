// Markup of pages and wikis is replaced by blanks, tabs and line ends of the same length, so that every place in the text is kept.

/** A sign of the same length as what it replaces. */
const filled = (sign: string, length: number): string => sign.padEnd(length).slice(0, length);
/** Line ends inside what is replaced do not end a row. */
const blank = (text: string): string => ' '.repeat(text.length);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&#8594;', '→'],
  ['&rarr;', '→'],
  ['&#8722;', '-'],
  ['&minus;', '-'],
  ['&#160;', ' '],
  ['&nbsp;', ' '],
  ['&gt;', '>'],
  ['&lt;', '<'],
  ['&#39;', "'"],
  ['&quot;', '"'],
  ['&amp;', '&'],
]);

const withoutEntities = (text: string): string =>
  text.replace(/&#?\w{2,6};/g, (entity) => filled(ENTITIES.get(entity) ?? '', entity.length));

/** Signs that look like those of tables. */
const withoutVariants = (text: string): string =>
  text
    .replace(/[−–‒]/g, '-')
    .replace(/[\u00a0\u2007\u202f\ufeff]/g, ' ')
    .replace(/[“”„]/g, '"')
    .replace(/\r/g, ' ');

const CELL = /^<(?:td|th)\b/i;
const ROW = /^<(?:\/?tr|\/?table|\/?h\d|\/?p|\/?caption)\b/i;
const TAG = /<\/?[a-z][^<>]*>/gi;

/** A copied HTML table: a row a line, cells apart by tabs. */
function withoutTags(text: string): string {
  if (!/<t[dh]\b/i.test(text)) return text;
  return text
    .replaceAll('\n', ' ')
    .replace(TAG, (tag) => filled(CELL.test(tag) ? '\t' : ROW.test(tag) ? '\n' : ' ', tag.length));
}

/** What a cell of a wiki says of itself: `| style="…" rowspan="8" | (0, 0)`. */
const CELL_ATTRIBUTES = /(?<=^\s*[|!]|\|\||!!)[^|!()=]*=[^|!()]*\|(?!\|)/g;

/** Markup of data becomes brackets: `<turn from="0" to="1"><test x="0" y="1"/></turn>` as `turn from= 0  to= 1 { {x= 0  y= 1 }}`. */
function withoutElements(text: string): string {
  if (!/<\w[^<>]*\sy\s*=/.test(text)) return text;
  return text
    .replace(/<[?!][^<>]*>/g, blank)
    .replace(/<\/[\w:-]+\s*>/g, (tag) => filled('}', tag.length))
    .replace(/<([\w:-]+)([^<>\w:-][^<>]*)?>/g, (_, name: string, attributes = '') => {
      const own = String(attributes).replace(/["'/]/g, ' ');
      return !String(attributes).endsWith('/') ? ` ${name}${own}{` : `{${name.replace(/./g, ' ')}${own} }`;
    });
}

/** The lines of a table of MediaWiki: `|-` begins a row, `||` and `!!` part cells. */
function wikiRows(table: string): string {
  return table
    .split('\n')
    .map((line) => {
      const mark = line.trimStart();
      if (/^(?:\{\||\|-|\|\})/.test(mark)) return `\n${blank(line)}`;
      if (mark.startsWith('|+')) return `\n${line.replace('|+', '  ')}`;
      const cells = line.replace(CELL_ATTRIBUTES, (own) => filled('\t', own.length));
      return ` ${cells.replace(/\|\||!!|^\s*[|!]/g, (sign) => filled('\t', sign.length))}`;
    })
    .join('')
    .slice(1);
}

const withoutWikitext = (text: string): string => {
  const from = text.indexOf('{|');
  const until = text.lastIndexOf('|}');
  return from < 0 || until < from
    ? text
    : `${text.slice(0, from)}${wikiRows(text.slice(from, until + 2))}${text.slice(until + 2)}`;
};

/** A Markdown table: lines of dashes say nothing, bars part cells. */
const withoutMarkdown = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      if (line.includes('--') && /^[\s:|+=-]+$/.test(line)) return blank(line);
      if (!line.includes('|')) return line;
      return line.replace(/^\s*\|/, (sign) => filled('', sign.length)).replace(/\|(?=\s*$)/, ' ');
    })
    .join('\n');

/** Copied with the numbers of its lines: one more on each line. */
function withoutLineNumbers(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numbers = lines.map((line) => Number(/^\s*(\d+)[:|.]?(?=\s|$)/.exec(line)?.[1] ?? NaN));
  const areInOrder = numbers.every((own, index) => index === 0 || own === numbers[index - 1]! + 1);
  // Tests are counted too, but then each line has its vectors.
  const isProgram = lines.some((line) => /^\s*\d+\D*$/.test(line));
  return areInOrder && numbers.length >= (isProgram ? 4 : LEAST_LINES)
    ? text.replace(/^[ \t]*\d+[:|.]?(?=\s|$)/gm, blank)
    : text;
}
const LEAST_LINES = 9;

const KEY_OF_STATES = /(?<![\w\])])\[\s*[A-Za-z_][\w.]*\(\s*(\w)\s*,\s*(\w)\s*\)\s*\](?=\s*[:=])/g;
const KEY_OF_NAME = /(?<![\w\])])\[(\s*[A-Za-z_][\w.]*\s*)\](?=\s*[:=])/g;
const DEGREES = /\b(0|90|180|270)(?=\s?°)|\bR_?(0|90|180|270)\b/g;
/** States that are named by the turn from the first one. */
const BY_TURN = /\b(?:Counter|Anti)-?clockwise\b|\bClockwise\b|\bInverted\w*/gi;
const LOOKS = /\b(?:right|left|east|west)\b/i;

/** Keys that a program works out, `[key(0, 1)]:` and `[State.Right]:`, and states as angles are names of states. */
const withPlainNames = (text: string): string =>
  text
    .replace(KEY_OF_STATES, (key, from: string, to: string) => filled(` ${from}>${to}`, key.length))
    .replace(KEY_OF_NAME, ' $1 ')
    .replace(/270\s?°|\bR_?270\b/.test(text) ? DEGREES : /(?!)/g, (name: string, angle?: string, other?: string) =>
      filled(String(Number(angle ?? other) / 90), name.length),
    )
    .replace(/\bInverted/i.test(text) && !LOOKS.test(text) ? BY_TURN : /(?!)/g, (name) =>
      filled(/^i/i.test(name) ? 'Reverse' : /^cl/i.test(name) ? 'Right' : 'Left', name.length),
    )
    .replaceAll('°', ' ');

/** The text without markup, as long as it was. */
export const plainText = (text: string): string =>
  withPlainNames(
    withoutMarkdown(
      withoutWikitext(withoutElements(withoutTags(withoutEntities(withoutVariants(withoutLineNumbers(text)))))),
    ),
  );
