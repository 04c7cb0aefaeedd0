import { failed, fillTemplate, ok, type Diagnostic, type Result, type Span } from '#engine/diagnostics.ts';
import { beyondEnd } from '#engine/beyondEnd.ts';
import type { Vec } from '#engine/geometry.ts';
import type { Params } from '#text/params.ts';

/** One parameter of a figure's state: how to print and parse its value, and how to describe it in diagnostics. */
export interface Field<V> {
  readonly print: (value: V) => string;
  readonly read: (text: string) => V | null;
  /** Part of a diagnostic: `0 to 8`, `cw or ccw`. */
  readonly allowed: string;
  /** Explains what is wrong with a text that begins at `start`, if more can be said than the allowed values; else null. */
  readonly fault?: (text: string, start: number) => Diagnostic | null;
}

/** Fields of a figure by name. Links and attributes use the same names. */
export type Fields<S> = { readonly [N in keyof S]: Field<S[N]> };

/** The data of a figure: its fields and its default state. */
export interface FigureSpec<S> {
  readonly fields: Fields<S>;
  readonly standard: S;
  /** The greatest values of numbers that depend on the rest of a state, such as its last step. */
  readonly most?: Partial<Readonly<Record<keyof S & string, (state: S) => number>>>;
  /** Parameters of other figures that a link may have instead, and how they are read. */
  readonly adopts?: { readonly params: readonly string[]; readonly read: (params: Params) => Params };
  /** Returns the outcome of a state in the terms of `expect`. Pages assert it, and the build stops if it differs. */
  readonly outcome: (state: S) => string;
}

export const oneOf = <V extends string>(values: readonly V[]): Field<V> => ({
  print: (value) => value,
  read: (text) => values.find((value) => value === text) ?? null,
  allowed: values.join(', '),
});

const readWhole = (text: string): number | null => (/^-?\d{1,10}$/.test(text) ? Number(text) + 0 : null);

/** A yes or no. */
export const yesOrNo: Field<boolean> = {
  print: (value) => (value ? 'yes' : 'no'),
  read: (text) => (text === 'yes' ? true : text === 'no' ? false : null),
  allowed: 'no, yes',
};

/** An integer in a closed range; with a `step`, only every so many from the least. */
export const wholeNumber = (least: number, most: number, step = 1): Field<number> => ({
  print: String,
  read: (text) => {
    const value = readWhole(text);
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
    const [x, y, ...more] = text.split(',').map(readWhole);
    if (x === null || y === null || x === undefined || y === undefined || more.length > 0) return null;
    return [x, y].every((along) => along >= -half && along < half) ? [x, y] : null;
  },
  allowed: `x,y from ${-half} to ${half - 1}`,
});

/** A subset of a range of integers, `1+2+4` or `none`, sorted and without duplicates. */
export const someOf = (least: number, most: number): Field<readonly number[]> => ({
  print: (values) => (values.length === 0 ? 'none' : values.join('+')),
  read: (text) => {
    if (text === 'none') return [];
    const values = text.split('+').map(readWhole);
    const chosen = values.filter((value) => value !== null && value >= least && value <= most);
    return chosen.length === values.length ? [...new Set(chosen as number[])].sort((a, b) => a - b) : null;
  },
  allowed: `none, or whole numbers from ${least} to ${most} joined by +`,
});

/** The English sentences of these diagnostics, by code. Other languages replace them by interface strings `error.CODE`. */
const SENTENCES = {
  'figure.word': '"{found}" is not a parameter of this figure; the parameters are {allowed}.',
  'figure.value': '{name} cannot be "{found}"; allowed: {allowed}.',
} as const;

function diagnose(code: keyof typeof SENTENCES, span: Span, values: Readonly<Record<string, string>>): Diagnostic {
  return { code, span, values, sentence: fillTemplate(SENTENCES[code], values) };
}

const namesOf = <S>(fields: Fields<S>): readonly (keyof S & string)[] => Object.keys(fields) as (keyof S & string)[];

/** Returns the parameters of a state, in the order of its fields. */
export const paramsOfState = <S>(fields: Fields<S>, state: S): readonly (readonly [string, string])[] =>
  namesOf(fields).map((name) => [name, fields[name].print(state[name])]);

/** Returns the parameters in which a state differs from another one. */
export function differingParams<S>(fields: Fields<S>, state: S, other: S): readonly (readonly [string, string])[] {
  const others = new Map(paramsOfState(fields, other));
  return paramsOfState(fields, state).filter(([name, value]) => others.get(name) !== value);
}

export const printState = <S>(fields: Fields<S>, state: S): string =>
  paramsOfState(fields, state)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Reads a query over a state. Missing parameters keep their value, and every wrong one gives a diagnostic. */
export function readState<S>(fields: Fields<S>, query: string, base: S): Result<S> {
  const diagnostics: Diagnostic[] = [];
  const changes: Partial<S> = {};
  for (const { 0: word, index } of query.matchAll(/\S+/g)) {
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

/** Reads a query of a figure as `readState` does, and refuses numbers beyond the end of the state. */
export function readSpec<S>(
  { fields, most }: Pick<FigureSpec<S>, 'fields' | 'most'>,
  query: string,
  base: S,
): Result<S> {
  const read = readState(fields, query, base);
  if (!read.ok || !most) return read;
  const lasts = Object.entries<(state: S) => number>(most as Record<string, (state: S) => number>);
  const beyond = beyondEnd(query, Object.fromEntries(lasts.map(([name, last]) => [name, () => last(read.value)])));
  return beyond.length > 0 ? failed(...beyond) : read;
}
