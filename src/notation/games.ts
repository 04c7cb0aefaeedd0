/** The sample game of the PTN repository, byte for byte (mdubinko/PortableTetrisNotation, commit 84314bf, Unlicense). */
export const SAMPLE_GAME = `Title: Blue Scuti's famous game
Platform: NES
Date: 2-Jan-2024
Source: https://www.youtube.com/watch?v=J9oVQ43j22g
=Level 19
Lr-12 Tu-345 I-6789 O-23 Jl-89
O-12 Tu-567 Z-345 Jl-78 S-23
O-56 (adjusted) Z-45 O-34 S-89 Tl-45
Tl-90?! Jr-12 O-67/DOUBLE I-6789/SINGLE S-234
Jr-78 (tetris ready!) Ll-56 Jd-789 S-345 Tr-12
Lu-789 Td-123 Lu-678 Tu-567 I-0@1/TETRIS! (score=26800)

`;

/** Texts to begin with, by name. All but `faults` are free of errors. */
export const EXAMPLE_GAMES = {
  sample: SAMPLE_GAME,
  /** The last moves of the sample, from the board before them. */
  fragment: `Title: Five moves from the end
Board: 11,daxq,7
Score: 2800
Lines: 3
=Level 19
Lu-789 Td-123 Lu-678 Tu-567 I-0/TETRIS! (score=26800)
...
`,
  /** Two pieces are the fewest that make a roof under which an I is shifted from column 10 to column 9. */
  tuck: `Title: Under the roof
I-8 I-6789 (column 9 is roofed over)
I-9@1 (VITS: down column 10, then one to the left)
`,
  spin: `Title: Turned in
=Level 18
Ll-67 Ld-456 Lr-56@1! (turned at the last moment)
`,
  faults: `Title: Not quite
Tx-34 O-13 (no direction x, no neighbours) O-12
I-678 I-10 O-910
S-56/QUAD Tu-345!!!
`,
} as const;

export type ExampleName = keyof typeof EXAMPLE_GAMES;
export const EXAMPLE_NAMES = Object.keys(EXAMPLE_GAMES) as readonly ExampleName[];
