import { readColumns } from './columns.ts';
import { NO_REMARKS, type Export, type Import } from './conversion.ts';
import type { PtnDocument } from './document.ts';
import { isError, located, type PtnDiagnostic } from './diagnostic.ts';
import { lineTable } from './lines.ts';
import { parsePtn } from './parse.ts';
import { printForReference, printPtn } from './print.ts';
import { readFumen } from './readFumen.ts';
import { readStackRabbit, writeStackRabbit, type StackRabbitOptions } from './stackrabbit.ts';
import { readTbp, writeTbp } from './tbp.ts';
import { readTrainer, writeTrainer } from './trainer.ts';
import { writeFumen, writeFumenQueue } from './writeFumen.ts';

/**
 * The formats that games are written in.
 * @example
 * import { FORMATS } from 'wallkick/notation';
 *
 * FORMATS; // → ['ptn', 'trainer', 'stackrabbit', 'fumen', 'tbp']
 */
export const FORMATS = ['ptn', 'trainer', 'stackrabbit', 'fumen', 'tbp'] as const;
/** A format that games are written in. */
export type Format = (typeof FORMATS)[number];

/**
 * The formats that games are read from. Columns alone say too little to be written.
 * @example
 * import { SOURCE_FORMATS } from 'wallkick/notation';
 *
 * SOURCE_FORMATS.includes('columns'); // → true
 */
export const SOURCE_FORMATS = [...FORMATS, 'columns'] as const;
/** A format that games are read from. */
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

export const isFormat = (name: string): name is Format => (FORMATS as readonly string[]).includes(name);
export const isSourceFormat = (name: string): name is SourceFormat =>
  (SOURCE_FORMATS as readonly string[]).includes(name);

/** What a format leaves open. */
export interface ConvertOptions extends StackRabbitOptions {
  /** Whether PTN is written for this site's dialect or so that the reference grammar accepts it. */
  readonly grammar?: 'dialect' | 'reference';
  /** What a fumen says: headers, ratings and comments, or nothing but the pieces to come, as its quizzes have them. */
  readonly fumen?: 'comments' | 'queue';
}

/** A text in another format, with what was wrong with the first one. */
export interface Conversion {
  /** Null when something could not be converted; the diagnostics say what. */
  readonly text: string | null;
  /** About the text that was given. Warnings of the notation itself are left out. */
  readonly diagnostics: readonly PtnDiagnostic[];
}

function read(format: SourceFormat, text: string, options: ConvertOptions): Import {
  switch (format) {
    case 'ptn': {
      const { document, remarks } = parsePtn(text);
      return { document, remarks: remarks.filter(isError) };
    }
    case 'trainer':
      return readTrainer(text);
    case 'stackrabbit':
      return readStackRabbit(text, options);
    case 'fumen':
      return readFumen(text);
    case 'tbp':
      return readTbp(text);
    case 'columns':
      return readColumns(text);
  }
}

function write(format: Format, document: PtnDocument, { meaning, grammar, fumen }: ConvertOptions): Export {
  switch (format) {
    case 'ptn':
      return { text: (grammar === 'reference' ? printForReference : printPtn)(document), remarks: NO_REMARKS };
    case 'trainer':
      return writeTrainer(document);
    case 'stackrabbit':
      return writeStackRabbit(document, meaning);
    case 'fumen':
      return (fumen === 'queue' ? writeFumenQueue : writeFumen)(document);
    case 'tbp':
      return writeTbp(document);
  }
}

/**
 * Converts a game between formats.
 * @param options what a format leaves open, on whichever side it is
 * @returns the text, or null with the errors that prevent it
 * @example
 * import { convert } from 'wallkick/notation';
 *
 * convert('Title: A start\n\nO-12', 'ptn', 'stackrabbit').text; // → 'O [0, -4, 18]\n'
 */
export function convert(text: string, from: SourceFormat, to: Format, options: ConvertOptions = {}): Conversion {
  const given = read(from, text, options);
  const lines = lineTable(text);
  if (given.remarks.some(isError)) return { text: null, diagnostics: located(given.remarks, lines) };
  const made = write(to, given.document, options);
  return { text: made.text, diagnostics: located([...given.remarks, ...made.remarks], lines) };
}
