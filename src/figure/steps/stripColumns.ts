/** How many frames of a strip are in a row, also on a phone: one more than usual if the last frame would be alone in its row. */
export const stripColumns = (count: number) => ({ wide: count % 6 === 1 ? 7 : 6, narrow: count % 3 === 1 ? 4 : 3 });
