/** The colour of each piece, by palette. A test compares it with styles/tokens.css. */
export const palettes = {
  guideline: { I: 'cyan', J: 'blue', L: 'orange', O: 'yellow', S: 'green', T: 'purple', Z: 'red' },
  arika: { I: 'red', J: 'blue', L: 'orange', O: 'yellow', S: 'magenta', T: 'cyan', Z: 'green' },
} as const;

export type ShownPalette = keyof typeof palettes;
