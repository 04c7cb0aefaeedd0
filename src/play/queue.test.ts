import { expect, test } from 'vitest';
import { PIECES, type Piece } from '#engine/piece.ts';
import { pieceQueue, takeNext, type Queue } from './queue.ts';

const take = (queue: Queue, count: number): readonly Piece[] => {
  const taken = count === 0 ? null : takeNext(queue);
  return taken === null ? [] : [taken.piece, ...take(taken.queue, count - 1)];
};

test('the given pieces come in order, and then none', () => {
  expect(take(pieceQueue(['T', 'I', 'T'], null), 9)).toEqual(['T', 'I', 'T']);
});

test('a seed goes on behind the given pieces, with all seven in each seven', () => {
  const pieces = take(pieceQueue(['T', 'I'], 4), 2 + 21);
  expect(pieces.slice(0, 2)).toEqual(['T', 'I']);
  for (const from of [2, 9, 16]) expect(pieces.slice(from, from + 7).toSorted()).toEqual([...PIECES].toSorted());
});

test('the same seed gives the same pieces, another seed others', () => {
  expect(take(pieceQueue([], 4), 70)).toEqual(take(pieceQueue([], 4), 70));
  expect(take(pieceQueue([], 4), 70)).not.toEqual(take(pieceQueue([], 5), 70));
});

test('seven pieces at least are in view', () => {
  expect(pieceQueue(['T'], 4).next.length).toBeGreaterThanOrEqual(7);
  expect(takeNext(pieceQueue([], 4))!.queue.next.length).toBeGreaterThanOrEqual(7);
});
