import { FetchedParts } from '#figure/controls/fetchedParts.svelte.ts';
import type { PtnDiagnostic } from '#notation/diagnostic.ts';
import { spanOfStep, stepAtOffset } from '../common/cursorStep.ts';
import type { Curves } from '../common/curves.ts';
import type { GameView } from '../common/game.svelte.ts';
import type { GameReading } from '../common/readInSlices.ts';
import type { TextPort } from '../common/textPort.ts';

/** A game in an editor: the parsed text, with a board and a cursor that follow each other. */
export class EditedGame {
  readonly view: GameView;
  readonly parts: FetchedParts = new FetchedParts();
  curves: Curves = $state.raw() as Curves;
  /** The number of moves played so far while a text is parsed; null otherwise. */
  progress: number | null = $state(null);
  last: GameReading | null = $state.raw(null);
  #port: TextPort | null = $state.raw(null);
  #stopper = new AbortController();

  constructor(view: GameView, curves: Curves) {
    this.view = view;
    this.curves = curves;
  }

  text(): string {
    return this.#port?.text() ?? this.view.game.text;
  }

  /** Attaches the text field, and parses what the reader has already typed. */
  attach(port: TextPort): void {
    this.#port = port;
    if (port.text() === this.view.game.text) port.annotate(this.view.game.diagnostics);
    else void this.read();
  }

  /** Parses the text and shows `step`, or the step under the cursor. */
  async read(step: number | null = null): Promise<void> {
    this.stop();
    const { signal } = this.#stopper;
    const fetched = await this.parts.fetch(() =>
      Promise.all([import('../common/readInSlices.ts'), import('../common/spectrum.ts')]),
    );
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

  /** Stops parsing. */
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

  /** Marks the board's move in the text. The cursor follows steps on the board. */
  markMove(): void {
    const { record, text } = this.view.game;
    if (this.#port?.text() !== text) return;
    const span = spanOfStep(record, this.view.step);
    this.#port.mark(span);
    if (stepAtOffset(record, this.#port.cursor()) !== this.view.step) this.#port.goTo(span?.start ?? 0);
  }

  goToPlace({ span }: PtnDiagnostic): void {
    this.#port?.goTo(span.start);
    this.#port?.focus();
    this.followCursor();
  }
}
