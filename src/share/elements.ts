/**
 * The widgets that have an element for other pages and a bare page for frames, `/embed/kick-stepper/?…`, with the height that a frame
 * begins with, in pixels: that of its example, 720 pixels wide. The words of the state are the attributes of the element and the query of the page.
 */
export const ELEMENTS: Readonly<Record<string, number>> = {
  'kick-stepper': 1400,
  'kick-table': 1040,
  'kick-compare': 2920,
  'offset-deriver': 2680,
  'orientation-wheel': 1140,
  'centre-column-scanner': 1760,
  'button-lab': 2040,
  'frame-lab': 1920,
  'ptn-viewer': 1620,
  'shell-explorer': 1160,
};
