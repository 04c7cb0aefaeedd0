import 'strings:ptn';
import type { GamePosition } from '#notation/gameRecord.ts';
import { formatRow } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { placeText } from '#text/places.ts';
import { phrase, type Part } from '#text/phrases.ts';
import { headerOf, itemText, type GameMoment } from './gameMoment.ts';
import { minosOfPlayed } from './board/gameScene.ts';
import { sayRemark } from './sayRemark.ts';

const joined = (phrases: readonly (readonly Part[])[]): readonly Part[] =>
  phrases.flatMap((parts, index) => (index === 0 ? parts : [{ text: ' ' }, ...parts]));

/** Describes the start of a game. */
function startParts({ last }: GameMoment, { after }: GamePosition, { say }: Voice): readonly Part[] {
  const height = after.field.rows.length;
  const board = height === 0 ? say('ptn.start.empty') : say('ptn.start.board', { count: height });
  const level = after.level === null ? [] : [phrase(say, 'ptn.start.level', { level: after.level })];
  return joined([phrase(say, 'ptn.start', { board }), ...level, phrase(say, 'ptn.start.moves', { count: last })]);
}

/** Says why a game stops before the end of its text. */
function stopParts(view: GameMoment, { say }: Voice): readonly Part[] | null {
  const { record, diagnostics } = view.game;
  const { stoppedAt } = record;
  if (stoppedAt === null) return null;
  const fault = diagnostics.find(
    ({ span, severity }) =>
      severity === 'error' && span.start >= stoppedAt.span.start && span.start <= stoppedAt.span.end,
  );
  const move = { text: itemText(view.game, stoppedAt), kind: 'vector' } as const;
  const because = fault === undefined ? say('ptn.stopped.broken') : sayRemark(fault, say);
  return phrase(say, 'ptn.stopped', { move, verdict: { text: say('ptn.stopped.verdict'), kind: 'blocked' }, because });
}

/** Describes a step: the move, its position, its path, cleared lines, its rating, and whether the game stops. */
export function stepParts(view: GameMoment, position: GamePosition, voice: Voice): readonly Part[] {
  const { say, conventions } = voice;
  const { last } = view;
  const { played, step } = position;
  const stop = step === last ? stopParts(view, voice) : null;
  const stopped = stop === null ? [] : [stop];
  if (played === null) return joined([startParts(view, position, voice), ...stopped]);

  const { move, placement, straight, bottom, cleared } = played;
  const reported: (readonly Part[])[] = [
    phrase(say, 'ptn.move', {
      number: step,
      count: last,
      move: { text: itemText(view.game, move), kind: 'vector' },
      piece: { text: placement.piece, kind: 'piece' },
      place: placeText(minosOfPlayed(played), voice),
    }),
  ];
  if (straight === null) reported.push(phrase(say, 'ptn.tuck.closed', {}));
  else if (straight !== bottom) reported.push(phrase(say, 'ptn.tuck', { row: formatRow(straight, conventions) }));
  if (cleared > 0) reported.push(phrase(say, 'ptn.cleared', { count: cleared }));
  if (move.rating !== null) {
    reported.push(
      phrase(say, 'ptn.rated', {
        rating: { text: move.rating, kind: 'vector' },
        word: say(`ptn.rating.${move.rating}`),
      }),
    );
  }
  return joined([...reported, ...stopped]);
}

/** Returns the comments of a step from the text; empty if there are none. */
export const commentsAt = ({ said }: GamePosition): readonly string[] =>
  said.flatMap((item) => (item.is === 'comment' && item.text.trim() !== '' ? [item.text.trim()] : []));

/** The most comments beside a board, and their most characters: the text itself has all of them. */
const MOST_COMMENTS = 12;
const LONGEST_COMMENT = 1000;

/** Returns the comments that fit, and the number of the others. */
export function shownComments(position: GamePosition): { readonly comments: readonly string[]; readonly more: number } {
  const all = commentsAt(position);
  const comments = all
    .slice(0, MOST_COMMENTS)
    .map((text) => (text.length > LONGEST_COMMENT ? `${text.slice(0, LONGEST_COMMENT)}…` : text));
  return { comments, more: all.length - comments.length };
}

/** Characters that change the direction of the text after them. They would have this effect outside the title, too. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns the name of a game: its title, or its length. */
export const titleOf = (view: GameMoment, { say }: Voice): string =>
  headerOf(view.game, 'Title')?.replace(DIRECTIONS, '') ?? say('ptn.untitled', { count: view.last });
