import { createRawSnippet, mount, unmount } from 'svelte';
import { SCENARIO_WORDS } from '#engine/scenarioWords.ts';
import KickStepper from '#widgets/KickStepper.svelte';
import { attributesFor, FigureElement, type Beginning, type LiveFigure } from './element.ts';
import type { KickStepperElement } from './wallkick.d.ts';

interface LiveStepper extends LiveFigure {
  readonly next: () => void;
  readonly previous: () => void;
  readonly goTo: (step: number) => void;
}

const caption = createRawSnippet(() => ({ render: () => '<slot name="caption"></slot>' }));

function begin({ target, line, figure, language, layout }: Beginning): LiveStepper {
  const props = { scenario: line, figure, language, layout, children: caption };
  const stepper = mount(KickStepper, { target, props });
  return {
    getState: () => stepper.getState(),
    setState: (state) => stepper.setState(state),
    next: () => stepper.next(),
    previous: () => stepper.previous(),
    goTo: (step) => stepper.goTo(step),
    end: () => void unmount(stepper),
  };
}

/** `<kick-stepper>`: one rotation, test by test. */
export class KickStepperFigure extends FigureElement<LiveStepper> implements KickStepperElement {
  static readonly observedAttributes = attributesFor(SCENARIO_WORDS);
  protected readonly words = SCENARIO_WORDS;
  protected readonly begin = begin;

  next(): void {
    this.live()?.next();
  }

  previous(): void {
    this.live()?.previous();
  }

  goTo(step: number): void {
    if (Number.isInteger(step)) this.live()?.goTo(step);
    else console.warn(`<${this.localName}> cannot go to step ${step}; steps are whole numbers from 0, the start.`);
  }

  getState(): string {
    return this.live()?.getState() ?? '';
  }

  setState(line: string): void {
    this.live()?.setState(String(line));
  }
}
