import 'strings:ptn';
import type { Voice } from '#text/voice.ts';
import type { GameView } from './game.svelte.ts';
import { sayRemark } from './sayRemark.ts';

// What a report on a game holds besides its board and its sentence.

type Shown = Pick<GameView, 'game' | 'position' | 'last'>;

/** Where the text of the step that is shown begins and ends: its move and what stands behind it, or all before the first move. */
function spanOfShown({ game: { text, record }, position: { played, said } }: Shown): {
  readonly start: number;
  readonly end: number;
} {
  const end = said.at(-1)?.span.end ?? played?.move.span.end;
  return { start: played?.move.span.start ?? 0, end: end ?? record.document.items[0]?.span.start ?? text.length };
}

/** The text of a game up to the step that is shown; at the last one with the move at which the game stops. */
export function textUpTo(view: Shown): string {
  const { game, position, last } = view;
  const stop = position.step === last ? game.record.stoppedAt : null;
  return game.text.slice(0, stop?.span.end ?? spanOfShown(view).end).trimEnd();
}

/** What is to be said about the text of the step, with the places. */
export function remarksAt(view: Shown, { say }: Voice): readonly string[] {
  const { start, end } = spanOfShown(view);
  const about = view.game.diagnostics.filter(({ span }) => span.start >= start && span.end <= end);
  return about.map((diagnostic) => {
    const { line, column, severity } = diagnostic;
    return `${say('ptn.place', { line, column })} ${say(`ptn.severity.${severity}`)}: ${sayRemark(diagnostic, say)}`;
  });
}
