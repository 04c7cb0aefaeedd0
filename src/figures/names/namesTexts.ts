import 'strings:names';
import { formatTransition } from '#text/conventions.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import type { TablePair } from './nameTables.ts';

/** The name of the first table, and the programs of both. */
export const namesOf = ({ tables: [game, other] }: TablePair) => ({
  name: game.name,
  first: game.program,
  second: other.program,
});

export const namesTitle = (pair: TablePair, { say }: Voice): string => say('names.title', namesOf(pair));

/** Says on how many turns the tables differ, and which one the board shows. */
export const namesSentence = (pair: TablePair, { say, conventions }: Voice): readonly Part[] =>
  phrase(say, pair.board ? 'names.differ' : pair.differing > 0 ? 'names.onlyInTable' : 'names.alike', {
    ...namesOf(pair),
    count: pair.differing,
    piece: pair.board ? { text: pair.board.turn.piece, kind: 'piece' } : '',
    transition: pair.board ? { text: formatTransition(pair.board.turn.name, conventions), kind: 'vector' } : '',
  });
