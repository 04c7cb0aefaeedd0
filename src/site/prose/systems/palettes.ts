/** The colour each piece wears, by palette; the same as in styles/tokens.css, which a test compares. */
export const palettes = {
  guideline: { I: 'cyan', J: 'blue', L: 'orange', O: 'yellow', S: 'green', T: 'purple', Z: 'red' },
  arika: { I: 'red', J: 'blue', L: 'orange', O: 'yellow', S: 'magenta', T: 'cyan', Z: 'green' },
} as const;

export type PaletteName = keyof typeof palettes;
