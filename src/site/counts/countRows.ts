/** A table of counts: its name, its heads and its rows. */
export interface CountRows {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly href?: string;
    readonly cells: readonly (string | number)[];
  }[];
}
