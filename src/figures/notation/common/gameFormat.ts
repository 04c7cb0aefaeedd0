import { readIn, type Read, type StateFormat } from '#figure/stateFormat.ts';
import { figureLink, linkedParams } from '#share/figureLink.ts';
import { printParams } from '#text/params.ts';
import type { GameStep, GameView } from './game.svelte.ts';
import { readRequest } from './gameRequest.ts';
import { TEXT_PARAMETER } from './textLink.ts';

/**
 * Reads and prints the step of a game. A link with a text has no state here, because its steps are those of another game.
 * @param last returns the last step of the current game
 */
export function gameFormat(last: () => number): StateFormat<GameStep> {
  const read = (query: string): Read<GameStep> => {
    const wanted = readRequest(query, last());
    return wanted.ok ? { ok: true, value: { step: wanted.value } } : readIn(query, wanted);
  };
  return {
    print: ({ step }) => `step=${step}`,
    read,
    readLink: (search, figure) => {
      const params = linkedParams(search, figure, ['step', TEXT_PARAMETER]);
      return params?.has('step') && !params.has(TEXT_PARAMETER) ? read(printParams(params)) : null;
    },
    link: (page, figure, { step }) => figureLink(page, figure, [['step', String(step)]]),
  };
}

/** Returns the address of this page with a game at its step; null if the text is too long for an address. */
export async function gameAddress(figure: string, { game, step }: GameView): Promise<string | null> {
  const { LONGEST_LINK_TEXT, packText } = await import('./packedText.ts');
  const text = await packText(game.text);
  if (text.length > LONGEST_LINK_TEXT) return null;
  return figureLink(location.href, figure, [
    [TEXT_PARAMETER, text],
    ['step', String(step)],
  ]);
}
