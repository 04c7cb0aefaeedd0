import { startParsing } from '#notation/parse.ts';
import { startPlaying, startReporting, type ReadGame } from '#notation/readGame.ts';

/** The parsed game and its timing. */
export interface GameReading {
  readonly game: ReadGame;
  /** Milliseconds from start to end. */
  readonly took: number;
  /** The longest time for which the page was blocked, in milliseconds. */
  readonly longest: number;
}

export interface SliceOptions {
  /** Stops the parsing; the result is then null. */
  readonly signal?: AbortSignal;
  /** Called between slices with the number of played moves. */
  readonly onprogress?: (moves: number) => void;
}

/** Milliseconds of a slice: half of a frame of the screen. */
const SLICE = 8;
/** The number of words, moves or diagnostics between two checks of the clock. */
const STRIDE = 256;

/** Gives control to the browser: input and painting come before the message. */
const breath = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Parses and plays a text without blocking the page, even a long one. Returns null if it was stopped. */
export async function readInSlices(
  text: string,
  { signal, onprogress }: SliceOptions = {},
): Promise<GameReading | null> {
  const began = performance.now();
  let slice = began;
  let longest = 0;
  const endSlice = (): void => {
    longest = Math.max(longest, performance.now() - slice);
  };

  /** Works in slices until nothing is left. Returns false if it was stopped. */
  const work = async (stride: () => boolean, moves: () => number): Promise<boolean> => {
    while (!stride()) {
      if (performance.now() - slice < SLICE) continue;
      endSlice();
      onprogress?.(moves());
      await breath();
      slice = performance.now();
      if (signal?.aborted) return false;
    }
    return true;
  };

  const parsing = startParsing(text);
  if (
    !(await work(
      () => parsing.advance(STRIDE),
      () => 0,
    ))
  )
    return null;
  const parsed = parsing.result();
  const playing = startPlaying(parsed.document);
  if (!(await work(() => playing.advance(STRIDE), playing.reached))) return null;
  const record = playing.result();
  const reporting = startReporting(parsed, record);
  if (!(await work(() => reporting.advance(STRIDE), playing.reached))) return null;
  endSlice();
  const game: ReadGame = { text, lines: parsed.lines, record, diagnostics: reporting.result() };
  return { game, took: performance.now() - began, longest };
}
