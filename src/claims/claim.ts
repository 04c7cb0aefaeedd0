/**
 * What became of a statement of a source.
 * - `holds`: the check confirms it.
 * - `corrected`: the source is wrong; the check shows that its statement fails and that ours holds.
 * - `disputed`: sources disagree; the check runs every reading and finds them different.
 * - `unverifiable`: history, opinion, or a game that is not at hand; nothing here can decide it.
 */
export const CLAIM_STATUSES = ['holds', 'corrected', 'disputed', 'unverifiable'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** What a check found, in one sentence for the reader; `holds` is false when the claim's status is not borne out. */
export interface Evidence {
  readonly holds: boolean;
  readonly found: string;
}

/** What this project can say about one statement of a source document. */
export interface ClaimCheck {
  /** Dotted name that pages use: `srs.symmetric-except-i`. */
  readonly id: string;
  /** Row of the inventory: source number and running number, `0-58`. */
  readonly row: string;
  readonly status: ClaimStatus;
  /** Path of the page it belongs on, without a leading slash: `systems/srs/kicks/`. */
  readonly page: string;
  /** Runs the engine; null only where the status is `unverifiable`. */
  readonly check: (() => Evidence) | null;
}

/** The sentences of a claim. They stand in `content/claims`, one file a language, where writers and translators find them. */
export interface ClaimText {
  /** The statement, in our words. */
  readonly statement: string;
  /** For unverifiable claims: why nothing can be run. */
  readonly remark?: string;
}

export interface Claim extends ClaimCheck, ClaimText {}

/** Evidence from a condition and the sentence that states what was found. */
export const evidence = (holds: boolean, found: string): Evidence => ({ holds, found });
