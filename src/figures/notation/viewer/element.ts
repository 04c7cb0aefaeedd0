import { diagnoser, ok } from '#engine/diagnostics.ts';
import { EXAMPLE_GAMES, EXAMPLE_NAMES, type ExampleName } from '#notation/games.ts';
import { readGame } from '#notation/readGame.ts';
import { sheetOf, type GameSheet } from '#notation/sheet.ts';
import { oneOf, readState, type Fields } from '#figure/fields.ts';
import type { ElementFigure, ReadProps } from '#figure/element/element.ts';
import { valueIn } from '#figure/record/elementParams.ts';
import { readRequest } from '../common/gameRequest.ts';
import type { Curves } from '../common/curves.ts';
import { curvesOf } from '../common/spectrum.ts';
import PtnViewer from './PtnViewer.svelte';

const GAME: Fields<{ readonly game: ExampleName }> = { game: oneOf(EXAMPLE_NAMES) };

const diagnose = diagnoser({
  'viewer.game':
    'This viewer has no game. Write its moves in the attribute text or in a pre inside the element. Or name an example in the attribute game: {allowed}. In Markdown, a pre needs a div around the viewer.',
});

/**
 * Returns the text of the game: an attribute contains it or names an example, otherwise a `pre` inside the element has it. A host may have
 * taken the `pre` away, so a viewer without a game shows no other one.
 */
function textFor(host: HTMLElement): ReadProps<string> {
  const name = valueIn(host, 'game');
  const text = valueIn(host, 'text') ?? (name === null ? host.querySelector('pre')?.textContent : null);
  if (text !== null && text !== undefined) return ok(text);
  if (name === null) {
    const allowed = EXAMPLE_NAMES.join(', ');
    return { ok: false, text: '', diagnostics: [diagnose('viewer.game', { start: 0, end: 0 }, { allowed })] };
  }
  const query = `game=${name}`;
  const named = readState(GAME, query, { game: EXAMPLE_NAMES[0]! });
  return named.ok ? ok(EXAMPLE_GAMES[named.value.game]) : { ...named, text: query };
}

interface Own {
  readonly sheet: GameSheet;
  readonly curves: Curves;
  readonly step: number | undefined;
}

export const element: ElementFigure<Own> = {
  component: PtnViewer,
  read: (query, { host }) => {
    const text = textFor(host);
    if (!text.ok) return text;
    const game = readGame(text.value);
    const step = query === '' ? ok(undefined) : readRequest(query, game.record.length);
    return step.ok ? ok({ sheet: sheetOf(game), curves: curvesOf(game.record), step: step.value }) : step;
  },
};
