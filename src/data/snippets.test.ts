import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { kicksOf, rotationsOfPiece } from '#analysis/rotations.ts';
import { PIECES } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { systemById } from '#rules/registry.ts';
import type { Notation } from './notation.ts';
import { className, ENDINGS, snippet, type Language } from './snippets.ts';
import { offsetForm, tablesOf } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallkick-snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How a language's program prints the tables that it was given: the lines of `expectedLines`, in any order. */
interface Runner {
  /** The command whose presence says that the language is on this machine. */
  readonly command: string;
  /** Code after the snippet that prints it. */
  readonly main: (system: RotationSystem, vectors: 'kicks' | 'offsets') => string;
  readonly run: (file: string, system: RotationSystem) => string;
}

const exec = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, [...args], { encoding: 'utf8' });

const RUNNERS: Readonly<Record<Language, Runner>> = {
  typescript: {
    command: process.execPath,
    main: (_system, vectors) => `
const show = (list: any) => list.map((v: any) => v.join(',')).join(' ');
for (const [piece, states] of Object.entries(shapes)) states.forEach((s: any, i: number) => console.log('shape', piece, boxes[piece as keyof typeof boxes], i, show(s)));
${
  vectors === 'offsets'
    ? `for (const [piece, states] of Object.entries(offsets)) states.forEach((s: any, i: number) => console.log('offset', piece, i, show(s)));`
    : `const sides: any = 'I' in kicks ? { '-': kicks } : kicks;
for (const side in sides) for (const piece in sides[side]) for (const turn in sides[side][piece]) console.log('kick', side, piece, turn, show(sides[side][piece][turn]));`
}`,
    run: (file) => exec(process.execPath, '--experimental-strip-types', '--no-warnings', file),
  },
  python: {
    command: 'python3',
    main: (_system, vectors) => `
show = lambda vs: ' '.join(f'{x},{y}' for x, y in vs)
for piece, states in SHAPES.items():
    for i, s in enumerate(states): print('shape', piece, BOXES[piece], i, show(s))
${
  vectors === 'offsets'
    ? `for piece, states in OFFSETS.items():
    for i, s in enumerate(states): print('offset', piece, i, show(s))`
    : `for side, pieces in ({'-': KICKS} if 'I' in KICKS else KICKS).items():
    for piece, rows in pieces.items():
        for turn, tests in rows.items(): print('kick', side, piece, turn, show(tests))`
}`,
    run: (file) => exec('python3', file),
  },
  lua: {
    command: 'lua5.4',
    // The snippet is a module: it returns its tables.
    main: () => '',
    run: (file) =>
      exec(
        'lua5.4',
        '-e',
        `local t = dofile(${JSON.stringify(file)})
local function show(vs) local out = {} for _, v in ipairs(vs) do out[#out + 1] = v[1] .. ',' .. v[2] end return table.concat(out, ' ') end
for piece, states in pairs(t.shapes) do for i, s in ipairs(states) do print('shape ' .. piece .. ' ' .. t.boxes[piece] .. ' ' .. (i - 1) .. ' ' .. show(s)) end end
for piece, states in pairs(t.offsets or {}) do for i, s in ipairs(states) do print('offset ' .. piece .. ' ' .. (i - 1) .. ' ' .. show(s)) end end
local sides = t.kicks and (t.kicks.I and { ['-'] = t.kicks } or t.kicks) or {}
for side, pieces in pairs(sides) do for piece, rows in pairs(pieces) do for turn, tests in pairs(rows) do print('kick ' .. side .. ' ' .. piece .. ' ' .. turn .. ' ' .. show(tests)) end end end`,
      ),
  },
  c: {
    command: 'gcc',
    main: (_system, vectors) => `
#include <stdio.h>
static void show(const int (*v)[2], int n) { for (int i = 0; i < n; i++) printf(" %d,%d", v[i][0], v[i][1]); printf("\\n"); }
int main(void) {
  for (unsigned p = 0; p < sizeof shapes / sizeof *shapes; p++)
    for (int s = 0; s < 4; s++) { printf("shape %c %d %d", shapes[p].piece, shapes[p].box, s); show(shapes[p].states[s], 4); }
  ${
    vectors === 'offsets'
      ? `for (unsigned p = 0; p < sizeof offsets / sizeof *offsets; p++)
    for (int s = 0; s < 4; s++) { printf("offset %c %d", offsets[p].piece, s); show(offsets[p].terms[s], offsets[p].tests); }`
      : `for (unsigned k = 0; k < sizeof kicks / sizeof *kicks; k++) {
    printf("kick %s %c %s", *kicks[k].side ? kicks[k].side : "-", kicks[k].piece, kicks[k].turn); show(kicks[k].tests, kicks[k].count); }`
  }
  return 0;
}`,
    run: (file) => {
      exec('gcc', '-Wall', '-Werror', '-o', `${file}.bin`, file);
      return exec(`${file}.bin`);
    },
  },
  java: {
    command: 'java',
    main: (system, vectors) => `
class Show {
  static String show(int[][] v) { StringBuilder b = new StringBuilder(); for (int[] p : v) b.append(' ').append(p[0]).append(',').append(p[1]); return b.toString(); }
  public static void main(String[] a) {
    ${className(system.id)}.SHAPES.forEach((piece, states) -> { for (int s = 0; s < 4; s++) System.out.println("shape " + piece + " " + ${className(system.id)}.BOXES.get(piece) + " " + s + show(states[s])); });
    ${
      vectors === 'offsets'
        ? `${className(system.id)}.OFFSETS.forEach((piece, states) -> { for (int s = 0; s < 4; s++) System.out.println("offset " + piece + " " + s + show(states[s])); });`
        : `${className(system.id)}.KICKS.forEach((key, tests) -> { String[] k = key.split(" "); System.out.println("kick " + (k.length > 2 ? k[2] : "-") + " " + k[0] + " " + k[1] + show(tests)); });`
    }
  }
}`,
    run: (file, system) => {
      const classes = `${file}.classes`;
      exec('javac', '-encoding', 'UTF-8', '-d', classes, file);
      return exec('java', '-Xshare:auto', '-cp', classes, 'Show', system.id);
    },
  },
  rust: {
    command: 'rustc',
    main: (_system, vectors) => `
fn show(v: &[(i32, i32)]) -> String { v.iter().map(|(x, y)| format!("{},{}", x, y)).collect::<Vec<_>>().join(" ") }
fn main() {
    for (piece, side, states) in SHAPES { for (i, s) in states.iter().enumerate() { println!("shape {} {} {} {}", piece, side, i, show(s)); } }
    ${
      vectors === 'offsets'
        ? `for (piece, states) in OFFSETS { for (i, s) in states.iter().enumerate() { println!("offset {} {} {}", piece, i, show(s)); } }`
        : `for (piece, turn, side, tests) in KICKS { println!("kick {} {} {} {}", if side.is_empty() { "-" } else { side }, piece, turn, show(tests)); }`
    }
}`,
    run: (file) => {
      exec('rustc', '-A', 'warnings', '-C', 'opt-level=0', '-o', `${file}.bin`, file);
      return exec(`${file}.bin`);
    },
  },
};

/** The tables as lines, straight from the rules: the conversion to the notation is written out again here. */
function expectedLines(system: RotationSystem, { y, names, vectors }: Notation): readonly string[] {
  const offsets = vectors === 'offsets' ? offsetForm(system) : null;
  const shapes = offsets?.shapes ?? system.shapes;
  const kick = ([dx, dy]: readonly [number, number]): string => `${dx},${y === 'up' || dy === 0 ? dy : -dy}`;
  return [
    ...PIECES.flatMap((piece) =>
      shapes[piece].states.map((squares, state) => {
        const { box } = shapes[piece];
        return `shape ${piece} ${box} ${state} ${squares.map(([sx, sy]) => `${sx},${y === 'up' ? sy : box - 1 - sy}`).join(' ')}`;
      }),
    ),
    ...(offsets
      ? offsets.pieces.flatMap(({ piece, offsets: own }) =>
          own.map((terms, state) => `offset ${piece} ${state} ${terms.map(kick).join(' ')}`),
        )
      : PIECES.flatMap((piece) =>
          rotationsOfPiece(system, piece).map(
            (own) =>
              `kick ${own.precedence ?? '-'} ${piece} ${names[own.from]}>>${names[own.to]} ${kicksOf(system, own).map(kick).join(' ')}`,
          ),
        )),
  ].sort();
}

const OWN: Notation = { y: 'up', names: '0123', vectors: 'kicks' };
/** One system for each form that tables have, as it is published; and one in the other conventions and as offsets. */
const FORMS = ['srs-nullpomino-180', 'ars-ti', 'dtet-heboris'];
const CASES: readonly (readonly [RotationSystem, Notation])[] = [
  ...FORMS.map((id) => [systemById(id)!, OWN] as const),
  [systemById('srs-guideline')!, { y: 'down', names: '0R2L', vectors: 'kicks' }],
  [systemById('srs-guideline')!, { y: 'down', names: 'NESW', vectors: 'offsets' }],
  [systemById('tetr-js')!, { y: 'up', names: '0123', vectors: 'offsets' }],
];

const present = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** Compilers that take seconds a table: npm run test:all runs them. */
const COMPILED: readonly Language[] = ['java', 'rust'];

describe.each(Object.keys(RUNNERS) as Language[])('snippets in %s', (language) => {
  const { command, main, run } = RUNNERS[language];

  test.skipIf(!present(command) || (COMPILED.includes(language) && !WIDE))(
    `run where ${command} is installed and hold the tables of the rules`,
    () => {
      for (const [index, [system, notation]] of CASES.entries()) {
        const tables = tablesOf(system, notation);
        const file = join(folder, `${system.id}-${index}.${ENDINGS[language]}`);
        writeFileSync(file, snippet(tables, language) + main(system, tables.vectors.are));
        const lines = run(file, system)
          .trim()
          .split('\n')
          .map((line) => line.trim())
          .sort();
        expect(lines, `${system.id} ${JSON.stringify(notation)}`).toEqual(expectedLines(system, notation));
      }
    },
    240_000,
  );
});

test('every snippet says where it is from, in which convention, and whether the table is the whole rule', () => {
  const text = snippet(tablesOf(systemById('ars-ti')!, { ...OWN, y: 'down' }), 'python');
  expect(text).toContain('# ARS (TGM3) (ars-ti), from Wallkick, data version 1, CC-BY-4.0.');
  expect(text).toContain('# Source ars-wiki: Kicks added in Tetris The Grand Master 3.');
  expect(text).toContain('y downwards, squares from the upper left corner');
  expect(text).toContain('centre-column, i-contact, i-ground, floor-kick-budget may refuse');
});
