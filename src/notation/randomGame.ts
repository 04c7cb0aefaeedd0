import { PIECES, type Piece } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { xorshift32 } from '#engine/random.ts';
import { moveAt, NO_SPAN, RATINGS, type Item, type Move, type PtnDocument } from './document.ts';
import { canReach, dropRow, isFree } from './entry.ts';
import { formsOf, NES } from './forms.ts';
import { startReplay } from './game.ts';
import { replayFrom } from './replay.ts';

/** Every move that a piece can make on a field: straight drops without a row, tucks and spins with theirs. For tests and benches. */
export const movesOn = (field: Playfield, piece: Piece): readonly Move[] =>
  formsOf(piece).flatMap((form) =>
    Array.from({ length: NES.field.width - form.width + 1 }, (_, left): readonly Move[] => {
      const [, entered] = form.entry;
      const dropped = dropRow(field, form, left);
      const straight = dropped !== null && canReach(field, form, left, entered);
      const rows = Array.from({ length: Math.min(entered, field.rows.length) + 1 }, (_, row) => row).filter(
        (row) =>
          !(straight && row === dropped) &&
          isFree(field, form, left, row) &&
          !isFree(field, form, left, row - 1) &&
          canReach(field, form, left, row),
      );
      return [...(straight ? [moveAt(form, left, null)] : []), ...rows.map((row) => moveAt(form, left, row))];
    }).flat(),
  );

/**
 * A game of random moves that all can be made, the same for the same seed: with a level, comments, ratings, marked clears, and now and
 * then a row that a straight drop does not need. Low places are liked, so that lines are cleared. It ends where no move is left.
 */
export function randomGame(seed: number, moves: number): PtnDocument {
  const next = xorshift32(seed * 7919 + 1);
  const oneOf = <T>(list: readonly T[]): T => list[next() % list.length]!;
  const items: Item[] = [];
  const document: PtnDocument = { headers: [{ key: 'Title', value: `Game ${seed}`, span: NO_SPAN }], items };
  let { state } = startReplay(document);
  const add = (item: Item): void => {
    items.push(item);
    state = replayFrom(state, item).state;
  };

  add({ is: 'level', level: oneOf([0, 8, 18, 19, 29]), span: NO_SPAN });
  for (let made = 0; made < moves; made++) {
    const choices = movesOn(state.game.field, oneOf(PIECES)).flatMap((move) => replayFrom(state, move).played ?? []);
    if (choices.length === 0) break;
    const few = Array.from({ length: 6 }, () => oneOf(choices));
    const { move, bottom, cleared } = few.sort((a, b) => a.bottom - b.bottom || b.cleared - a.cleared)[0]!;
    add({
      ...move,
      bottom: next() % 8 === 0 ? bottom : move.bottom,
      marked: cleared,
      rating: next() % 6 === 0 ? oneOf(RATINGS) : null,
    });
    if (next() % 10 === 0)
      add({ is: 'comment', text: oneOf(['well', 'a\nb', '', 'Note: x', '=Level 3', '!']), span: NO_SPAN });
    const { score } = state.game;
    if (next() % 12 === 0) add({ is: 'comment', text: `score=${score}`, span: NO_SPAN });
  }
  return document;
}
