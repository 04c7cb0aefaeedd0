import KickStepper from 'drawn:#widgets/KickStepper.svelte';
import { ScenarioWalk } from 'drawn:#widgets/scenarioWalk.svelte.ts';
import { printScenario } from '#engine/scenario.ts';
import { ownRows } from '#rules/ownSystems.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { again } from '#widgets/contract/again.ts';
import { afterPaint } from '#widgets/contract/afterPaint.ts';
import { SHOW_EVENT, STEP_EVENT } from '#widgets/contract/events.ts';
import { mayBeMeant } from '#widgets/contract/meant.ts';
import { CONVENTIONS_EVENT, conventionsOf, DEFAULT_CONVENTIONS, printConventions } from '#widgets/conventions.ts';
import { storedTables, TABLES_EVENT } from '#widgets/ownTables.ts';
import { stepDetail } from '#widgets/stepDetail.ts';
import { awakener, type Beginning, type LiveFigure } from '../awaken.ts';
import type { Drawing, Which } from '../drawn/drawing.ts';
import { DrawnFigure } from '../drawn/drawnFigure.ts';
import { watched } from '../drawn/watched.ts';

/** Whether a reader has conventions or tables of their own, which a drawing knows nothing of: only the pages of the site have them. */
const isReaders = (): boolean =>
  printConventions(conventionsOf(document.documentElement)) !== printConventions(DEFAULT_CONVENTIONS) ||
  storedTables() !== null;

/** What can be told to a drawing and to the component alike. */
type Told = Pick<LiveFigure, 'setState' | 'keep' | 'goTo'>;

/** What a reader, or the page, may do with a figure. */
const DONE = ['click', 'keydown', 'input', 'change', SHOW_EVENT];

/** Stands for the caption that the page puts into its slot. */
const caption = (drawing: Drawing): void => drawing.push('<slot name="caption"></slot>');

/**
 * A stepper that is drawn: who steps through it needs no more. Who edits its board, shares it or writes a line that cannot be read gets the
 * component itself, which goes on with the drawing.
 */
function begin({ target, line, looks, figure, language }: Beginning): LiveFigure {
  const layout = looks['layout'] === 'small' ? 'small' : 'full';
  const props = { scenario: line, figure, language, layout } as const;
  const read = readScenario(line);
  const stepper = read.ok
    ? watched(new ScenarioWalk(read.value), ['scenario', 'step', 'playing', 'refusal', 'wrong', 'example'], change)
    : undefined;
  // What is drawn knows no mirror: its key is pressed again when the component has come.
  if (stepper) Object.assign(stepper, { mirror: () => inTurn(() => press('m')) });
  /** Since the figure is drawn to its last part. */
  let whole: 'whole' | undefined;
  const given = () => ({ ...props, going: stepper, whole, children: caption });
  const drawn = new DrawnFigure(KickStepper, given(), keep);
  const listening = new AbortController();
  let told: string | undefined;
  let scenario = stepper?.scenario;
  let due = false;
  /** What shows the steps that are drawn already, by the way to them. */
  const ahead = new Map<string, () => void>();
  /** Whether a reader has come to the figure. */
  let near = false;
  let living: Promise<LiveFigure> | undefined;
  /** The component, once it is whole. */
  let live: LiveFigure | undefined;
  /** Since the component goes on with the drawing nothing is drawn any more. */
  let handedOver = false;
  /** Gives up what is to be done when the page is painted, where something is. */
  let notYet: (() => void) | undefined;
  /** Since something waits for the component all that comes after it does. */
  let waiting = false;

  function change(field: keyof ScenarioWalk): void {
    if (field !== 'step') ahead.clear();
    if (!due) queueMicrotask(flush);
    due = true;
  }

  function draw(which: Which): void {
    if (handedOver) return;
    if (which === 'all') whole = 'whole';
    const show = (which === 'first' && ahead.get(way())) || drawn.prepare(which, given());
    ahead.clear();
    show();
  }

  /** Does something when the page is painted, instead of what was to be done then. */
  function later(work: () => void): void {
    notYet?.();
    notYet = afterPaint(() => {
      notYet = undefined;
      work();
    });
  }

  function drawAll(): void {
    draw('all');
    if (near) later(() => lookAhead(1));
  }

  /** Which step has come, and how. */
  const way = (): string => `${stepper?.step} ${stepper?.motion}`;

  /** Draws the steps beside the one that is shown, the next one first: the answer to a press only has to be put in its place then. */
  function lookAhead(by: 1 | -1): void {
    if (!stepper || due || handedOver || stepper.playing === 'yes') return;
    const { step, motion } = stepper;
    // What changes here is nothing that is shown.
    due = true;
    stepper.goTo(step + by);
    if (stepper.step !== step) ahead.set(way(), drawn.prepare('first', given()));
    Object.assign(stepper, { step, motion });
    due = false;
    if (by > 0) later(() => lookAhead(-1));
  }

  function flush(): void {
    due = false;
    if (!stepper || handedOver) return;
    // Another scenario changes all there is; of a step the board and the sentence are drawn first.
    if (scenario === stepper.scenario) {
      draw('first');
      later(drawAll);
    } else {
      scenario = stepper.scenario;
      notYet?.();
      drawAll();
    }
    tell();
    if (stepper.wrong) wake();
  }

  function tell(): void {
    if (!stepper) return;
    const state = printScenario(stepper.shown);
    if (state === told) return;
    told = state;
    const detail = stepDetail(stepper, state);
    drawn.root.dispatchEvent(new CustomEvent(STEP_EVENT, { bubbles: true, composed: true, detail }));
  }

  const press = (key: string): void => void drawn.root.dispatchEvent(new KeyboardEvent('keydown', { key }));

  async function enliven(): Promise<LiveFigure> {
    const { enliven } = await import('./liveStepper.ts');
    // A step may still wait to be marked.
    await new Promise<void>((painted) => void afterPaint(painted));
    const playing = stepper?.playing === 'yes';
    stepper?.pause();
    draw('all');
    handedOver = waiting = true;
    drawn.end();
    const come = await enliven({ place: drawn.place, props, held: stepper?.held });
    if (listening.signal.aborted) come.end();
    else live = come;
    if (playing) drawn.root.querySelector<HTMLButtonElement>('.play')?.click();
    return come;
  }

  function wake(then?: () => void): void {
    living ??= enliven();
    living.then(then, (reason: unknown) => {
      living = undefined;
      waiting = false;
      console.warn(`<kick-stepper> could not be loaded; what stands inside it stays. ${String(reason)}`);
    });
  }

  /** Does something when the component has come, and until then keeps for after it whatever else is done. */
  function inTurn(then: () => void): void {
    waiting = true;
    // One deed is done and shown before the next, as when a reader does them.
    wake(() => {
      then();
      live?.flush?.();
    });
  }

  /** Keeps what a reader does until the component can do it. */
  function keep(event: Event): void {
    event.stopImmediatePropagation();
    const { target } = event;
    inTurn(() => target?.dispatchEvent(again(event)));
  }

  /** Does something with the component where that has come, with the drawing otherwise. */
  function act(deed: (one: Told) => void): void {
    if (live) deed(live);
    else if (stepper) {
      deed(stepper);
      flush();
    }
  }

  const { signal } = listening;
  target.append(drawn.place);
  // At first the last parts come then, and the figure is ready.
  later(drawAll);
  for (const type of DONE)
    drawn.place.addEventListener(type, (event) => waiting && !live && keep(event), { capture: true, signal });
  // Who only steps never loads the component; its file would come between their first presses.
  for (const type of ['pointerover', 'focusin'])
    drawn.place.addEventListener(
      type,
      (event) => {
        if ((event.target as Element).closest('[data-keeps]')) import('./liveStepper.ts').catch(() => null);
        if (near) return;
        near = true;
        if (!notYet) later(() => lookAhead(1));
      },
      { signal },
    );
  for (const type of [CONVENTIONS_EVENT, TABLES_EVENT])
    document.addEventListener(type, () => wake(), { once: true, signal });
  if (!stepper || mayBeMeant(figure) || ownRows(stepper.scenario.system.id).length > 0) wake();
  // What the browser keeps is slow to look at, and most pages have none of it.
  else afterPaint(() => isReaders() && wake());

  return {
    getState: () => live?.getState() ?? (stepper ? printScenario(stepper.shown) : ''),
    setState: (state) => act((one) => one.setState(state)),
    keep: () => act((one) => one.keep()),
    place: () => live?.place() ?? (stepper ? { step: stepper.step, last: stepper.last } : null),
    goTo: (step) => act((one) => one.goTo(step)),
    busy: () => (waiting && !live && living) || null,
    flush: tell,
    end: () => {
      listening.abort();
      notYet?.();
      stepper?.pause();
      drawn.end();
      live?.end();
      drawn.place.remove();
    },
  };
}

export const awaken = awakener(undefined, begin);
