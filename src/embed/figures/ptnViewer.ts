import { ok } from '#engine/diagnostics.ts';
import { EXAMPLE_GAMES, EXAMPLE_NAMES, type ExampleName } from '#notation/games.ts';
import { readGame } from '#notation/readGame.ts';
import { sheetOf } from '#notation/sheet.ts';
import { oneOf, readState, type Fields } from '#figure/fields.ts';
import { readRequest } from '#figures/notation/gameRequest.ts';
import PtnViewer from '#figures/notation/viewer/PtnViewer.svelte';
import { curvesOf } from '#figures/notation/spectrum.ts';
import { valueOf } from '../attributes/attributes.ts';
import { figure, type Read } from '../mounted.ts';

const GAME: Fields<{ readonly game: ExampleName }> = { game: oneOf(EXAMPLE_NAMES) };

/** The text of the game: an attribute has it or names an example, or else it stands in a `pre` inside the element. */
function textFor(host: HTMLElement): Read<string> {
  const name = valueOf(host, 'game');
  const text = valueOf(host, 'text') ?? (name === null ? host.querySelector('pre')?.textContent : null);
  if (text !== null && text !== undefined) return ok(text);
  const line = name === null ? '' : `game=${name}`;
  const named = readState(GAME, line, { game: EXAMPLE_NAMES[0]! });
  return named.ok ? ok(EXAMPLE_GAMES[named.value.game]) : { ...named, text: line };
}

export const awaken = figure({
  component: PtnViewer,
  read: (line, { host }) => {
    const text = textFor(host);
    if (!text.ok) return text;
    const game = readGame(text.value);
    const step = line === '' ? ok(undefined) : readRequest(line, game.record.length);
    return step.ok ? ok({ sheet: sheetOf(game), curves: curvesOf(game.record), step: step.value }) : step;
  },
  step: 'step',
});
