import type { Format, SourceFormat } from '#notation/convert.ts';
import { plainName } from '#text/plainName.ts';

// Only the names: the code of the formats is loaded at the first conversion.

/** In the order of the picker. */
export const FORMAT_NAMES = ['ptn', 'trainer', 'stackrabbit', 'fumen', 'tbp'] as const satisfies readonly Format[];
export const SOURCE_FORMAT_NAMES = [...FORMAT_NAMES, 'columns'] as const satisfies readonly SourceFormat[];

const ENDINGS: Readonly<Record<Format, string>> = {
  ptn: 'ptn',
  trainer: 'trainer.txt',
  stackrabbit: 'stackrabbit.txt',
  fumen: 'fumen.txt',
  tbp: 'tbp.json',
};

/** Returns a file name for a game: its title in plain letters, and the extension of the format. */
export const fileName = (title: string | null, format: Format): string =>
  `${plainName(title ?? '', 'game')}.${ENDINGS[format]}`;
