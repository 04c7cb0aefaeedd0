/** A message of a page to the worker: how much is kept, or keep some more. */
export type OfflineQuestion = 'state' | 'keep';

/** The reason why files could not be kept: no network, another version on the server, or no room in the browser. */
export type Problem = 'network' | 'version' | 'room';

/** How much of the site this browser keeps. */
export interface Kept {
  readonly kept: number;
  /** Number of files of the whole site. */
  readonly files: number;
  /** Size of all of them, not compressed. */
  readonly bytes: number;
  readonly problem: Problem | null;
}

/** A file that is kept. */
export interface KeptFile {
  /** Its address from the root of the site, `./guide/kicks/`. */
  readonly url: string;
  /** Changes with its content; null where its name does. */
  readonly revision: string | null;
  /** As in a script element: no other bytes are accepted. */
  readonly integrity: string;
}

/** All files of a build. */
export interface KeptSite {
  /** What every visit needs: kept at once. */
  readonly ahead: readonly KeptFile[];
  readonly rest: readonly KeptFile[];
  readonly bytes: number;
}
