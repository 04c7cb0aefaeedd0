// What the embed file promises to pages: data that the build and the reference read.
import { ELEMENTS, type ElementName } from '../elements.ts';

/** Custom properties that a page may set on an element, without `--wallkick-`; the interface strings say what each is for. */
export const THEMED = [
  'paper',
  'sheet',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'grid',
  'stack',
  'wall',
  'accent',
  'alarm',
  'warn',
  'mark',
  'focus',
  'font-text',
  'font-mono',
] as const;

/** The unit of all sizes of type: the root size of the page where nothing is said. */
export const SIZE_PROPERTY = '--wallkick-size';

const all = Object.keys(ELEMENTS) as readonly ElementName[];
const allBut = (...few: readonly ElementName[]): readonly ElementName[] => all.filter((name) => !few.includes(name));

/** What a page may style with `::part`, from the top of a figure down, and the elements that have it. */
export const PARTS = {
  root: all,
  pickers: allBut('kick-table', 'ptn-viewer'),
  board: allBut('kick-table'),
  sentence: allBut('kick-table'),
  table: allBut('centre-column-scanner', 'ptn-viewer'),
  controls: all,
  scrubber: allBut('kick-table', 'orientation-wheel', 'shell-explorer'),
  caption: all,
  fallback: all,
  fault: all,
} as const satisfies Readonly<Record<string, readonly ElementName[]>>;
