import type { Item } from '#notation/document.ts';
import { readGame, type ReadGame } from '#notation/readGame.ts';
import type { GamePosition } from '#notation/gameRecord.ts';
import { fromBase64Url } from '#figure/base64url.ts';
import { parseParams } from '#text/params.ts';
import { PLAIN, TEXT_PARAMETER } from './textLink.ts';

/** A game at one of its steps. */
export interface GameMoment {
  readonly game: ReadGame;
  readonly step: number;
  readonly last: number;
  readonly position: GamePosition;
}

/** Returns the text of an item. */
export const itemText = ({ text }: ReadGame, { span }: Item): string => text.slice(span.start, span.end);

/** Returns the value of a header; null if it is missing or empty. */
export const headerOf = ({ record }: ReadGame, key: string): string | null =>
  record.document.headers.find((header) => header.key === key)?.value || null;

/** @param step the last one, if nothing else is said */
export function gameAt(game: ReadGame, step = Infinity): GameMoment {
  const last = game.record.length;
  const inside = Math.max(0, Math.min(last, step));
  return { game, step: inside, last, position: game.record.at(inside) };
}

/**
 * Returns the game of a query, `ptn=0… step=3`, whose text is not compressed.
 * @throws Error for another text: reports need no browser, and only browsers inflate at once
 */
export function gameIn(query: string): GameMoment {
  const params = parseParams(query);
  const text = params.get(TEXT_PARAMETER) ?? '';
  const bytes = text.startsWith(PLAIN) ? fromBase64Url(text.slice(PLAIN.length)) : null;
  if (!bytes) throw new Error(`${query}: ${TEXT_PARAMETER} is a text in Base64 after "${PLAIN}".`);
  return gameAt(readGame(new TextDecoder().decode(bytes)), Number(params.get('step') ?? Infinity));
}
