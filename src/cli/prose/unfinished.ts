/** Texts, by the beginnings of their paths, that are not yet written to the style guide. */
export const UNFINISHED: readonly string[] = [
  'CHANGELOG',
  'CONTRIBUTING',
  'README',
  'content/docs/lab/table',
  'content/docs/project/architecture',
  'content/docs/project/decisions',
];
