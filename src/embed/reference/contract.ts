// The promises of the embed file to pages, as data for the build and the reference.

/** Custom properties that a page may set on an element, without `--wallkick-`. The interface strings describe each. */
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

/** The unit of all font sizes. Its default is the root font size of the page. */
export const SIZE_PROPERTY = '--wallkick-size';
