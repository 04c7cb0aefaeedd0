import { startParsing } from '#notation/parse.ts';
import { startPlaying, startReporting, type ReadGame } from '#notation/readGame.ts';

/** How a text was read: the game, and how long the page had to wait. */
export interface Reading {
  readonly game: ReadGame;
  /** Milliseconds from the beginning to the end. */
  readonly took: number;
  /** Milliseconds of the longest stretch in which the page could do nothing else. */
  readonly longest: number;
}

export interface SliceOptions {
  /** Stops the reading; the result is then null. */
  readonly signal?: AbortSignal;
  /** Told between slices how many moves have been played. */
  readonly onprogress?: (moves: number) => void;
}

/** Milliseconds of work between two breaths: half of what a screen takes for a picture. */
const SLICE = 8;
/** Words, moves or diagnostics between two looks at the clock. */
const STRIDE = 256;

/** Lets the page do what waits: a message is delivered after input and drawing have had their turn. */
const breath = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** Reads and plays a text without holding up the page, however long it is. Null when it was stopped. */
export async function readInSlices(text: string, { signal, onprogress }: SliceOptions = {}): Promise<Reading | null> {
  const began = performance.now();
  let slice = began;
  let longest = 0;
  const endSlice = (): void => {
    longest = Math.max(longest, performance.now() - slice);
  };

  /** Does work in strides until there is none left; false when it was stopped. */
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
