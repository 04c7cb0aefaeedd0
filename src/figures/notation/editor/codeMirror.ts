import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { lintGutter, setDiagnostics, type Diagnostic as Lint } from '@codemirror/lint';
import { Annotation, EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, drawSelection, EditorView, keymap, lineNumbers, type DecorationSet } from '@codemirror/view';
import type { Span } from '#engine/diagnostics.ts';
import type { PtnDiagnostic } from '#notation/diagnostic.ts';
import { ptnLanguage } from './ptnLanguage.ts';
import type { TextEvents, TextPort } from '../common/textPort.ts';

interface Opening extends TextEvents {
  readonly parent: HTMLElement;
  readonly text: string;
  /** Where the selection begins and ends; equal without one. */
  readonly selection: Span;
  readonly scrollTop: number;
  /** The accessible name of the field. */
  readonly label: string;
  /** Returns the message of a diagnostic in the reader's language. */
  readonly say: (diagnostic: PtnDiagnostic) => string;
}

/** Longer lines are not wrapped, because measuring them would block the page. */
const LONGEST_WRAPPED = 5000;
/** More marks in the text do not help the reader. */
const MOST_MARKS = 300;

/** Marks changes by the program, to distinguish them from those of the reader. */
const byProgram = Annotation.define<true>();

const markMove = StateEffect.define<Span | null>();
const movePart = Decoration.mark({ class: 'ptn-current' });

const markedMove = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marked, { changes, effects }) =>
    effects.reduce<DecorationSet>((set, effect) => {
      if (!effect.is(markMove)) return set;
      const span = effect.value;
      return span === null ? Decoration.none : Decoration.set(movePart.range(span.start, span.end));
    }, marked.map(changes)),
  provide: (field) => EditorView.decorations.from(field),
});

const isLong = (text: string): boolean => text.split(/[\r\n]/).some((line) => line.length > LONGEST_WRAPPED);

/** CodeMirror keeps every line end as one character, but the offsets of the parser count the original ones. */
const oneCharacter = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Opens an editor with colours, undo and marks. Tab leaves it, as in any other field. */
export function openCodeMirror({
  parent,
  text,
  selection,
  scrollTop,
  label,
  say,
  onchange,
  oncursor,
}: Opening): TextPort {
  const extensions: Extension = [
    lineNumbers(),
    history(),
    drawSelection(),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    ptnLanguage(),
    lintGutter(),
    markedMove,
    EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', autocapitalize: 'off' }),
    EditorView.updateListener.of((update) => {
      if (update.transactions.some((transaction) => transaction.annotation(byProgram))) return;
      if (update.docChanged) onchange();
      else if (update.selectionSet) oncursor();
    }),
  ];
  const stateOf = (doc: string, { start, end }: Span): EditorState =>
    EditorState.create({
      doc,
      selection: { anchor: Math.min(start, doc.length), head: Math.min(end, doc.length) },
      extensions: [extensions, isLong(doc) ? [] : EditorView.lineWrapping],
    });
  const view = new EditorView({ parent, state: stateOf(oneCharacter(text), selection) });
  view.scrollDOM.scrollTop = scrollTop;

  const lintOf = (diagnostic: PtnDiagnostic): Lint => ({
    from: Math.min(diagnostic.span.start, view.state.doc.length),
    to: Math.min(diagnostic.span.end, view.state.doc.length),
    severity: diagnostic.severity,
    message: say(diagnostic),
  });

  return {
    text: () => view.state.doc.toString(),
    cursor: () => view.state.selection.main.head,
    replace: (next) => view.setState(stateOf(oneCharacter(next), { start: 0, end: 0 })),
    goTo: (offset) =>
      view.dispatch({
        selection: { anchor: Math.min(offset, view.state.doc.length) },
        effects: EditorView.scrollIntoView(Math.min(offset, view.state.doc.length), { y: 'nearest', yMargin: 24 }),
        annotations: byProgram.of(true),
      }),
    mark: (span) => {
      const fits = span !== null && span.end <= view.state.doc.length && span.end > span.start;
      view.dispatch({ effects: markMove.of(fits ? span : null), annotations: byProgram.of(true) });
    },
    annotate: (diagnostics) =>
      view.dispatch({
        ...setDiagnostics(view.state, diagnostics.slice(0, MOST_MARKS).map(lintOf)),
        annotations: byProgram.of(true),
      }),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}
