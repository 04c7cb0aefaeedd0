/** Printable ASCII and the signs of our sentences, for letters in pictures and for the fonts that pages load first. */
export const LETTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'°·×–—‘’“”…−≠→',
];
