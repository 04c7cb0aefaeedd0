import type { Format, SourceFormat } from '#notation/convert.ts';
import { plainName } from '#text/plainName.ts';

// The names alone: what reads and writes the formats is fetched when somebody converts.

/** In the order in which a reader chooses between them. */
export const FORMAT_NAMES = ['ptn', 'trainer', 'stackrabbit', 'fumen', 'tbp'] as const satisfies readonly Format[];
export const SOURCE_FORMAT_NAMES = [...FORMAT_NAMES, 'columns'] as const satisfies readonly SourceFormat[];

const ENDINGS: Readonly<Record<Format, string>> = {
  ptn: 'ptn',
  trainer: 'trainer.txt',
  stackrabbit: 'stackrabbit.txt',
  fumen: 'fumen.txt',
  tbp: 'tbp.json',
};

/** The name of a file for a game: its title in plain letters, and what the format is called. */
export const fileName = (title: string | null, format: Format): string =>
  `${plainName(title ?? '', 'game')}.${ENDINGS[format]}`;
