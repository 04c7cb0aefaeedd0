import { diagnoser, failed, ok, type Result, type Span } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';

/** One list of vectors of a pasted table, with the names that stand before it and before what it is in, outermost first. */
export interface PastedRow {
  readonly labels: readonly string[];
  readonly vectors: readonly Vec[];
  /** Where it stands in the text. */
  readonly span: Span;
}

export interface PastedTable {
  /** solution-finder's own format has one meaning only; everything else has to be found out. */
  readonly form: 'properties' | 'literal';
  readonly rows: readonly PastedRow[];
}

/** What a pasted text may hold at most: far more than any table. */
const MOST_CHARACTERS = 40_000;
/** Basic rotation and the 24 kicks that a system of a reader can have in a row. */
const MOST_TESTS = 25;
/** Brackets in brackets: tables have up to six. */
const DEEPEST = 32;
/** Names that are kept for a list, the nearest ones: more would cost time in proportion to their square. */
const MOST_NAMES = 100;
/** The characters of a name that count. */
const LONGEST_NAME = 60;

const SENTENCES = {
  'table.empty': 'There is no table here; paste lists of pairs of whole numbers such as (0, 0), (-1, 0).',
  'table.long': 'The text has {found} characters; up to {most} are read. Paste the table alone.',
  'table.deep': 'The brackets are nested more than {most} deep here; paste the table without the brackets around it.',
  'table.number': '"{found}" is not a whole number; vectors are pairs of whole numbers from -9 to 9.',
  'table.vector': 'A vector has {found} numbers here; it needs two, x and y.',
  'table.tests': 'A row has {found} vectors; up to 25 are read.',
  'table.closed': '"{found}" closes nothing that was opened.',
  'table.open': '"{found}" is not closed; close it with its counterpart.',
  'table.property': '"{found}" is not a line of a kick file; write T.NE=(0,0)(-1,0) or T.NE=L.NE.',
  'table.reference': '"{found}" is not a row of this table.',
  'table.again': 'The row {found} stands here for the second time; once is enough.',
} as const;

const diagnose = diagnoser(SENTENCES);

interface Token {
  readonly is: 'open' | 'close' | 'number' | 'name' | 'text' | 'sign';
  readonly text: string;
  readonly start: number;
}

const TOKEN =
  /\/\/[^\n]*|--[^\n]*|#[^\n]*|(\/\*|["'])|([[({])|([\])}])|((?:[-+]\s?)?\d+(?:\.\d+)?)|([A-Za-z_]\w*)|([=:,;])/g;

/** What is in a quote or a comment up to its end, by the sign that opens it. */
const INSIDE = new Map([
  ['/*', /[^]*?\*\//y],
  ['"', /((?:[^"\\]|\\[^])*)"/y],
  ["'", /((?:[^'\\]|\\[^])*)'/y],
]);

function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  /** Where the end of one sign is missing, it is missing for every later one too, and is not looked for again. */
  const endless = new Set<string>();
  const token = new RegExp(TOKEN);
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [whole, opener, open, close, number, word, sign] = match;
    const start = match.index;
    if (opener !== undefined) {
      if (endless.has(opener)) continue;
      const inside = INSIDE.get(opener)!;
      inside.lastIndex = token.lastIndex;
      const quoted = inside.exec(text);
      if (!quoted) endless.add(opener);
      else {
        token.lastIndex = inside.lastIndex;
        if (opener !== '/*') found.push({ is: 'text', text: quoted[1]!.slice(0, LONGEST_NAME), start });
      }
    } else if (open) found.push({ is: 'open', text: open, start });
    else if (close) found.push({ is: 'close', text: close, start });
    else if (number) found.push({ is: 'number', text: number, start });
    else if (word) found.push({ is: 'name', text: word.slice(0, LONGEST_NAME), start });
    else if (sign) found.push({ is: 'sign', text: whole, start });
  }
  return found;
}

interface Node {
  labels: readonly string[];
  readonly items: (Node | number)[];
  readonly open: Token;
  /** Behind its closing bracket. */
  end: number;
}

/** Words of programs that name nothing. */
const IGNORED = new Set(
  'const let var static final public private int i8 i32 short new local return char struct export as pub Map ofEntries Vector2 Vec vec Point Vector2Int Vec2 x y X Y'.split(
    ' ',
  ),
);

/** Names of tables that stand beside kicks in a source file. */
const OTHER_TABLES = /(?:^|[^a-z])(?:shapes?|box(?:es)?|cells?|minos?|spawns?|blocks?)(?![a-z])/i;

const isOther = (labels: readonly string[]): boolean => labels.some((label) => OTHER_TABLES.test(label));

const nearest = (names: readonly string[]): readonly string[] => names.slice(-MOST_NAMES);

/** Reads nested lists in whatever brackets; names before a list are its labels. */
function parseLists(text: string): Result<Node> {
  const root: Node = { labels: [], items: [], open: { is: 'open', text: '', start: 0 }, end: text.length };
  const stack: Node[] = [root];
  let names: readonly string[] = [];
  /** Quoted words that stand among the items of a list, `{'I', "0>>1", {…}}`, name it as keys before it would. */
  let quoted: readonly string[] = [];
  for (const token of tokens(text)) {
    const top = stack.at(-1)!;
    switch (token.is) {
      case 'open':
        if (stack.length > DEEPEST) return failed(diagnose('table.deep', spanOf(token), { most: DEEPEST }));
        stack.push({ labels: names, items: [], open: token, end: text.length });
        names = [];
        quoted = [];
        break;
      case 'close': {
        if (stack.length === 1) return failed(diagnose('table.closed', spanOf(token), { found: token.text }));
        const done = stack.pop()!;
        done.end = token.start + token.text.length;
        const parent = stack.at(-1)!;
        // `["0>>1"]` is a key, `[4]` a size: neither is a list.
        if (done.items.length === 0) names = nearest([...done.labels, ...names]);
        else if (done.items.length === 1 && typeof done.items[0] === 'number')
          names = [
            ...done.labels,
            ...(done.open.text === '[' && done.labels.length === 0 ? [String(done.items[0])] : []),
          ];
        else {
          parent.items.push(done);
          names = [];
        }
        break;
      }
      case 'number': {
        const value = Number(token.text.replace(/\s/g, ''));
        if (!Number.isInteger(value) || Math.abs(value) > 9) {
          // Sizes and numbers in names are no matter; inside a list they would be a vector.
          if (top.items.length > 0 || /\./.test(token.text))
            return failed(diagnose('table.number', spanOf(token), { found: token.text }));
        } else top.items.push(value + 0);
        break;
      }
      case 'text':
        names = nearest([...names, token.text]);
        quoted = nearest([...quoted, token.text]);
        break;
      case 'name':
        if (!IGNORED.has(token.text)) names = nearest([...names, token.text]);
        break;
      case 'sign':
        if (token.text === ',' || token.text === ';') {
          top.labels = nearest([...top.labels, ...quoted]);
          names = [];
        }
        // `0: [` has a number for a key.
        else if (token.text === ':' && typeof top.items.at(-1) === 'number' && names.length === 0)
          names = [String(top.items.pop())];
        quoted = [];
        break;
    }
  }
  const left = stack.at(-1)!;
  return stack.length > 1 ? failed(diagnose('table.open', spanOf(left.open), { found: left.open.text })) : ok(root);
}

const spanOf = ({ start, text }: Token) => ({ start, end: start + text.length });

const isVector = ({ items }: Node): boolean => items.length === 2 && items.every((item) => typeof item === 'number');

/** Lists of vectors, from the tree of lists. */
function rowsIn(node: Node, labels: readonly string[], found: PastedRow[]): Result<null> {
  const own = nearest([...labels, ...node.labels]);
  const span = { start: node.open.start, end: node.end };
  const lists = node.items.filter((item): item is Node => typeof item !== 'number');
  const numbers = node.items.filter((item): item is number => typeof item === 'number');
  if (lists.length === 0) {
    // A row written flat: x, y, x, y.
    if (numbers.length % 2 === 1 && isOther(own)) return ok(null);
    if (numbers.length % 2 === 1) return failed(diagnose('table.vector', spanOf(node.open), { found: numbers.length }));
    if (numbers.length >= 2) found.push({ labels: own, vectors: pairs(numbers), span });
    return ok(null);
  }
  if (lists.every(isVector)) {
    found.push({ labels: own, vectors: lists.map(({ items }): Vec => [items[0] as number, items[1] as number]), span });
    return ok(null);
  }
  const vectors = lists.some(isVector);
  for (const list of lists) {
    // Among vectors a list of another length is a vector with a number too many or too few.
    if (vectors && !isVector(list) && list.items.every((item) => typeof item === 'number'))
      return failed(diagnose('table.vector', spanOf(list.open), { found: list.items.length }));
    const read = rowsIn(list, own, found);
    if (!read.ok) return read;
  }
  return ok(null);
}

const pairs = (numbers: readonly number[]): readonly Vec[] =>
  Array.from({ length: numbers.length / 2 }, (_, index): Vec => [numbers[2 * index]!, numbers[2 * index + 1]!]);

const PROPERTY = /^([IJLOSTZ])\.([NESW])([NESW])[ \t]*=/;
const PROPERTY_LINE = /^[ \t]*[IJLOSTZ]\.[NESW]{2}[ \t]*=/m;
const REFERENCE = /^&?([IJLOSTZ]\.[NESW]{2})$/;
const PAIR = /\(\s*(?:@\s*)?([-+]?\d)\s*[,.]\s*([-+]?\d)\s*\)/g;

/** `T.NE=(0,0)(-1,0)…`, one row a line; a row may name another. */
function parseProperties(text: string): Result<PastedTable> {
  const rows = new Map<string, readonly Vec[]>();
  const spans = new Map<string, Span>();
  const references: { readonly key: string; readonly to: string; readonly start: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const place = { start, end: start + line.length };
    start += line.length + 1;
    const content = line.trim();
    if (content === '' || content.startsWith('#') || content.startsWith('!')) continue;
    const match = PROPERTY.exec(content);
    if (!match) return failed(diagnose('table.property', place, { found: content }));
    const [written, piece, from, to] = match;
    const value = content.slice(written.length).trim();
    const key = `${piece}.${from}${to}`;
    if (spans.has(key)) return failed(diagnose('table.again', place, { found: key }));
    spans.set(key, place);
    const reference = REFERENCE.exec(value);
    if (reference) references.push({ key, to: reference[1]!, start: place.start });
    else if (value.replace(PAIR, '').trim() !== '' || value === '')
      return failed(diagnose('table.property', place, { found: content }));
    else
      rows.set(
        key,
        Array.from(value.matchAll(PAIR), ([, x, y]): Vec => [Number(x) + 0, Number(y) + 0]),
      );
  }
  for (const { key, to, start: at } of references) {
    const row = rows.get(to);
    if (!row) return failed(diagnose('table.reference', { start: at, end: at + key.length }, { found: to }));
    rows.set(key, row);
  }
  return ok({
    form: 'properties',
    rows: Array.from(rows, ([key, vectors]) => ({ labels: key.split('.'), vectors, span: spans.get(key)! })),
  });
}

/**
 * Reads a kick or offset table: solution-finder properties, JSON, or a literal of JavaScript, Java, Lua, C or Python. What the numbers
 * mean is not asked here. Lists that are no vectors and words around them are passed over.
 */
export function readTable(text: string): Result<PastedTable> {
  const whole = { start: 0, end: text.length };
  if (text.length > MOST_CHARACTERS)
    return failed(diagnose('table.long', whole, { found: text.length, most: MOST_CHARACTERS }));
  if (text.trim() === '') return failed(diagnose('table.empty', whole));
  if (PROPERTY_LINE.test(text)) return parseProperties(text);
  const tree = parseLists(text);
  if (!tree.ok) return tree;
  const rows: PastedRow[] = [];
  const read = rowsIn(tree.value, [], rows);
  if (!read.ok) return read;
  const long = rows.find(({ vectors }) => vectors.length > MOST_TESTS);
  if (long) return failed(diagnose('table.tests', long.span, { found: long.vectors.length }));
  const kicks = rows.filter(({ labels }) => !isOther(labels));
  if (kicks.length > 0) return ok({ form: 'literal', rows: kicks });
  return rows.length > 0 ? ok({ form: 'literal', rows }) : failed(diagnose('table.empty', whole));
}
