import { fillTemplate } from '#engine/diagnostics.ts';

export type Values = Readonly<Record<string, string | number>>;
/** Looks up an interface string and fills its `{name}` placeholders. A `count` among the values chooses between `key.one`, `key.other` … */
export type Say = (key: string, values?: Values) => string;

const DEFAULT_LANGUAGE = 'en';
const dictionaries = new Map<string, Map<string, string>>();
const speakers = new Map<string, Say>();

/** Registers strings. The modules `strings:GROUP` call it for the components that import them. */
export function addStrings(language: string, strings: Readonly<Record<string, string>>): void {
  const known = dictionaries.get(language) ?? new Map<string, string>();
  for (const [key, text] of Object.entries(strings)) known.set(key, text);
  dictionaries.set(language, known);
}

const ownDictionary = (language: string) => dictionaries.get(language) ?? dictionaries.get(language.split('-')[0]!);

const find = (language: string, key: string): string | undefined =>
  ownDictionary(language)?.get(key) ?? dictionaries.get(DEFAULT_LANGUAGE)?.get(key);

const plurals = new Map<string, Intl.PluralRules>();

/** The form of a string for a count, by the rules of the language that the string is in. */
function formOf(language: string, key: string, count: number): string | undefined {
  const own = ownDictionary(language);
  if (!own?.has(`${key}.other`)) return undefined;
  const plural = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, plural);
  return own.get(`${key}.${plural.select(count)}`) ?? own.get(`${key}.other`);
}

/**
 * Returns the lookup for a language; English replaces missing strings.
 * @throws Error for a key that no language has, or whose group was not imported: the strings are part of the program
 */
export function speaker(language: string = DEFAULT_LANGUAGE): Say {
  const known = speakers.get(language);
  if (known) return known;
  const say: Say = (key, values = {}) => {
    const count = values['count'];
    const form =
      typeof count === 'number' ? (formOf(language, key, count) ?? formOf(DEFAULT_LANGUAGE, key, count)) : undefined;
    const template = form ?? find(language, key);
    if (template === undefined) throw new Error(`No interface string "${key}": is its group imported?`);
    return fillTemplate(template, values);
  };
  speakers.set(language, say);
  return say;
}

/** Translates a text whose English is data, such as a note in the record of a system; falls back to the English. */
export const translated = (language: string, key: string, english: string): string => find(language, key) ?? english;

/** Returns the interface string of a key; undefined if no language has it. */
export const stringOf = (language: string, key: string): string | undefined => find(language, key);

/** Returns the sentence of a diagnostic in the speaker's language; falls back to the engine's English. */
export function sayDiagnostic(
  language: string,
  diagnostic: { readonly code: string; readonly sentence: string; readonly values: Values },
): string {
  const template = find(language, `error.${diagnostic.code}`);
  return template === undefined ? diagnostic.sentence : fillTemplate(template, diagnostic.values);
}
