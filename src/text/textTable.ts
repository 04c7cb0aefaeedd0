/** A cell of a table of texts. */
export interface TextCell {
  readonly text: string;
  /** `wrong` and `best` have a sign and a colour, `text` and `mono` stand at the left; figures stand at the right. */
  readonly is?: 'wrong' | 'best' | 'text' | 'mono' | undefined;
}

export interface TextRow<K extends string | number = string | number> {
  readonly key: K;
  readonly name: string;
  readonly cells: readonly TextCell[];
}

/** A table of texts: a figure draws it, and its report has it a row a line. */
export interface TextTable<K extends string | number = string | number> {
  readonly label: string;
  /** The heads of the columns, that of the names first. */
  readonly heads: readonly string[];
  readonly rows: readonly TextRow<K>[];
}
