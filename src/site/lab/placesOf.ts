/** The words of links that a figure takes, and lists of words of which a link needs one to open there. */
export interface Taker {
  readonly words: readonly string[];
  readonly needed: readonly (readonly string[])[];
}

/**
 * Which of some figures show all that a link says.
 * @param given the parameters of the link
 * @param all every word that says something to any figure
 * @returns the places of those figures in the list; null where the link says nothing to any figure
 */
export function placesOf(
  given: readonly string[],
  figures: readonly Taker[],
  all: readonly string[],
): readonly number[] | null {
  const said = given.filter((word) => all.includes(word));
  if (said.length === 0) return null;
  return figures.flatMap(({ words, needed }, place) =>
    said.every((word) => words.includes(word)) && needed.some((list) => list.every((word) => said.includes(word)))
      ? [place]
      : [],
  );
}
