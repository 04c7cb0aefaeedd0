import { FetchedParts } from '#figure/controls/fetchedParts.svelte.ts';
import type { Diagnostic } from '#notation/diagnostic.ts';
import { spanOfStep, stepAtOffset } from '../cursorStep.ts';
import type { Curves } from '../curves.ts';
import type { GameView } from '../game.svelte.ts';
import type { Reading } from '../readInSlices.ts';
import type { TextPort } from '../textPort.ts';

/** A game that is being written: what was read of its text, and the board and the cursor that follow each other. */
export class EditedGame {
  readonly view: GameView;
  readonly parts: FetchedParts = new FetchedParts();
  curves: Curves = $state.raw() as Curves;
  /** Moves played so far of a text that is being read; null when none is. */
  progress: number | null = $state(null);
  last: Reading | null = $state.raw(null);
  #port: TextPort | null = $state.raw(null);
  #stopper = new AbortController();

  constructor(view: GameView, curves: Curves) {
    this.view = view;
    this.curves = curves;
  }

  text(): string {
    return this.#port?.text() ?? this.view.game.text;
  }

  /** Takes the field that the text stands in. What was written in it before is read. */
  attach(port: TextPort): void {
    this.#port = port;
    if (port.text() === this.view.game.text) port.annotate(this.view.game.diagnostics);
    else void this.read();
  }

  /** Reads the text again; `step` is shown then, or the one under the cursor. */
  async read(step: number | null = null): Promise<void> {
    this.stop();
    const { signal } = this.#stopper;
    const fetched = await this.parts.fetch(() => Promise.all([import('../readInSlices.ts'), import('../spectrum.ts')]));
    if (!fetched || signal.aborted) return;
    const [{ readInSlices }, { curvesOf }] = fetched;
    const reading = await readInSlices(this.text(), {
      signal,
      onprogress: (moves) => {
        this.progress = moves;
      },
    });
    if (reading === null) return;
    this.progress = null;
    this.last = reading;
    const { game } = reading;
    this.curves = curvesOf(game.record);
    this.view.show(game, step ?? stepAtOffset(game.record, this.#port?.cursor() ?? 0));
    this.#port?.annotate(game.diagnostics);
  }

  /** Reads no further in the text that is being read. */
  stop(): void {
    this.#stopper.abort();
    this.#stopper = new AbortController();
  }

  async replace(text: string, step: number | null): Promise<void> {
    this.#port?.replace(text);
    await this.read(step);
  }

  /** Shows the move under the cursor. */
  followCursor(): void {
    const { record, text } = this.view.game;
    if (this.#port?.text() !== text) return;
    this.view.steps.goTo(stepAtOffset(record, this.#port.cursor()));
  }

  /** Marks the move of the board in the text; the cursor follows where the board was stepped. */
  markMove(): void {
    const { record, text } = this.view.game;
    if (this.#port?.text() !== text) return;
    const span = spanOfStep(record, this.view.step);
    this.#port.mark(span);
    if (stepAtOffset(record, this.#port.cursor()) !== this.view.step) this.#port.goTo(span?.start ?? 0);
  }

  goToPlace({ span }: Diagnostic): void {
    this.#port?.goTo(span.start);
    this.#port?.focus();
    this.followCursor();
  }
}
