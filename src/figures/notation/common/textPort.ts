import { listen } from '#figure/controls/listen.ts';
import type { Span } from '#engine/diagnostics.ts';
import type { PtnDiagnostic } from '#notation/diagnostic.ts';

/** The field of a text: a textarea, or CodeMirror once the reader writes. Offsets are UTF-16 units. */
export interface TextPort {
  readonly text: () => string;
  /** The position of the cursor. */
  readonly cursor: () => number;
  /** Replaces the whole text. */
  readonly replace: (text: string) => void;
  /** Moves the cursor and scrolls it into view. */
  readonly goTo: (offset: number) => void;
  /** Marks the current move of the board. */
  readonly mark: (span: Span | null) => void;
  /** Marks the positions of diagnostics. */
  readonly annotate: (diagnostics: readonly PtnDiagnostic[]) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

/** Events of a field, only for changes by the reader. */
export interface TextEvents {
  readonly onchange: () => void;
  readonly oncursor: () => void;
}

const nothing = (): void => undefined;

/** Returns the port of a textarea. */
export function areaPort(area: HTMLTextAreaElement, { onchange, oncursor }: TextEvents): TextPort {
  const keys = /^(?:Arrow|Page|Home$|End$)/;
  const onkeyup = ({ key }: KeyboardEvent): void => {
    if (keys.test(key)) oncursor();
  };
  const close = listen(area, { input: onchange, click: oncursor, keyup: onkeyup });
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
    close,
  };
}
