/** What the source says in numbers of the lines of HARD: what a level usually takes, and the level with a number of its own. */
export const HARD_LINES = { usual: 8, level: 50, named: 500 } as const;

/** How the 500 lines of level 50 can be read: as all that lead to it, or as those of that level. */
export const HARD_READINGS = ['from-the-start', 'level-50-alone'] as const;
export type HardReading = (typeof HARD_READINGS)[number];

const LEVELS_BEFORE = HARD_LINES.level - 1;
const pairs = (count: number): number => (count * (count - 1)) / 2;

/**
 * By how many lines each level takes more than the one before it. Source: DTET, "Game modes": usually 8 lines, "the number of lines per
 * level steadily grows", "Level 50 requires 500 lines". That it grows by the same with every level is assumed here, not said there.
 */
const GROWTH: Readonly<Record<HardReading, number>> = {
  'from-the-start': (HARD_LINES.named - HARD_LINES.usual * LEVELS_BEFORE) / pairs(LEVELS_BEFORE),
  'level-50-alone': (HARD_LINES.named - HARD_LINES.usual) / LEVELS_BEFORE,
};

/** The lines that a level takes, as a straight line has it: no whole number. */
export const linesOf = (reading: HardReading, level: number): number =>
  HARD_LINES.usual + (level - 1) * GROWTH[reading];

/** The lines of all levels before one. */
export const linesBefore = (reading: HardReading, level: number): number =>
  HARD_LINES.usual * (level - 1) + pairs(level - 1) * GROWTH[reading];
