import type { Span } from '#engine/diagnostics.ts';
import type { Diagnostic } from '#notation/diagnostic.ts';

/** The field in which a text is written: a plain one at first, a richer one once somebody writes. Offsets are UTF-16 units. */
export interface TextPort {
  readonly text: () => string;
  /** Where the cursor is. */
  readonly cursor: () => number;
  /** Puts another text in place of the whole. */
  readonly replace: (text: string) => void;
  /** Puts the cursor to a place and brings it into view. */
  readonly goTo: (offset: number) => void;
  /** Marks the move that the board shows. */
  readonly mark: (span: Span | null) => void;
  /** Shows where something is said about the text. */
  readonly annotate: (diagnostics: readonly Diagnostic[]) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

/** What a field tells: what its reader did, not what a program did to it. */
export interface TextEvents {
  readonly onchange: () => void;
  readonly oncursor: () => void;
}

const nothing = (): void => undefined;

/** The port of a plain text area. */
export function areaPort(area: HTMLTextAreaElement, { onchange, oncursor }: TextEvents): TextPort {
  const keys = /^(?:Arrow|Page|Home$|End$)/;
  const onkeyup = ({ key }: KeyboardEvent): void => {
    if (keys.test(key)) oncursor();
  };
  area.addEventListener('input', onchange);
  area.addEventListener('click', oncursor);
  area.addEventListener('keyup', onkeyup);
  return {
    text: () => area.value,
    cursor: () => area.selectionStart,
    replace: (text) => {
      area.value = text;
    },
    goTo: (offset) => area.setSelectionRange(offset, offset),
    mark: nothing,
    annotate: nothing,
    focus: () => area.focus(),
    close: () => {
      area.removeEventListener('input', onchange);
      area.removeEventListener('click', oncursor);
      area.removeEventListener('keyup', onkeyup);
    },
  };
}
