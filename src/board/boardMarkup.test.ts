import { describe, expect, test } from 'vitest';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { speaker } from '#text/strings.ts';
import { groundMarkup, pieceMarkup } from './boardMarkup.ts';
import { boardFrame } from './geometry.ts';
import { sceneAt, wholeView } from './scene.ts';

const WORKED =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

function drawn(step: number, size: 'big' | 'mini' = 'big', id = 'x', line = WORKED) {
  const scenario = readScenario(line);
  if (!scenario.ok) throw new Error('the example is readable');
  const trace = rotate(scenario.value.system, requestOf(scenario.value));
  const scene = sceneAt(trace, step);
  const shared = { frame: boardFrame(wholeView(trace), size), size, id };
  return {
    under: groundMarkup({
      ...shared,
      field: scene.field,
      say: speaker(),
      conventions: DEFAULT_CONVENTIONS,
      ground: 'field',
    }),
    over: pieceMarkup({ ...shared, scene, motion: 'none' }),
  };
}

/** Counts the squares in all parts with a class name. */
const squaresOf = (markup: string, name: string): number =>
  [...markup.matchAll(new RegExp(`class="b-${name}"[^>]* d="([^"]*)"`, 'g'))].flatMap(([, d]) => d!.match(/M/gi) ?? [])
    .length;
const count = (markup: string, name: string): number => markup.split(`class="b-${name}"`).length - 1;

describe('the drawing of a board', () => {
  test('has the same ground at every step, under a name of its own', () => {
    expect(drawn(0).under).toEqual(drawn(4).under);
    const renamed = (markup: string): string => markup.replaceAll('id="x', 'id="y').replaceAll('#x', '#y');
    const { paper, stack } = drawn(2, 'mini').under;
    expect(drawn(2, 'mini', 'y').under).toEqual({ paper: renamed(paper), stack: renamed(stack) });
    expect(paper).not.toBe(drawn(2).under.paper);
    expect(drawn(2).under.paper).toContain('url(#xgrid)');
  });

  test('has the same paper under another stack, so that it stays where a piece locks', () => {
    const other = drawn(2, 'big', 'x', WORKED.replace('......#...', '..........')).under;
    expect(other.paper).toBe(drawn(2).under.paper);
    expect(squaresOf(drawn(2).under.stack, 'stack') - squaresOf(other.stack, 'stack')).toBe(1);
  });

  test('hatches every obstacle of a blocked test and leaves its letter out', () => {
    // Test 4 of the worked example is stopped in three of four squares.
    const { over } = drawn(4);
    expect(squaresOf(over, 'ground')).toBe(3);
    expect(squaresOf(over, 'hatched')).toBe(3);
    expect(squaresOf(over, 'mino')).toBe(1);
    expect(count(over, 'bad')).toBe(1);
  });

  test('puts the letter of the piece into the middle of each of its squares', () => {
    // The piece at its start: three squares in a row, 40 units each, and one above the first.
    const [, x, y, letters] = /class="b-letter" x="([^"]+)" y="([^"]+)">(\w+)</.exec(drawn(0).over)!;
    expect(letters).toBe('JJJJ');
    const xs = x!.split(' ').map(Number);
    const ys = y!.split(' ').map(Number);
    const [mino] = drawn(0).over.match(/class="b-mino" d="[^"]*"/)!;
    let [left, top] = [19.5, 19.5];
    const middles = [...mino.matchAll(/m(-?[\d.]+) (-?[\d.]+)/gi)].map(([, across, down]) => [
      (left += Number(across)),
      (top += Number(down)),
    ]);
    expect(xs.map((at, index) => [at, ys[index]! - 6.6])).toEqual(middles.map(([x, y]) => [x, expect.closeTo(y!, 6)]));
  });

  test('writes the height of letters in one row once', () => {
    const flat = drawn(0, 'big', 'x', 'system=srs-guideline piece=I from=0 at=3,1 turn=cw board=..........').over;
    expect(flat).toMatch(/class="b-letter" x="[\d.]+( [\d.]+){3}" y="[\d.]+">IIII</);
  });

  test('leaves out letters that the arrow would lie on, of a piece that has turned too', () => {
    // Test 5, kick (1, -2): the arrow ends in one of the four squares.
    for (const step of [5, 6]) expect(drawn(step).over).toMatch(/class="b-letter"[^>]*>JJJ</);
  });

  test('brings the pattern of hatches where something is hatched', () => {
    expect(drawn(4).over).toContain('<pattern id="xh"');
    expect(drawn(5).over).not.toContain('<pattern');
  });

  test('shows the start as an outline and the kick as an arrow', () => {
    expect(count(drawn(5).over, 'start')).toBe(1);
    expect(count(drawn(5).over, 'arrow')).toBe(1);
    expect(count(drawn(1).over, 'arrow')).toBe(0);
    expect(count(drawn(1).over, 'ring')).toBe(1);
  });

  test('draws each square of the stack and numbers columns and rows on large boards only', () => {
    // Filled squares of the board text above.
    expect(drawn(0).under.stack.match(/h39v39h-39z/g)).toHaveLength(1 + 3 + 6 + 9 + 9 + 8);
    expect(count(drawn(0).under.stack, 'stack')).toBe(1);
    // The columns, of which the last has two characters, and the rows.
    expect(drawn(0).under.paper.match(/>\d+<\/text>/g)).toEqual(['>123456789</text>', '>10</text>', '>1234567</text>']);
    // A character without a position across would follow the one before.
    const places = [...drawn(0).under.paper.matchAll(/ x="([^"]*)"[^>]*>(\d+)</g)].map(([, x]) => x!.split(' ').length);
    expect(places).toEqual([9, 1, 7]);
    expect(drawn(0, 'mini').under.paper).not.toContain('<text');
  });

  test('holds no style attribute, so that the strictest policy lets it be', () => {
    const { under, over } = drawn(4);
    expect(under.paper + under.stack + over).not.toContain('style=');
  });
});
