/** The words of links that a figure takes, and lists of words of which a link needs one to open there. */
export interface Taker {
  readonly words: readonly string[];
  readonly needed: readonly (readonly string[])[];
}

/**
 * Which of some figures show all that a link says.
 * @param said the words of the link, at least one
 * @returns the places of those figures in the list
 */
export const placesOf = (said: readonly string[], figures: readonly Taker[]): readonly number[] =>
  figures.flatMap(({ words, needed }, place) =>
    said.every((word) => words.includes(word)) && needed.some((list) => list.every((word) => said.includes(word)))
      ? [place]
      : [],
  );
