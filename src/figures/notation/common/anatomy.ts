import type { Move } from '#notation/document.ts';
import { formatRow } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { span } from '#text/places.ts';

/** A part of a written move: its kind, its text, and its meaning. */
export interface MovePart {
  readonly part: 'piece' | 'direction' | 'columns' | 'row' | 'clear' | 'rating';
  readonly text: string;
  readonly meaning: string;
}

const WRITTEN =
  /^(?<piece>[A-Z])(?<direction>[udlr]?)-(?<columns>\d+)(?<row>@\d+)?(?<clear>\/[A-Z]+)?(?<rating>[!?]+)?$/;

/** Splits a move into its parts. Returns nothing for a text that is no move. */
export function anatomyOf(
  text: string,
  { form, left, bottom, marked, rating }: Move,
  voice: Voice,
): readonly MovePart[] {
  const { say, conventions } = voice;
  const written = WRITTEN.exec(text)?.groups;
  if (written === undefined) return [];
  const columns = Array.from({ length: form.width }, (_, index) => left + index);
  const meanings: Readonly<Record<MovePart['part'], string>> = {
    piece: form.piece,
    direction: form.letter === '' ? '' : say(`ptn.part.${form.letter}`),
    columns: span('columns', columns, voice),
    row: bottom === null ? '' : say('ptn.part.lowest', { row: formatRow(bottom, conventions) }),
    clear: say('ptn.part.lines', { count: marked }),
    rating: rating === null ? '' : say(`ptn.rating.${rating}`),
  };
  return (Object.keys(meanings) as readonly MovePart['part'][]).flatMap((part) => {
    const own = written[part];
    return own === undefined || own === ''
      ? []
      : [{ part, text: part === 'columns' ? `-${own}` : own, meaning: meanings[part] }];
  });
}
