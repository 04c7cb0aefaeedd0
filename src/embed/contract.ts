// What the embed file promises to pages: data that the build reads.

/** Custom properties that a page may set on an element, without `--wallkick-`, and what each colours or sets. */
export const THEMED = {
  paper: 'behind the whole figure',
  sheet: 'the playfield and menus',
  ink: 'text and strong lines',
  'ink-2': 'captions and secondary text',
  'ink-3': 'numbers and signs beside text',
  rule: 'thin lines between parts',
  grid: 'the lines between squares',
  stack: 'filled squares',
  wall: 'walls and floor',
  accent: 'links, pressed words, accepted tests',
  alarm: 'obstacles, and tests that are blocked',
  warn: 'tests that a rule refuses',
  mark: 'the current step',
  focus: 'the ring round what has the focus',
  'font-text': 'the typeface of sentences',
  'font-mono': 'the typeface of numbers and vectors',
} as const;

/** The unit of all sizes of type: the root size of the page where nothing is said. */
export const SIZE_PROPERTY = '--wallkick-size';
