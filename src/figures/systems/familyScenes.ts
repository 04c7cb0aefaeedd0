import { ownEntry } from '#engine/ownEntry.ts';
import type { Scenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';

const BOX = 'piece=J from=1 at=3,1 turn=ccw board=...#....../........../...#......';
const FLAT_I = 'piece=I from=0 at=3,2 turn=cw board=.....#..../........../........../..........';
const UNDER_TWO =
  'piece=T from=0 at=3,5 turn=cw board=...##...../........../........../........../........../..........';
const FLOOR_T = 'piece=T from=0 at=3,-1 turn=180 board=..........';
const WALL_T = 'piece=T from=3 at=-1,3 turn=cw board=..........';

/**
 * A rotation that shows what a system decides otherwise than its ancestor. Systems that differ in no rotation, and those whose rules no
 * document says, have none.
 */
export const FAMILY_SCENES: Readonly<Record<string, string>> = {
  'tetris-worlds':
    'piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####',
  'srs-guideline': 'piece=T from=0 at=4,2 turn=cw board=...##...../...#...###/####.#####/####..####/####.#####',
  'srs-nullpomino-180': FLOOR_T,
  'tetr-js': 'piece=L from=3 at=2,1 turn=180 board=##..######/#...######/##.#######',
  'tetrio-srs-plus': FLAT_I,
  'tetrio-srs': FLOOR_T,
  jstris: FLOOR_T,
  'techmino-trs':
    'piece=T from=0 at=3,5 turn=cw board=...#....../........../...##...../........../........../........../........../..........',
  'techmino-srs-plus': FLAT_I,
  'techmino-srs-x':
    'piece=J from=3 at=3,4 turn=180 board=.....#..../........../........../........../........../........../..........',
  'srs-arika': 'piece=I from=0 at=3,1 turn=cw board=#........./####....../###....##./###.######/###.######/###.######',
  'tetris-perfect':
    'piece=I from=2 at=3,2 turn=ccw board=...#.##.../........../........../........../........../..........',
  sega: BOX,
  'ars-tgm': BOX,
  'ars-sakura': 'piece=J from=3 at=4,0 turn=cw board=..##....../..#......./..###.#...',
  'ars-ti': 'piece=I from=0 at=3,-2 turn=cw board=##.....###/##.....###',
  'ars-ace': 'piece=I from=0 at=3,-2 turn=cw floorkicks=2 board=..........',
  dtet: 'piece=T from=0 at=3,1 turn=cw board=...####.../......#.../#....#####/####.#####',
  'dtet-heboris': 'piece=T from=1 at=4,4 turn=cw board=....#.#.../.....#..../........../........../..........',
  'nintendo-right': WALL_T,
  'nintendo-left': WALL_T,
  'tetris-dx':
    'piece=T from=0 at=3,4 turn=cw board=....#...../........../........../........../........../........../..........',
  'tetra-x': UNDER_TWO,
  asc: UNDER_TWO,
  'asc-plus': 'piece=T from=0 at=3,5 turn=180 board=....#...../........../........../........../........../..........',
  'cultris-2': 'piece=T from=0 at=4,5 turn=ccw board=.....#..../........../........../........../........../..........',
  'techmino-birs': 'piece=T from=2 at=6,1 turn=180 held=R board=..#....##./.#..#....#/.##.##..../#...#..#..',
};

/** Returns the rotation of a system or game; null if it has none. */
export function familyScene(id: string): Scenario | null {
  const words = ownEntry(FAMILY_SCENES, id);
  if (words === undefined) return null;
  const read = readScenario(`system=${id} ${words}`);
  if (!read.ok) throw new Error(`${id}: ${read.diagnostics.map(({ sentence }) => sentence).join(' ')}`);
  return read.value;
}
