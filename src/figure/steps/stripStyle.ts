/** The columns of a strip of frames: six, or three on a phone, and one more if the last frame would be alone in its row. */
export const stripStyle = (count: number, columns = count % 6 === 1 ? 7 : 6): string =>
  `--columns:${columns};--narrow:${count % 3 === 1 ? 4 : 3}`;
