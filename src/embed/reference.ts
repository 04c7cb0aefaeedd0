import { SCANNER } from '#widgets/ars/scannerState.ts';
import type { FigureSpec } from '#widgets/contract/fields.ts';
import { OFFSET_DERIVER } from '#widgets/offsets/offsetState.ts';
import { ORIENTATION_WHEEL } from '#widgets/orientationWheel.ts';
import { SHELL_EXPLORER } from '#widgets/rotatris/shellStates.ts';
import { ELEMENTS, type ElementName, type ElementWords } from './elements.ts';
import { TABLE } from './tableWords.ts';

/** What a page can write on an element: one row of the reference. */
export interface AttributeRow {
  readonly name: string;
  /** `word` of the state, a whole `line` of words, a `look`, or free `text`. */
  readonly kind: 'word' | 'line' | 'look' | 'text';
  /** What may be written, where a list or a phrase says it. */
  readonly allowed: string | null;
  /** What counts where nothing is written. */
  readonly usual: string | null;
}

export interface ElementRows {
  readonly element: ElementName;
  readonly attributes: readonly AttributeRow[];
}

type Described = Pick<FigureSpec<never>, 'fields' | 'standard'>;

/** The figures whose words describe themselves. */
const DESCRIBED: Readonly<Partial<Record<ElementName, unknown>>> = {
  'kick-table': TABLE,
  'offset-deriver': OFFSET_DERIVER,
  'orientation-wheel': ORIENTATION_WHEEL,
  'centre-column-scanner': SCANNER,
  'shell-explorer': SHELL_EXPLORER,
};

function wordRow(element: ElementName, name: string): AttributeRow {
  const spec = DESCRIBED[element] as Described | undefined;
  const field = spec?.fields[name as never] as { allowed: string; print: (value: unknown) => string } | undefined;
  const standard = spec?.standard as Readonly<Record<string, unknown>> | undefined;
  return { name, kind: 'word', allowed: field?.allowed ?? null, usual: field ? field.print(standard?.[name]) : null };
}

/** All elements with all attributes: what is known of each, from the lists that the elements themselves read. */
export const elementRows = (): readonly ElementRows[] =>
  (Object.entries(ELEMENTS) as readonly [ElementName, ElementWords][]).map(([element, known]) => ({
    element,
    attributes: [
      ...known.words.map((name) => wordRow(element, name)),
      ...(known.line === null ? [] : [{ name: known.line, kind: 'line', allowed: null, usual: null } as const]),
      ...known.texts.map((name) => ({ name, kind: 'text', allowed: null, usual: null }) as const),
      ...Object.entries(known.looks).map(
        ([name, allowed]) =>
          ({ name, kind: 'look', allowed: allowed.join(', '), usual: name === 'theme' ? null : allowed[0]! }) as const,
      ),
    ],
  }));
