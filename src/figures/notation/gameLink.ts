import type { LinkWords } from '#figure/record/links.ts';
import { TEXT_PARAMETER } from './textLink.ts';

/** A game is not written in fields: its text is compressed, and its steps are counted in it (textLink.ts, gameRequest.ts). */
export const GAME_LINK: LinkWords = {
  is: 'own',
  words: [
    { name: TEXT_PARAMETER, allowed: 'a text in PTN as a link carries it', standard: null },
    { name: 'step', allowed: 'whole numbers from 0, the start, to the last move', standard: 'the last move' },
  ],
};
