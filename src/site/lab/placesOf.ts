/**
 * Which of some figures show all that a link says.
 * @param given the parameters of the link
 * @param figures the words that each figure takes
 * @param all every word that says something to any figure
 * @returns the places of those figures in the list; null where the link says nothing to any figure
 */
export function placesOf(
  given: readonly string[],
  figures: readonly (readonly string[])[],
  all: readonly string[],
): readonly number[] | null {
  const said = given.filter((word) => all.includes(word));
  if (said.length === 0) return null;
  return figures.flatMap((words, place) => (said.every((word) => words.includes(word)) ? [place] : []));
}
