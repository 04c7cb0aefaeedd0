// What the embed file promises to pages: data that the build and the reference read.

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
