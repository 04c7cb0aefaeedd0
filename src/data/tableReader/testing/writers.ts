import type { Vec } from '#engine/geometry.ts';
import type { Piece, Transition } from '#engine/piece.ts';

/** A table as a program has it: the vectors are in its own convention. */
export interface WrittenGroup {
  readonly pieces: readonly Piece[];
  readonly rows: readonly (readonly [Transition, readonly Vec[]])[];
}

/** Writes a table in one hand-written form. `states` are the names of the four states. */
export interface Writer {
  readonly form: string;
  /** Rows in any order can be read: each has its name. */
  readonly named: boolean;
  readonly write: (groups: readonly WrittenGroup[], states: string) => string;
}

const name = (turn: Transition, states: string): readonly [string, string] => [
  states[Number(turn[0])]!,
  states[Number(turn[3])]!,
];
const list = (open: string, close: string, vectors: readonly Vec[], between = ', '): string =>
  vectors.map(([x, y]) => `${open}${x}${between}${y}${close}`).join(', ');
const label = ({ pieces }: WrittenGroup): string => pieces.join('');
const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

const lines = (
  groups: readonly WrittenGroup[],
  head: (group: WrittenGroup) => string,
  row: (turn: Transition, tests: readonly Vec[], group: WrittenGroup) => string,
  foot = '',
): string =>
  groups
    .map((group) => [head(group), ...group.rows.map(([turn, tests]) => row(turn, tests, group)), foot].join('\n'))
    .join('\n');

const WORDS = ['spawn', 'right', 'reverse', 'left'] as const;
const inWords = (turn: Transition): readonly [string, string] => [WORDS[Number(turn[0])]!, WORDS[Number(turn[3])]!];
/** Rows by their first state, in its order. */
const byState = ({ rows }: WrittenGroup): ReadonlyMap<string, WrittenGroup['rows']> =>
  new Map(['0', '1', '2', '3'].map((from) => [from, rows.filter(([turn]) => turn[0] === from)]));
const DIRECTIONS = { cw: 1, ccw: 3, double: 2 } as const;

export const WRITERS: readonly Writer[] = [
  {
    form: 'object of JavaScript',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `const kicks${label(group)} = {`,
        (turn, tests) => `  '${name(turn, states).join('->')}': [${list('[', ']', tests)}],`,
        '};',
      ),
  },
  {
    form: 'dictionary of Python with pairs as keys',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `${label(group)}_KICKS = {`,
        (turn, tests) => `    (${turn[0]}, ${turn[3]}): [${list('(', ')', tests)}],`,
        '}',
      ),
  },
  {
    form: 'arms of a match in Rust',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `fn kicks_${label(group)}(from: Rotation, to: Rotation) -> [(i8, i8); 5] {\n  match (from, to) {`,
        (turn, tests) => `    (${turn[0]}, ${turn[3]}) => [${list('(', ')', tests)}],`,
        '  }\n}',
      ),
  },
  {
    form: 'map of Java',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `Map<Pair<Integer, Integer>, Point[]> ${label(group)} = new HashMap<>() {{`,
        (turn, tests) => `  put(new Pair<>(${turn[0]}, ${turn[3]}), new Point[]{${list('new Point(', ')', tests)}});`,
        '}};',
      ),
  },
  {
    form: 'table of Lua with two digits as keys',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `${label(group)} = {`,
        (turn, tests) => `  ["${turn[0]}${turn[3]}"] = {${list('{', '}', tests)}},`,
        '}',
      ),
  },
  {
    form: 'one array of C a turn',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `/* ${label(group)} */`,
        (turn, tests, group) =>
          `static const int KICKS_${label(group)}_${name(turn, '0R2L').join('')}[${tests.length}][2] = {${list('{', '}', tests)}};`,
      ),
  },
  {
    form: 'cells apart by tabs',
    named: true,
    write: (groups, states) =>
      lines(groups, label, (turn, tests) =>
        [name(turn, states).join('→'), ...tests.map(([x, y]) => `( ${x}, ${y})`)].join('\t'),
      ),
  },
  {
    form: 'Markdown',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `## ${label(group)}\n\n| | Test 1 | Test 2 |\n|---|:---:|---|`,
        (turn, tests) => `| ${name(turn, states).join('>>')} | ${tests.map(([x, y]) => `(${x}, ${y})`).join(' | ')} |`,
      ),
  },
  {
    form: 'wikitext',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `=== ${label(group)} ===\n{| class="wikitable"`,
        (turn, tests) =>
          `|-\n! ${name(turn, states).join('&#8594;')}\n| ${tests.map(([x, y]) => `(${x}, ${y})`).join(' || ')}`,
        '|}',
      ),
  },
  {
    form: 'a table of HTML',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `<h3>${label(group)}</h3>\n<table>`,
        (turn, tests) =>
          `<tr>\n<th>${name(turn, states).join('&rarr;')}</th>\n${tests.map(([x, y]) => `<td>(${x}, ${y})</td>`).join('\n')}\n</tr>`,
        '</table>',
      ),
  },
  {
    form: 'objects with x and y',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `${label(group)}: {`,
        (turn, tests) =>
          `  "${name(turn, states).join('>>')}": [${tests.map(([x, y]) => `{ y: ${y}, x: ${x} }`).join(', ')}],`,
        '},',
      ),
  },
  {
    form: 'pairs of Kotlin',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `val ${label(group)} = mapOf(`,
        (turn, tests) =>
          `  "${name(turn, states).join('->')}" to listOf(${tests.map(([x, y]) => `${x} to ${y}`).join(', ')}),`,
        ')',
      ),
  },
  {
    form: 'words of Lua',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `${label(group)} = {`,
        (turn, tests) => `  ["${turn}"] = {${tests.map(([x, y]) => `'${signed(x)}${signed(y)}'`).join(', ')}},`,
        '}',
      ),
  },
  {
    form: 'cases of Haskell',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `kicks${label(group)} = \\case`,
        (turn, tests) => `  (${turn[0]},${turn[3]}) -> [${list('(', ')', tests, ',')}]`,
      ),
  },
  {
    form: 'rows with their turn in a comment',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `${label(group)} = [`,
        (turn, tests) => `  [${list('(', ')', tests)}], // ${name(turn, states).join('->')}`,
        '];',
      ),
  },
  {
    form: 'numbers apart by commas',
    named: true,
    write: (groups) => lines(groups, label, (turn, tests) => [turn[0], turn[3], ...tests.flat()].join(',')),
  },
  {
    form: 'Markdown with a column a turn',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) =>
          `## ${label(group)}\n\n| Test | ${group.rows.map(([turn]) => name(turn, states).join('→')).join(' | ')} |\n|---|${group.rows.map(() => '---|').join('')}\n${Array.from(
            { length: Math.max(...group.rows.map(([, tests]) => tests.length)) },
            (_, at) =>
              `| ${at + 1} | ${group.rows.map(([, tests]) => (tests[at] ? `(${tests[at].join(', ')})` : '')).join(' | ')} |`,
          ).join('\n')}\n`,
        () => '',
      ),
  },
  {
    form: 'objects by state in objects by state',
    named: true,
    write: (groups) =>
      JSON.stringify(
        Object.fromEntries(
          groups.map((group) => [
            label(group),
            Object.fromEntries(
              [...byState(group)].map(([from, rows]) => [
                from,
                Object.fromEntries(rows.map(([turn, tests]) => [turn[3], tests])),
              ]),
            ),
          ]),
        ),
      ),
  },
  {
    form: 'tables by index of Lua',
    named: true,
    write: (groups) =>
      groups
        .map(
          (group) =>
            `local kicks_${label(group)} = {\n${[...byState(group)]
              .map(
                ([from, rows]) =>
                  `  [${from}] = {\n${rows.map(([turn, tests]) => `    [${turn[3]}] = { ${list('{ ', ' }', tests)} },`).join('\n')}\n  },`,
              )
              .join('\n')}\n}`,
        )
        .join('\n'),
  },
  {
    form: 'YAML with a vector a line',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `${label(group)}:`,
        (turn, tests) =>
          `  ${name(turn, states).join('->')}:\n${tests.map(([x, y]) => `    - [${x}, ${y}]`).join('\n')}`,
      ),
  },
  {
    form: 'elements with x and y as attributes',
    named: true,
    write: (groups) =>
      `<?xml version="1.0"?>\n${lines(
        groups,
        (group) => `<table pieces="${label(group)}">`,
        (turn, tests) =>
          `  <turn from="${turn[0]}" to="${turn[3]}">${tests.map(([x, y]) => `<test x="${x}" y="${y}"/>`).join('')}</turn>`,
        '</table>',
      )}`,
  },
  {
    form: 'bytes of an assembler',
    named: true,
    write: (groups, states) =>
      lines(
        groups,
        (group) => `Kicks${label(group)}:`,
        (turn, tests) => `  .db ${tests.flat().join(', ')}  ; ${name(turn, states).join('->')}`,
      ),
  },
  {
    form: 'wikitext with one cell for a group',
    named: true,
    write: (groups, states) =>
      `{| class="wikitable"\n! Piece !! Turn !! Test 1 !! Test 2\n${groups
        .map((group) =>
          group.rows
            .map(
              ([turn, tests], at) =>
                `|-\n${at === 0 ? `! rowspan="${group.rows.length}" | ${group.pieces.join(', ')}\n` : ''}| ${name(turn, states).join('→')} || ${tests.map(([x, y]) => `style="color:red" | (${signed(x)}, ${signed(y)})`).join(' || ')}`,
            )
            .join('\n'),
        )
        .join('\n')}\n|}`,
  },
  {
    form: 'cases of OCaml with words',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `let kicks_${label(group)} = function`,
        (turn, tests) => `  | (${inWords(turn).join(', ')}) -> [ ${tests.map(([x, y]) => `(${x}, ${y})`).join('; ')} ]`,
      ),
  },
  {
    form: 'sections of TOML',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `[${label(group)}]`,
        (turn, tests) => `"${turn[0]}-${turn[3]}" = [${list('[', ']', tests)}]`,
      ),
  },
  {
    form: 'sections of pairs apart by blanks',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `[${label(group)}]`,
        (turn, tests) => `${name(turn, '0R2L').join('')}=${tests.map(([x, y]) => `${x},${y}`).join(' ')}`,
      ),
  },
  {
    form: 'states in words below directions',
    named: true,
    write: (groups) =>
      groups
        .map(
          (group) =>
            `${label(group)}: {\n${Object.entries(DIRECTIONS)
              .map(([word, quarters]) => {
                const rows = group.rows.filter(([turn]) => ((Number(turn[3]) - Number(turn[0])) & 3) === quarters);
                return `  ${word}: {\n${rows.map(([turn, tests]) => `    ${inWords(turn)[0]}: [${list('[', ']', tests)}],`).join('\n')}\n  },`;
              })
              .join('\n')}\n},`,
        )
        .join('\n'),
  },
  {
    form: 'pairs of an enumeration of Python',
    named: true,
    write: (groups) =>
      `class Rot(IntEnum):\n    ZERO = 0\n    R = 1\n    TWO = 2\n    L = 3\n\n${lines(
        groups,
        (group) => `KICKS_${label(group)} = {`,
        (turn, tests) => {
          const [from, to] = [turn[0], turn[3]].map((state) => `Rot.${['ZERO', 'R', 'TWO', 'L'][Number(state)]}`);
          return `    (${from}, ${to}): np.array([${list('[', ']', tests)}]),`;
        },
        '}',
      )}`,
  },
  {
    form: 'functions of Elixir',
    named: true,
    write: (groups) =>
      lines(
        groups,
        (group) => `# ${group.pieces.join(' ')}`,
        (turn, tests, group) =>
          `  def kicks(:${label(group)}, :${inWords(turn).join(', :')}), do: [${list('{', '}', tests)}]`,
      ),
  },
  {
    form: 'right, left and double by state',
    named: false,
    write: (groups) =>
      groups
        .map((group) => {
          const rows = new Map(group.rows);
          const of = (quarters: number): string =>
            [0, 1, 2, 3]
              .flatMap((from) => {
                const row = rows.get(`${from}>>${(from + quarters) & 3}` as Transition);
                return row ? [`    [${list('[', ']', row)}],`] : [];
              })
              .join('\n');
          const half = of(2);
          return `${label(group)}: {\n  right: [\n${of(1)}\n  ],\n  left: [\n${of(3)}\n  ],${half === '' ? '' : `\n  double: [\n${half}\n  ],`}\n},`;
        })
        .join('\n'),
  },
  {
    form: 'lists alone',
    named: false,
    write: (groups) =>
      lines(
        groups,
        (group) => `int ${label(group)}[8][5][2] = {`,
        (_turn, tests) => `  {${list('{', '}', tests)}},`,
        '};',
      ),
  },
];
