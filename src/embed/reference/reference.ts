import { ownEntry } from '#engine/ownEntry.ts';
import { SCANNER } from '#figures/scanner/scannerState.ts';
import type { FigureSpec } from '#figure/fields.ts';
import { OFFSET_DERIVER } from '#figures/offsets/offsetState.ts';
import { ORIENTATION_WHEEL } from '#figures/wheel/orientationWheel.ts';
import { SHELL_EXPLORER } from '#figures/rotatris/shells/shellStates.ts';
import { ELEMENTS, type ElementName, type ElementWords } from '../elements.ts';
import { TABLE } from '../attributes/tableWords.ts';
import { phrase, said, values, WORD_USES, type Allowed, type Usual } from './vocabulary.ts';

/** What a page can write on an element: one row of the reference. */
export interface AttributeRow {
  readonly name: string;
  /** `word` of the state, a whole `line` of words, a `look`, or free `text`. */
  readonly kind: 'word' | 'line' | 'look' | 'text';
  readonly allowed: Allowed;
  readonly usual: Usual;
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

/** A description that only lists words is a list. */
const allowedBy = (description: string): Allowed =>
  /^[\w-]+(?:, [\w-]+)*$/.test(description) ? values(description.split(', ')) : phrase(description);

/** @throws Error for a word that nobody describes: the lists are part of the program */
function wordRow(element: ElementName, name: string, kind: 'word' | 'text'): AttributeRow {
  const use = ownEntry(WORD_USES[element] ?? {}, name);
  if (use) return { name, kind, ...use };
  const spec = DESCRIBED[element] as Described | undefined;
  const field = spec?.fields[name as never] as { allowed: string; print: (value: unknown) => string } | undefined;
  if (!spec || !field) throw new Error(`Nothing says what ${name} of <${element}> may be.`);
  const standard = spec.standard as Readonly<Record<string, unknown>>;
  return { name, kind, allowed: allowedBy(field.allowed), usual: phrase(field.print(ownEntry(standard, name))) };
}

/** All elements with all attributes: what is known of each, from the lists that the elements themselves read. */
export const elementRows = (): readonly ElementRows[] =>
  (Object.entries(ELEMENTS) as readonly [ElementName, ElementWords][]).map(([element, known]) => ({
    element,
    attributes: [
      ...known.words.map((name) => wordRow(element, name, 'word')),
      ...(known.line === null ? [] : [{ name: known.line, kind: 'line', allowed: said('line'), usual: null } as const]),
      ...known.texts.map((name) => wordRow(element, name, 'text')),
      ...Object.entries(known.looks).map(([name, looks]) => {
        const usual = name === 'theme' ? said('usualTheme') : phrase(looks[0]!);
        return { name, kind: 'look', allowed: values(looks), usual } as const;
      }),
    ],
  }));
