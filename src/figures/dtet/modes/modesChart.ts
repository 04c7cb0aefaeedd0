import 'strings:dtetModes';
import { DTET_MODES, type DtetMode } from '#play/dtetModes.ts';
import { JOKER_LEVELS } from '#play/joker.ts';
import type { ChartDrawn } from '#figure/charts/chartMarkup.ts';
import { scale } from '#figure/charts/scale.ts';
import { escapeText } from '#text/escape.ts';
import type { Say } from '#text/strings.ts';
import { LAST_LEVEL, type ModesState } from './modesState.ts';

const WIDTH = 888;
const LEFT = 104;
const TRACK = 44;
const TOP = 34;
const BAR = 22;
const BOTTOM = TOP + DTET_MODES.length * TRACK;
/** Most changes are below level 50, so those levels get half of the width. */
const BREAK = 50;
const TICKS = [1, 10, 20, 30, 40, 50, 100, 150, 200, 250, 300];

const x = scale([1, BREAK, LAST_LEVEL], [LEFT, (LEFT + WIDTH) / 2, WIDTH - 14]);
const y = scale([0, DTET_MODES.length], [BOTTOM, TOP]);
const endOf = ({ cap }: DtetMode): number => cap ?? LAST_LEVEL;

/** Draws the ranges below 20G, each between two levels at which gravity drops. */
function stretches(mode: DtetMode): readonly (readonly [from: number, to: number])[] {
  if (mode.kind === 'final') return [];
  const edges = [mode.from ?? 1, ...mode.drops, Math.min(mode.twentyG ?? Infinity, endOf(mode))];
  return edges.slice(0, -1).map((from, index) => [from, edges[index + 1]!] as const);
}

const bar = (name: string, from: number, to: number, middle: number): string =>
  `<rect class="m-${name}" x="${x(from)}" y="${middle - BAR / 2}" width="${x(to) - x(from)}" height="${BAR}"/>`;
const path = (name: string, d: string): string => `<path class="m-${name}" d="${d}"/>`;
const text = (names: string, left: number, y: number, content: string): string =>
  `<text class="${names}" x="${left}" y="${y}">${escapeText(content)}</text>`;

/** Draws the range at 20G. */
function fastMarkup(mode: DtetMode, middle: number, say: Say): string {
  if (mode.twentyG === null) return '';
  if (mode.from === null) return text('c-word', x(1) + 8, middle + 5, say('dtetModes.furthest'));
  const [from, to] = [Math.max(1, mode.twentyG), endOf(mode)];
  if (to <= from) return path('fast-end', `M${x(from)} ${middle - BAR / 2}v${BAR}`);
  return bar('fast', from, to, middle) + text('m-on', x(from) + 8, middle + 5, say('dtetModes.fast'));
}

/** Marks the end of a mode, or that it continues. */
function endMarkup({ cap, from }: DtetMode, middle: number): string {
  if (cap !== null) return path('cap', `M${x(cap)} ${middle - BAR / 2 - 5}v${BAR + 10}`);
  if (from === null) return '';
  return (
    path('on-end', `M${x(LAST_LEVEL)} ${middle - BAR / 2}l12 ${BAR / 2}l-12 ${BAR / 2}Z`) +
    path('costs', `M${x(JOKER_LEVELS.costs)} ${middle - BAR / 2}v${BAR}`)
  );
}

/** Two strokes across the axis where its scale changes. */
const BREAK_MARKUP =
  path('break-gap', `M${x(BREAK) + 12} ${BOTTOM - 7}l-6 14h10l6 -14Z`) +
  path('break', `M${x(BREAK) + 12} ${BOTTOM - 7}l-6 14m10 0l6 -14`);

/** Draws the gravity of every mode by level. */
export function modesChart({ level }: ModesState, say: Say): ChartDrawn {
  const tracks = DTET_MODES.map((mode, index) => {
    const middle = TOP + index * TRACK + TRACK / 2;
    return (
      text('c-word c-end', LEFT - 14, middle + 5, mode.name) +
      stretches(mode)
        .map(([from, to]) => bar('slow', from, to, middle))
        .join('') +
      fastMarkup(mode, middle, say) +
      mode.drops.map((drop) => path('drop', `M${x(drop) - 6} ${middle - BAR / 2 - 8}h12l-6 8Z`)).join('') +
      endMarkup(mode, middle)
    );
  });
  return {
    width: WIDTH,
    height: BOTTOM + 34,
    x,
    y,
    columns: TICKS,
    rows: [],
    names: { x: say('dtetModes.level'), y: say('dtetModes.head.mode') },
    now: level,
    curves: tracks.join('') + BREAK_MARKUP,
  };
}
