import { expect, test, vi } from 'vitest';
import { readGame } from '#notation/readGame.ts';
import { readInSlices } from './readInSlices.ts';

/** A hundred thousand moves: five O side by side clear two lines and leave the board empty. */
const CARPET = `=Level 0\n${'O-12 O-34 O-56 O-78 O-90/DOUBLE\n'.repeat(20_000)}`;

const running = (): AbortSignal => new AbortController().signal;

test('a long game comes out as if it had been read in one go', async () => {
  const onprogress = vi.fn<(moves: number) => void>();
  const reading = await readInSlices(CARPET, { signal: running(), onprogress });
  const { game, took, longest } = reading!;
  expect(game.record.length).toBe(100_000);
  expect(game.record.end.game).toMatchObject({ moves: 100_000, lines: 40_000, score: 999_999 });
  expect(game.diagnostics.map(({ code }) => code)).toEqual(['W_NO_HEADERS']);
  expect(game.record.at(99_999).played?.placement.piece).toBe('O');
  expect(onprogress.mock.calls.length).toBeGreaterThan(5);
  expect(longest).toBeLessThan(took);
});

test('a short text is read in one slice, with every diagnostic', async () => {
  const text = 'Tx-34 O-13\nI-678 (a';
  const onprogress = vi.fn();
  const { game } = (await readInSlices(text, { signal: running(), onprogress }))!;
  const { record, ...read } = readGame(text);
  expect(game).toMatchObject(read);
  expect(game.record.length).toBe(record.length);
  expect(onprogress).not.toHaveBeenCalled();
});

test('a reading that is stopped gives nothing', async () => {
  const stopper = new AbortController();
  const reading = readInSlices(CARPET, { signal: stopper.signal, onprogress: () => stopper.abort() });
  expect(await reading).toBeNull();
});
