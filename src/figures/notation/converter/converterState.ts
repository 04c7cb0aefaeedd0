import type { ConvertOptions, Format, SourceFormat } from '#notation/convert.ts';
import { oneOf, type Field, type FigureSpec } from '#figure/fields.ts';
import { anyText } from '#figure/textField.ts';
import { FORMAT_NAMES, SOURCE_FORMAT_NAMES } from '../common/conversion/formats.ts';

export interface ConverterState {
  readonly from: SourceFormat;
  readonly to: Format;
  readonly text: string;
  /** Letters for StackRabbit lines without any. */
  readonly pieces: string;
  readonly meaning: NonNullable<ConvertOptions['meaning']>;
  readonly grammar: NonNullable<ConvertOptions['grammar']>;
  readonly fumen: NonNullable<ConvertOptions['fumen']>;
}

/** Links leave out letters that are no pieces, because they are slips of the reader. */
const pieces: Field<string> = {
  print: (letters) => letters.replace(/[^IJLOSTZ]/gi, ''),
  read: (text) => (/^[IJLOSTZ]{0,200}$/i.test(text) ? text : null),
  allowed: 'up to 200 of the letters I J L O S T Z',
};

const MEANINGS = ['from entry', 'from the top'] as const;
const inOneWord = (text: string): string => text.replaceAll(' ', '-');

const meaning: Field<ConverterState['meaning']> = {
  print: inOneWord,
  read: (text) => MEANINGS.find((value) => inOneWord(value) === text) ?? null,
  allowed: MEANINGS.map(inOneWord).join(', '),
};

/** The parameters of a converter in a link. */
export const CONVERTER: Pick<FigureSpec<ConverterState>, 'fields' | 'standard'> = {
  fields: {
    from: oneOf(SOURCE_FORMAT_NAMES),
    to: oneOf(FORMAT_NAMES),
    text: anyText('a game'),
    pieces,
    meaning,
    grammar: oneOf(['dialect', 'reference']),
    fumen: oneOf(['comments', 'queue']),
  },
  standard: {
    from: 'ptn',
    to: 'stackrabbit',
    text: '',
    pieces: '',
    meaning: 'from entry',
    grammar: 'dialect',
    fumen: 'comments',
  },
};
