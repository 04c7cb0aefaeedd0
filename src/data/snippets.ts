import type { Vec } from '#engine/geometry.ts';
import { headLines } from './provenance.ts';
import type { Tables } from './tables.ts';

export const LANGUAGES = ['typescript', 'java', 'c', 'lua', 'python', 'rust'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Ending of a file in that language. */
export const ENDINGS: Readonly<Record<Language, string>> = {
  typescript: 'ts',
  java: 'java',
  c: 'c',
  lua: 'lua',
  python: 'py',
  rust: 'rs',
};

type Vectors = readonly Vec[];

/** Lists of vectors between the brackets of a language: `[[0, 0], [-1, 0]]`, `{{0, 0}, {-1, 0}}`. */
const lists =
  (open: string, close: string) =>
  (vectors: Vectors): string =>
    `${open}${vectors.map(([x, y]) => `${open}${x}, ${y}${close}`).join(', ')}${close}`;

const squareBrackets = lists('[', ']');
const braces = lists('{', '}');
const tuples = (vectors: Vectors): string => `[${vectors.map(([x, y]) => `(${x}, ${y})`).join(', ')}]`;

const indented = (lines: readonly string[], by = '  '): readonly string[] => lines.map((line) => `${by}${line}`);
const text = (...lines: readonly (string | readonly string[])[]): string => `${lines.flat().join('\n')}\n`;

/** Nested tables of a language whose literals have keys: what opens, closes and separates them. */
interface Keyed {
  readonly comment: string;
  readonly define: (name: string) => string;
  readonly after: string;
  readonly open: string;
  readonly close: string;
  readonly key: (name: string) => string;
  readonly vectors: (vectors: Vectors) => string;
  readonly listOpen: string;
  readonly listClose: string;
  readonly end: readonly string[];
}

/** A value as it will be printed: text for one line, or a list or table that opens, has items and closes. */
type Value =
  | string
  | { readonly open: string; readonly close: string; readonly items: readonly (readonly [string, Value])[] };

const linesOf = (before: string, value: Value, after: string): readonly string[] =>
  typeof value === 'string'
    ? [`${before}${value}${after}`]
    : [
        `${before}${value.open}`,
        ...indented(value.items.flatMap(([key, item]) => linesOf(key, item, ','))),
        `${value.close}${after}`,
      ];

function keyed(tables: Tables, own: Keyed): string {
  const { shapes, vectors } = tables;
  const record = (entries: readonly (readonly [string, Value])[]): Value => ({
    open: own.open,
    close: own.close,
    items: entries.map(([name, value]) => [own.key(name), value]),
  });
  const list = (items: readonly Vectors[]): Value => ({
    open: own.listOpen,
    close: own.listClose,
    items: items.map((item) => ['', own.vectors(item)]),
  });
  const statement = (name: string, value: Value): readonly string[] => [
    '',
    ...linesOf(own.define(name), value, own.after),
  ];
  const kicks =
    vectors.are === 'kicks'
      ? vectors.lists.map(({ side, pieces }): readonly [string, Value] => [
          side ?? '',
          record(
            pieces.map(({ piece, rows }) => [piece, record(rows.map(({ name, tests }) => [name, own.vectors(tests)]))]),
          ),
        ])
      : [];
  return text(
    headLines(tables).map((line) => `${own.comment} ${line}`),
    statement('boxes', record(shapes.map(({ piece, box }) => [piece, String(box)]))),
    statement('shapes', record(shapes.map(({ piece, states }) => [piece, list(states)]))),
    vectors.are === 'offsets'
      ? statement('offsets', record(vectors.pieces.map(({ piece, offsets }) => [piece, list(offsets)])))
      : statement('kicks', kicks.length === 1 ? kicks[0]![1] : record(kicks)),
    own.end,
  );
}

const typescript = (tables: Tables): string =>
  keyed(tables, {
    comment: '//',
    define: (name) => `export const ${name} = `,
    after: ' as const;',
    open: '{',
    close: '}',
    key: (name) => (/^\w+$/.test(name) ? `${name}: ` : `'${name}': `),
    vectors: squareBrackets,
    listOpen: '[',
    listClose: ']',
    end: [],
  });

const python = (tables: Tables): string =>
  keyed(tables, {
    comment: '#',
    define: (name) => `${name.toUpperCase()} = `,
    after: '',
    open: '{',
    close: '}',
    key: (name) => `"${name}": `,
    vectors: tuples,
    listOpen: '[',
    listClose: ']',
    end: [],
  });

const lua = (tables: Tables): string =>
  keyed(tables, {
    comment: '--',
    define: (name) => `local ${name} = `,
    after: '',
    open: '{',
    close: '}',
    key: (name) => (/^[A-Za-z]\w*$/.test(name) ? `${name} = ` : `["${name}"] = `),
    vectors: braces,
    listOpen: '{',
    listClose: '}',
    end: ['', `return { boxes = boxes, shapes = shapes, ${tables.vectors.are} = ${tables.vectors.are} }`],
  });

/** Kicks as one row a turn: piece, side, name and tests. `side` is empty where there are no sides. */
const flatKicks = ({ vectors }: Tables) =>
  vectors.are === 'kicks'
    ? vectors.lists.flatMap(({ side, pieces }) =>
        pieces.flatMap(({ piece, rows }) => rows.map((row) => ({ ...row, piece, side: side ?? '' }))),
      )
    : [];

const offsetRows = ({ vectors }: Tables) => (vectors.are === 'offsets' ? vectors.pieces : []);

/** `srs-nullpomino-180` as `SrsNullpomino180`; a system that a reader made is called a changed one. */
export const className = (id: string): string =>
  id
    .replace(/~.*/, '-changed')
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

function java(tables: Tables): string {
  const map = (type: string, name: string, entries: readonly (readonly [string, string])[]): readonly string[] => [
    '',
    `static final Map<String, ${type}> ${name} = Map.ofEntries(`,
    ...indented(
      entries.map(([key, value], index) => `Map.entry("${key}", ${value})${index === entries.length - 1 ? ');' : ','}`),
    ),
  ];
  const cube = (states: readonly Vectors[]): string => `new int[][][] {${states.map(braces).join(', ')}}`;
  const kicks = flatKicks(tables);
  return text(
    headLines(tables).map((line) => `// ${line}`),
    ...(kicks.length > 0
      ? [`// The keys of KICKS are piece and turn${kicks[0]!.side === '' ? '' : ' and side of the button'}.`]
      : []),
    '',
    'import java.util.Map;',
    '',
    `final class ${className(tables.system.id)} {`,
    `  private ${className(tables.system.id)}() {}`,
    indented([
      ...map(
        'Integer',
        'BOXES',
        tables.shapes.map(({ piece, box }) => [piece, String(box)]),
      ),
      ...map(
        'int[][][]',
        'SHAPES',
        tables.shapes.map(({ piece, states }) => [piece, cube(states)]),
      ),
      ...(tables.vectors.are === 'offsets'
        ? map(
            'int[][][]',
            'OFFSETS',
            tables.vectors.pieces.map(({ piece, offsets }) => [piece, cube(offsets)]),
          )
        : map(
            'int[][]',
            'KICKS',
            kicks.map(({ piece, name, side, tests }) => [
              [piece, name, side].join(' ').trim(),
              `new int[][] ${braces(tests)}`,
            ]),
          )),
    ]),
    '}',
  );
}

const longest = (sizes: readonly number[]): number => Math.max(1, ...sizes);

function c(tables: Tables): string {
  const kicks = flatKicks(tables);
  const offsets = offsetRows(tables);
  const cube = (states: readonly Vectors[]): string => `{${states.map(braces).join(', ')}}`;
  return text(
    headLines(tables).map((line) => `/* ${line} */`),
    '',
    'static const struct { char piece; int box; int states[4][4][2]; } shapes[] = {',
    indented(tables.shapes.map(({ piece, box, states }) => `{'${piece}', ${box}, ${cube(states)}},`)),
    '};',
    '',
    tables.vectors.are === 'offsets'
      ? [
          `static const struct { char piece; int tests; int terms[4][${longest(offsets.map(({ offsets: [first] }) => first!.length))}][2]; } offsets[] = {`,
          ...indented(offsets.map(({ piece, offsets: own }) => `{'${piece}', ${own[0]!.length}, ${cube(own)}},`)),
        ]
      : [
          `static const struct { char piece; const char *turn; const char *side; int count; int tests[${longest(kicks.map(({ tests }) => tests.length))}][2]; } kicks[] = {`,
          ...indented(
            kicks.map(
              ({ piece, name, side, tests }) =>
                `{'${piece}', "${name}", "${side}", ${tests.length}, ${braces(tests)}},`,
            ),
          ),
        ],
    '};',
  );
}

function rust(tables: Tables): string {
  const kicks = flatKicks(tables);
  return text(
    headLines(tables).map((line) => `// ${line}`),
    '',
    '/// Piece, side of the box, squares by state.',
    'pub const SHAPES: &[(char, i32, [[(i32, i32); 4]; 4])] = &[',
    indented(
      tables.shapes.map(({ piece, box, states }) => `('${piece}', ${box}, [${states.map(tuples).join(', ')}]),`),
      '    ',
    ),
    '];',
    '',
    tables.vectors.are === 'offsets'
      ? [
          '/// Piece, offsets by state.',
          'pub const OFFSETS: &[(char, [&[(i32, i32)]; 4])] = &[',
          ...indented(
            offsetRows(tables).map(
              ({ piece, offsets }) => `('${piece}', [${offsets.map((own) => `&${tuples(own)}`).join(', ')}]),`,
            ),
            '    ',
          ),
        ]
      : [
          '/// Piece, turn, side of the button (empty where it does not matter), tests.',
          'pub const KICKS: &[(char, &str, &str, &[(i32, i32)])] = &[',
          ...indented(
            kicks.map(({ piece, name, side, tests }) => `('${piece}', "${name}", "${side}", &${tuples(tests)}),`),
            '    ',
          ),
        ],
    '];',
  );
}

const PRINTERS: Readonly<Record<Language, (tables: Tables) => string>> = { typescript, java, c, lua, python, rust };

/** The tables of a system as source text. */
export const snippet = (tables: Tables, language: Language): string => PRINTERS[language](tables);
