/** Texts, by the beginnings of their paths, that are not yet written to the style guide. */
export const UNFINISHED: readonly string[] = ['content/docs/lab/table'];
