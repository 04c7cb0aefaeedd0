/** The widgets that have an element for other pages; its attributes are the words of the state. */
export const ELEMENTS: readonly string[] = [
  'kick-stepper',
  'kick-table',
  'kick-compare',
  'offset-deriver',
  'orientation-wheel',
  'centre-column-scanner',
  'button-lab',
  'frame-lab',
  'ptn-viewer',
  'shell-explorer',
];

/** The widgets that have a bare page for frames, `/embed/kick-stepper/?…`, and the height that a frame begins with, in pixels. */
export const FRAMED: Readonly<Record<string, number>> = {
  'kick-stepper': 960,
};
