import type { Vec } from '#engine/geometry.ts';
import type { Transition } from '#engine/piece.ts';

/** Quarter turns of the five pieces and of the I, as a program has them. */
export interface KindTables {
  readonly five: ReadonlyMap<Transition, readonly Vec[]>;
  readonly i: ReadonlyMap<Transition, readonly Vec[]>;
}

/** A layout of public programs, written with other numbers. */
export interface Kind {
  readonly kind: string;
  /** Whether the layout has both tables, or that of the five pieces alone. */
  readonly has: 'both' | 'five';
  readonly write: (tables: KindTables) => string;
}

type Rows = ReadonlyMap<Transition, readonly Vec[]>;
const STATES = [0, 1, 2, 3] as const;
const turn = (from: number, by: number): Transition => `${from}>>${(from + by) & 3}` as Transition;
const cw = (from: number): Transition => turn(from, 1);
const ccw = (from: number): Transition => turn(from, 3);
const row = (tests: readonly Vec[], open: string, close: string): string =>
  tests.map(([x, y]) => `${open}${x}, ${y}${close}`).join(', ');
const lines = (rows: Rows, line: (name: Transition, tests: readonly Vec[], index: number) => string): string =>
  Array.from(rows, ([name, tests], index) => line(name, tests, index)).join('\n');
const both = ({ five, i }: KindTables, write: (name: string, rows: Rows) => string): string =>
  `${write('JLSTZ', five)}\n\n${write('I', i)}\n`;
const WORDS = ['Spawn', 'Right', 'Reverse', 'Left'] as const;
const SEEN = ['UPRIGHT', 'RIGHT', 'UPSIDEDOWN', 'LEFT'] as const;
const byState = (rows: Rows, write: (state: number, right: readonly Vec[], left: readonly Vec[]) => string): string =>
  STATES.map((state) => write(state, rows.get(cw(state))!, rows.get(ccw(state))!)).join('\n');

export const KINDS: readonly Kind[] = [
  {
    kind: 'two digits as arms of a match',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `fn wk_${name.toLowerCase()}(key: u8) -> &'static [(i8, i8)] {\n  match key {\n${lines(rows, (own, tests) => `    ${own[0]}${own[3]} => &[${row(tests.slice(1), '(', ')')}],`)}\n    02 | 20 => &[],\n    _ => &[],\n  }\n}`,
      ),
  },
  {
    kind: 'pairs of lettered states, in Haskell',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `kicks${name} =\n  [ ${lines(rows, (own, tests) => `((R${own[0]}, R${own[3]}), [${row(tests, '(', ')')}])`).replaceAll('\n', '\n  , ')}\n  ]`,
      ),
  },
  {
    kind: 'keys that a function works out',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `const ${name}: Table = {\n${lines(rows, (own, tests) => `  // ${own[0]} to ${own[3]}\n  [pairKey(${own[0]}, ${own[3]})]: [\n${tests.map(([x, y]) => `    { x: ${x}, y: ${y} },`).join('\n')}\n  ],`)}\n};`,
      ),
  },
  {
    kind: 'states of an enumeration as keys, one in the other',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `export const ${name}: KickData = {\n${byState(rows, (state, right, left) => `  [Facing.${WORDS[state]!.toUpperCase()}]: {\n    [Facing.${WORDS[(state + 1) & 3]!.toUpperCase()}]: [${row(right, '{ x: ', ' }').replaceAll(', ', ', y: ').replaceAll('}, y: ', '}, ')}],\n    [Facing.${WORDS[(state + 3) & 3]!.toUpperCase()}]: [${row(left, '{ x: ', ' }').replaceAll(', ', ', y: ').replaceAll('}, y: ', '}, ')}],\n  },`)}\n};`,
      ),
  },
  {
    kind: 'vectors of whole numbers as keys',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `var ${name}_WALL = {\n${lines(rows, (own, tests) => `\tVector2i(${own[0]}, ${own[3]}): [${row(tests, 'Vector2i(', ')')}],`)}\n}`,
      ),
  },
  {
    kind: 'right and left at the end of a name',
    has: 'both',
    write: (tables) =>
      both(tables, (name, rows) =>
        (['R', 'L'] as const)
          .map(
            (side) =>
              `static const int8_t ${name.toLowerCase()}_wk_${side}[4][5][2] = {\n${STATES.map((state) => `  {${row(rows.get(side === 'R' ? cw(state) : ccw(state))!, '{', '}')}},`).join('\n')}\n};`,
          )
          .join('\n'),
      ),
  },
  {
    kind: 'the word offsets over kicks with transitions in comments',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `${name}_OFFSETS = [\n${lines(rows, (own, tests) => `  [${row(tests, '(', ')')}],  # ${own[0]}->${own[3]}`)}\n]`,
      ),
  },
  {
    kind: 'two functions, the piece in the name of one',
    has: 'both',
    write: ({ five, i }) =>
      (
        [
          ['wall_kicks', five],
          ['wall_i_kicks', i],
        ] as const
      )
        .map(
          ([name, rows]) =>
            `pub fn ${name}(from: Facing, to: Facing) -> [(i32, i32); 5] {\n  match (from, to) {\n${lines(rows, (own, tests) => `    (Facing::${'NESW'[Number(own[0])]}, Facing::${'NESW'[Number(own[3])]}) => [${row(tests, '(', ')')}],`)}\n    _ => unreachable!(),\n  }\n}`,
        )
        .join('\n'),
  },
  {
    kind: 'one vector a statement, in branches',
    has: 'both',
    write: ({ five, i }) =>
      `List<Spot> tries(Piece piece, State from, State to) {\n  List<Spot> tries = new ArrayList<>();\n${lines(
        five,
        (own, tests, index) =>
          `  ${index === 0 ? '' : 'else '}if (from == State.${SEEN[Number(own[0])]} && to == State.${SEEN[Number(own[3])]}) {\n    tries.add(new Spot(0, 0));\n    if (piece == Piece.I) {\n${i
            .get(own)!
            .slice(1)
            .map(([x, y]) => `      tries.add(new Spot(${x}, ${y}));`)
            .join('\n')}\n    } else if (!(piece == Piece.O)) {\n${tests
            .slice(1)
            .map(([x, y]) => `      tries.add(new Spot(${x}, ${y}));`)
            .join('\n')}\n    }\n  }`,
      )}\n  return tries;\n}`,
  },
  {
    kind: 'one vector a statement, in cases',
    has: 'five',
    write: ({ five }) =>
      `std::vector<Vec> tries(int turn) {\n  std::vector<Vec> out;\n  switch (turn) {\n${lines(five, (own, tests) => `    case TURN_${own[0]}_${own[3]}:\n${tests.map(([x, y]) => `      out.push_back({${x}, ${y}});`).join('\n')}\n      break;`)}\n  }\n  return out;\n}`,
  },
  {
    kind: 'one vector a statement, indented',
    has: 'five',
    write: ({ five }) =>
      `def tries(a, b):\n    out = []\n${lines(five, (own, tests, index) => `    ${index === 0 ? 'if' : 'elif'} a == ${own[0]} and b == ${own[3]}:\n${tests.map(([x, y]) => `        out.append((${x}, ${y}))`).join('\n')}`)}\n    return out`,
  },
  {
    kind: 'a type that is called like another table',
    has: 'five',
    write: ({ five }) =>
      (['cw', 'ccw'] as const)
        .map(
          (side) =>
            `const ${side}_tests = [4][5]Position{\n${STATES.map(
              (state) =>
                `  [5]Position{\n${five
                  .get(side === 'cw' ? cw(state) : ccw(state))!
                  .map(([x, y]) => `    Position{ .x = ${x}, .y = ${y} },`)
                  .join('\n')}\n  },`,
            ).join('\n')}\n};`,
        )
        .join('\n'),
  },
  {
    kind: 'a constant for each state',
    has: 'both',
    write: (tables) =>
      both(tables, (name, rows) =>
        byState(
          rows,
          (state, right, left) =>
            `const ${name}_${['SPAWN', 'RIGHT', 'TWO', 'LEFT'][state]}_WK = [\n  [${row(right, '[', ']')}],\n  [${row(left, '[', ']')}],\n];`,
        ),
      ),
  },
  {
    kind: 'states in comments behind the rows that lead to them',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `static ${name}_TESTS: [[[(i32, i32); 5]; 2]; 4] = [\n${byState(rows, (state, right, left) => `  [\n    [${row(right, '(', ')')}], // ${'0R2L'[(state + 1) & 3]}\n    [${row(left, '(', ')')}], // ${'0R2L'[(state + 3) & 3]}\n  ],`)}\n];`,
      ),
  },
  {
    kind: 'shapes before the table',
    has: 'both',
    write: (tables) =>
      `SQUARES = {\n  'T': [(0, 1), (1, 0), (1, 1), (1, 2)],\n  'I': [(1, 0), (1, 1), (1, 2), (1, 3)],\n  'S': [(0, 1), (0, 2), (1, 0), (1, 1)],\n}\nMATRIX = [[0, 1, 0], [1, 1, 1], [0, 0, 0]]\n${both(
        tables,
        (name, rows) =>
          `${name}_TESTS = {\n${lines(rows, (own, tests) => `  '${own[0]}->${own[3]}': [${row(tests, '(', ')')}],`)}\n}`,
      )}`,
  },
  {
    kind: 'fields called left and right',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `export const ${name} = [\n${byState(rows, (_, right, left) => `  { left: [${row(left, '[', ']')}], right: [${row(right, '[', ']')}] },`)}\n];`,
      ),
  },
  {
    kind: 'arrows before states as keys',
    has: 'both',
    write: (tables) =>
      `{${both(tables, (name, rows) => `"${name}": {\n${byState(rows, (state, right, left) => `">${state}": [${row(right, '[', ']')}], "<${state}": [${row(left, '[', ']')}]${state < 3 ? ',' : ''}`)}\n}${name === 'I' ? '' : ','}`)}}`,
  },
  {
    kind: 'three indices to each vector',
    has: 'five',
    write: ({ five }) =>
      lines(five, (own, tests) =>
        tests.map(([x, y], test) => `data[${own[0]}, ${own[3]}, ${test}] = (${x}, ${y})`).join('\n'),
      ),
  },
  {
    kind: 'a dash between states',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `${name}: {\n${lines(rows, (own, tests) => `  "${own[0]}-${own[3]}": [${tests.map(([x, y]) => `{col: ${x}, row: ${y}}`).join(', ')}],`)}\n},`,
      ),
  },
  {
    kind: 'pairs of a when',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `fun tries${name}(from: Int, to: Int) = when (from to to) {\n${lines(rows, (own, tests) => `  ${own[0]} to ${own[3]} -> listOf(${row(tests, 'Pair(', ')')})`)}\n  else -> listOf()\n}`,
      ),
  },
  {
    kind: 'macros in flat lines',
    has: 'five',
    write: ({ five }) =>
      `#define P(x, y) { x, y }\n${(['cw', 'ccw'] as const).map((side) => `static const Pair ${side}[] = {\n${STATES.map((state) => `  ${row(five.get(side === 'cw' ? cw(state) : ccw(state))!, 'P(', ')')},`).join('\n')}\n};`).join('\n')}`,
  },
  {
    kind: 'dimensions for the piece and the direction',
    has: 'both',
    write: ({ five, i }) =>
      `// [is I][counter-clockwise][state][test]\nint8_t tests[2][2][4][5][2] = {\n${[five, i].map((rows) => ` {\n${[cw, ccw].map((of) => `  {\n${STATES.map((state) => `   {${row(rows.get(of(state))!, '{', '}')}},`).join('\n')}\n  },`).join('\n')}\n },`).join('\n')}\n};`,
  },
  {
    kind: 'sums of two vectors',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `const ${name} = {\n${lines(rows, (own, tests) => `  '${own[0]}->${own[3]}': [${tests.map(([x, y]) => `vec(${x - 1}, ${y}) + vec(1, 0)`).join(', ')}],`)}\n};`,
      ),
  },
  {
    kind: 'the same row in a comment above',
    has: 'five',
    write: ({ five }) =>
      `fn tries(state: u8, dir: Dir) -> [(i8, i8); 5] {\n  match (state, dir) {\n${STATES.flatMap((state) =>
        (
          [
            ['Cw', cw(state)],
            ['Ccw', ccw(state)],
          ] as const
        ).map(
          ([side, own]) =>
            `    // ${row(five.get(own)!, '(', ')')}\n    (${state}, Dir::${side}) => [${row(five.get(own)!, '(', ')')}],`,
        ),
      ).join('\n')}\n    _ => panic!(),\n  }\n}`,
  },
  {
    kind: 'the last branch without a condition',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `function tries${name}(from, to) {\n${lines(rows, (own, tests, index) => `  ${index === 0 ? '' : 'else '}${index === rows.size - 1 ? '' : `if (from == ${own[0]} && to == ${own[3]}) `}return [${row(tests, '[', ']')}];`)}\n}`,
      ),
  },
  {
    kind: 'numbers of lines',
    has: 'both',
    write: (tables) =>
      both(
        tables,
        (name, rows) =>
          `${name} = {\n${lines(rows, (own, tests) => `  '${own[0]}->${own[3]}': [${row(tests, '(', ')')}],`)}\n}`,
      )
        .split('\n')
        .map((line, index) => `${String(index + 40).padStart(4)} ${line}`)
        .join('\n'),
  },
];
