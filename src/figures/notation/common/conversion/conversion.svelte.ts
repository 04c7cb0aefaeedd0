import { FetchedParts } from '#figure/controls/fetchedParts.svelte.ts';
import type { ConvertOptions, Format, SourceFormat } from '#notation/convert.ts';
import type { PtnDiagnostic } from '#notation/diagnostic.ts';
import type { LineTable } from '#notation/lines.ts';

/** The diagnostics of a conversion. */
export interface ConversionRemarks {
  readonly text: string;
  readonly lines: LineTable;
  readonly diagnostics: readonly PtnDiagnostic[];
}

/** The formats and options of a conversion. */
export interface Wanted {
  readonly from: SourceFormat;
  readonly to: Format;
  readonly options: ConvertOptions;
}

/** A text, its format, the target format, and the result. */
export class ConversionState {
  readonly parts: FetchedParts = new FetchedParts();
  from: SourceFormat = $state() as SourceFormat;
  to: Format = $state() as Format;
  /** Letters for StackRabbit lines without any. */
  pieces: string = $state('');
  meaning: 'from entry' | 'from the top' = $state('from entry');
  grammar: 'dialect' | 'reference' = $state('dialect');
  fumen: 'comments' | 'queue' = $state('comments');
  output: string | null = $state(null);
  remarks: ConversionRemarks | null = $state.raw(null);
  #runs = 0;

  constructor(from: SourceFormat, to: Format, output: string | null = null) {
    this.from = from;
    this.to = to;
    this.output = output;
  }

  get wanted(): Wanted {
    const { from, to, pieces, meaning, grammar, fumen } = this;
    return { from, to, options: { pieces, meaning, grammar, fumen } };
  }

  /** Converts a text; only the last of several runs counts. The converter is loaded at its first use. */
  async run(text: string): Promise<string | null> {
    const run = ++this.#runs;
    const { from, to, options } = this.wanted;
    const fetched = await this.parts.fetch(() =>
      Promise.all([import('#notation/convert.ts'), import('#notation/lengthLimits.ts'), import('#notation/lines.ts')]),
    );
    if (!fetched || run !== this.#runs) return this.output;
    const [{ convert }, { lengthFault }, { lineTable }] = fetched;
    const long = lengthFault(text, from, to);
    const { text: made, diagnostics } = long ? { text: null, diagnostics: [long] } : convert(text, from, to, options);
    this.output = made;
    this.remarks = { text, lines: lineTable(text), diagnostics };
    return made;
  }
}
