/** Texts, by the beginnings of their paths, that are not yet written to the style guide. */
export const UNFINISHED: readonly string[] = [
  'CHANGELOG',
  'CONTRIBUTING',
  'README',
  'content/claims',
  'content/docs/404',
  'content/docs/compare',
  'content/docs/index',
  'content/docs/lab',
  'content/docs/notation',
  'content/docs/project/architecture',
  'content/docs/project/decisions',
  'content/docs/reference',
  'content/docs/systems',
  'content/errata',
  'content/i18n',
];
