/** Half-open range of UTF-16 units in the text that was read. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is wrong with a text from outside: where, which rule, and a sentence that says what is allowed. */
export interface Diagnostic {
  readonly code: string;
  readonly span: Span;
  readonly sentence: string;
  /** The values in the sentence, for other languages. */
  readonly values: Readonly<Record<string, string | number>>;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (...diagnostics: readonly Diagnostic[]): Result<never> => ({ ok: false, diagnostics });

/** The English sentences of the engine's text forms, by code. Interface strings `error.CODE` of another language replace them. */
export const SENTENCES = {
  'board.empty': 'The board has no rows; it needs 1 to 40.',
  'board.tooManyRows': 'The board has {rows} rows; 1 to 40 are allowed.',
  'board.width': 'Row {row} from the top has {width} columns; 4 to 32 are allowed.',
  'board.ragged':
    'Row {row} from the top has {width} columns, the first row has {first}; all rows need the same number.',
  'board.content':
    '"{found}" cannot stand in a board; allowed are . for empty, # for filled and the piece letters I J L O S T Z.',
  'scenario.word': '"{found}" is not a word of a scenario; write name=value.',
  'scenario.unknown': '"{found}" is not a word of a scenario; the words are {allowed}.',
  'scenario.twice': '"{found}" is given twice; once is enough.',
  'scenario.missing': '"{name}" is missing; a scenario needs {needed}.',
  'scenario.system': '"{found}" is not a rotation system; known are {allowed}.',
  'scenario.reading': '"{found}" is not a reading of {system}; {allowed}.',
  'scenario.piece': '"{found}" is not a piece; pieces are I J L O S T Z.',
  'scenario.from': '"{found}" is not an orientation; allowed are 0 1 2 3, 0 R 2 L or N E S W.',
  'scenario.turn': '"{found}" is not a turn; turns are cw, ccw and 180.',
  'scenario.at': '"{found}" is not a position; write column and row of the box corner as x,y, for example 3,2.',
  'scenario.precedence': '"{found}" is not a precedence; allowed are left and right.',
  'scenario.floorkicks': '"{found}" is not a number of floor kicks; allowed are 0 to 9.',
  'scenario.height': '"{found}" is not a number of visible rows; allowed are 4 to 40.',
  'scenario.step': '"{found}" is not a step; allowed are 0 to 99.',
  'scenario.overlap': 'The {piece} would lie on the {kind} at column {column}, row {row}; move it to free squares.',
} as const;

/** Fills `{name}` places of a template. Values are inserted as they are: the result is text, never markup. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.includes('{')
    ? template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
    : template;

/** A function that makes diagnostics from a table of English sentences by code. */
export const diagnoser =
  <Code extends string>(sentences: Readonly<Record<Code, string>>) =>
  (code: Code, span: Span, values: Readonly<Record<string, string | number>> = {}): Diagnostic => ({
    code,
    span,
    values,
    sentence: fillTemplate(sentences[code], values),
  });

export const diagnose = diagnoser(SENTENCES);
