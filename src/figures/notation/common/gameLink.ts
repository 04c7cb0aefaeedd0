import type { LinkParams } from '#figure/record/links.ts';
import { plainText, TEXT_PARAMETER } from './textLink.ts';

/** A game has no fields: its text is compressed, and its steps depend on the text (textLink.ts, gameRequest.ts). */
export const GAME_LINK: LinkParams = {
  is: 'own',
  params: [
    { name: TEXT_PARAMETER, allowed: 'a text in PTN as a link carries it', standard: null },
    { name: 'step', allowed: 'whole numbers from 0, the start, to the last move', standard: 'the last move' },
  ],
};

/** Returns the query of a game at a step; at the last one, if nothing else is said. */
export const gameQuery = (text: string, step?: number): string =>
  `${TEXT_PARAMETER}=${plainText(text)}${step === undefined ? '' : ` step=${step}`}`;
