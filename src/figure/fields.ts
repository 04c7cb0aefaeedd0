import { failed, fillTemplate, ok, type Diagnostic, type Result, type Span } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';

/** One word of a figure's state: how its value is written, read, and described to those who wrote it wrong. */
export interface Field<V> {
  readonly print: (value: V) => string;
  readonly read: (text: string) => V | null;
  /** `0 to 8`, `cw or ccw`: goes into the sentence of a diagnostic. */
  readonly allowed: string;
  /** What exactly is wrong with a text that begins at `start`, where more can be said than what is allowed; else null. */
  readonly fault?: (text: string, start: number) => Diagnostic | null;
}

/** The words of a figure, by the names of its state; names stand in links and attributes as they are. */
export type Fields<S> = { readonly [N in keyof S]: Field<S[N]> };

/** A figure as far as it can be written down: what it can show, and what it shows where nothing else is asked for. */
export interface FigureSpec<S> {
  readonly fields: Fields<S>;
  readonly standard: S;
  /** What comes of a state, in the words of `expect`: pages assert it, and the build stops when it is something else. */
  readonly outcome: (state: S) => string;
}

export const oneOf = <V extends string>(values: readonly V[]): Field<V> => ({
  print: (value) => value,
  read: (text) => values.find((value) => value === text) ?? null,
  allowed: values.join(', '),
});

const wholeNumber = (text: string): number | null => (/^-?\d{1,10}$/.test(text) ? Number(text) + 0 : null);

/** A whole number between two others, both included; with a `step`, only every so many from the least. */
export const whole = (least: number, most: number, step = 1): Field<number> => ({
  print: String,
  read: (text) => {
    const value = wholeNumber(text);
    return value !== null && value >= least && value <= most && (value - least) % step === 0 ? value : null;
  },
  allowed: step === 1 ? `whole numbers from ${least} to ${most}` : `every ${step} from ${least} to ${most}`,
});

export const oneOfNumbers = <V extends number>(values: readonly V[]): Field<V> => ({
  print: String,
  read: (text) => values.find((value) => String(value) === text) ?? null,
  allowed: values.join(', '),
});

/** A square by its lower-left corner, `-4,3`, at most `half` squares from the middle of a board. */
export const squareWithin = (half: number): Field<Vec> => ({
  print: ([x, y]) => `${x},${y}`,
  read: (text) => {
    const [x, y, ...more] = text.split(',').map(wholeNumber);
    if (x === null || y === null || x === undefined || y === undefined || more.length > 0) return null;
    return [x, y].every((along) => along >= -half && along < half) ? [x, y] : null;
  },
  allowed: `x,y from ${-half} to ${half - 1}`,
});

/** Some of the whole numbers of a range, `1+2+4` or `none`; kept in order, each once. */
export const someOf = (least: number, most: number): Field<readonly number[]> => ({
  print: (values) => (values.length === 0 ? 'none' : values.join('+')),
  read: (text) => {
    if (text === 'none') return [];
    const values = text.split('+').map(wholeNumber);
    const chosen = values.filter((value) => value !== null && value >= least && value <= most);
    return chosen.length === values.length ? [...new Set(chosen as number[])].sort((a, b) => a - b) : null;
  },
  allowed: `none, or whole numbers from ${least} to ${most} joined by +`,
});

/** The English sentences of these diagnostics, by code. Interface strings `error.CODE` of another language replace them. */
const SENTENCES = {
  'figure.word': '"{found}" is not a word of this figure; the words are {allowed}.',
  'figure.value': '{name} cannot be "{found}"; allowed: {allowed}.',
} as const;

function diagnose(code: keyof typeof SENTENCES, span: Span, values: Readonly<Record<string, string>>): Diagnostic {
  return { code, span, values, sentence: fillTemplate(SENTENCES[code], values) };
}

const namesOf = <S>(fields: Fields<S>): readonly (keyof S & string)[] => Object.keys(fields) as (keyof S & string)[];

/** The words of a state, in the order of its fields. */
export const wordsOfState = <S>(fields: Fields<S>, state: S): readonly (readonly [string, string])[] =>
  namesOf(fields).map((name) => [name, fields[name].print(state[name])]);

/** The words of a state that another one says otherwise. */
export function wordsBeside<S>(fields: Fields<S>, state: S, other: S): readonly (readonly [string, string])[] {
  const others = new Map(wordsOfState(fields, other));
  return wordsOfState(fields, state).filter(([name, value]) => others.get(name) !== value);
}

export const printState = <S>(fields: Fields<S>, state: S): string =>
  wordsOfState(fields, state)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Reads a line of words over a state: words that are missing keep their value. Reports every wrong word. */
export function readState<S>(fields: Fields<S>, line: string, base: S): Result<S> {
  const diagnostics: Diagnostic[] = [];
  const changes: Partial<S> = {};
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    const equals = word.includes('=') ? word.indexOf('=') : word.length;
    const found = word.slice(0, equals);
    const name = namesOf(fields).find((known) => known === found);
    if (name === undefined) {
      const span = { start: index, end: index + equals };
      diagnostics.push(diagnose('figure.word', span, { found, allowed: namesOf(fields).join(', ') }));
      continue;
    }
    const text = word.slice(equals + 1);
    const value = fields[name].read(text);
    if (value !== null) changes[name] = value;
    else {
      const span = { start: index + Math.min(equals + 1, word.length), end: index + word.length };
      const fault = fields[name].fault?.(text, span.start);
      diagnostics.push(fault ?? diagnose('figure.value', span, { name, found: text, allowed: fields[name].allowed }));
    }
  }
  return diagnostics.length > 0 ? failed(...diagnostics) : ok({ ...base, ...changes });
}
