export interface Release {
  readonly id: string;
  /** The date of the release. */
  readonly title: string;
  readonly html: string;
}

const RELEASE = /<h2 id="(?<id>[^"]+)">(?<title>\d{4}-\d{2}-\d{2})<\/h2>(?<html>[\s\S]*?)(?=<h2 |$)/g;

/** The releases of the rendered changelog, newest first. */
export const releasesOf = (changelog: string): readonly Release[] =>
  [...changelog.matchAll(RELEASE)].map(({ groups }) => ({
    id: groups!['id']!,
    title: groups!['title']!,
    html: groups!['html']!.trim(),
  }));
