import type { RotationSystem } from '#engine/system.ts';
import { csvText } from './csv.ts';
import { OWN_NOTATION, type Notation } from './notation.ts';
import { prettyJson } from './prettyJson.ts';
import { DATA_VERSION } from './provenance.ts';
import { ENDINGS, LANGUAGES, snippet, type Language } from './snippets.ts';
import { solutionFinderText } from './solutionFinder.ts';
import { systemData } from './systemData.ts';
import { tablesOf } from './tables.ts';

export const FORMATS = ['json', 'csv', 'properties', ...LANGUAGES] as const;
export type FileFormat = (typeof FORMATS)[number];

const isLanguage = (format: FileFormat): format is Language => (LANGUAGES as readonly string[]).includes(format);

/** Whether a format is written in the reader's conventions; JSON and solution-finder have their own. */
export const followsNotation = (format: FileFormat): boolean => isLanguage(format) || format === 'csv';

/** Where the file of a system in a format is below `/data/`. */
export function dataPath({ id }: RotationSystem, format: FileFormat): string {
  if (isLanguage(format)) return `v${DATA_VERSION}/snippets/${id}.${ENDINGS[format]}`;
  return `v${DATA_VERSION}/${{ json: 'systems', csv: 'csv', properties: 'solution-finder' }[format]}/${id}.${format}`;
}

/**
 * The text of a system in a format; null where the format cannot say it. As it is published unless a notation is given.
 * @param schema its address, for JSON
 */
export function dataText(
  system: RotationSystem,
  format: FileFormat,
  notation: Notation = OWN_NOTATION,
  schema?: string,
): string | null {
  if (format === 'json') return prettyJson(systemData(system, schema));
  if (format === 'properties') return solutionFinderText(system);
  const tables = tablesOf(system, notation);
  return format === 'csv' ? csvText(tables) : snippet(tables, format);
}

/** The formats that can say a system. */
export const formatsOf = (system: RotationSystem): readonly FileFormat[] =>
  FORMATS.filter((format) => format !== 'properties' || solutionFinderText(system) !== null);
