/** The parameters that a figure accepts. A link opens there if it contains all parameters of one list. */
export interface Taker {
  readonly params: readonly string[];
  readonly needed: readonly (readonly string[])[];
}

/**
 * Finds the figures that show everything in a link.
 * @param said the parameters of the link, at least one
 * @returns the positions of those figures in the list
 */
export const placesOf = (said: readonly string[], figures: readonly Taker[]): readonly number[] =>
  figures.flatMap(({ params, needed }, place) =>
    said.every((word) => params.includes(word)) && needed.some((list) => list.every((word) => said.includes(word)))
      ? [place]
      : [],
  );
