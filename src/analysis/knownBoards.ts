import { playfield, type Playfield } from '#engine/playfield.ts';
import { mirrorField } from '#engine/mirror.ts';

// On these boards the numbers of placements under Guideline SRS are known: eight programs
// by six authors gave the same, among them the public ImpleLee/fast-reachability, Kixenon/cobra-movegen, knewjade/solution-finder,
// and the rotations of NullpoMino and halp1/triangle under a plain search. Each stresses something else: overhangs that only kicks
// reach, long tunnels, roofs with one way in, noise.

/** Rows of a picture, top row first, as a field. */
const drawn = (picture: string): Playfield =>
  playfield({ rows: picture.trim().split(/\s+/).filter(Boolean).reverse() });

const T_SPIN = drawn(`
  .........#
  .........#
  ##......##
  ###....###
  ###...####
  ####..####
  ####...###
  #####.####`);

const DT_CANNON = drawn(`
  ##........
  ####..####
  ####...###
  ######.###
  #####..###
  #####...##
  ######.###
  ######.###
  #####.####`);

const TUNNELS = drawn(`
  ..########
  ..########
  .........#
  .........#
  #######..#
  #######..#
  #........#
  #........#
  #.########
  #.########
  #.........
  #.........`);

/** The known boards by the name they have there. */
export const KNOWN_BOARDS: Readonly<Record<string, Playfield>> = {
  empty: playfield(),
  tspin: T_SPIN,
  'tspin-mirror': mirrorField(T_SPIN),
  'dt-cannon': DT_CANNON,
  'dt-cannon-mirror': mirrorField(DT_CANNON),
  terrible: TUNNELS,
  'terrible-mirror': mirrorField(TUNNELS),
  'four-t': drawn(`
    ...##.....
    #.##....##
    ####.#####
    ####...###
    ###.....##
    ######.###
    ####...###
    #####.####
    ####.#####
    ####.#####`),
  lzt: drawn(`
    ####..###.
    #####.####
    ......#..#
    ..........
    ...#......
    ....##.#.#
    ###.#.....
    ##..#....#
    #....#....
    ##..####.#
    #....##...
    ##.###....
    .......#..
    ......###.
    ##.#......
    #....#....
    #...#....#
    #..##.#.##
    ##..######`),
  'stsd-slot': drawn(`
    ....##....
    ###..#####
    ####.#####
    ###..#####
    ####.#####
    ###..#####`),
  'i-well-roofed': drawn(`
    ...####...
    ...#......
    ####.#####
    ####.#####
    ####.#####
    ####.#####`),
  'o-cave': drawn(`
    ......##..
    #####...##
    #####..###
    #####..###
    #########.`),
  'sz-stairs': drawn(`
    ##........
    ###.....##
    ####...###
    ##...#####
    ###.######
    ####..####
    #####.####`),
  'noise-6x40': drawn(`
    ......#.##
    .##...#.##
    ...#......
    #####..##.
    #...#.#..#
    ....#.#...`),
  'noise-10x40': drawn(`
    ####..#..#
    ........##
    .....#.#..
    ####...###
    ....#....#
    ##.#.##.#.
    #.#...####
    ..#..##..#
    ....#.####
    ###..#...#`),
  'noise-12x30': drawn(`
    ....#....#
    ..........
    .#...#.#..
    ....#....#
    ..........
    ..........
    ...#....#.
    ......#...
    ##..#..#..
    .#.....#.#
    ..#..#..#.
    .#....###.`),
  'noise-12x50': drawn(`
    .##.##.###
    ......#..#
    ###...##.#
    ...##...##
    ..##..###.
    ###.#..#.#
    ##...##...
    ..#####.##
    ..##.#..#.
    ..#.####.#
    ....##....
    .#.#.##..#`),
  'noise-16x35': drawn(`
    ##..#.....
    #.#...#...
    ##.##...#.
    #.....#...
    #..#...##.
    .......###
    .###...#..
    #.#.......
    ..##.#..#.
    .###.....#
    #.........
    #......#..
    ...#.#..##
    ......####
    ....#...##
    ...#.....#`),
};
