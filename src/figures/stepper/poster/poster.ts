import boardStyles from '#board/board.css?inline';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { pieceColours } from '#board/boardMarkup.ts';
import { html } from '#text/html.ts';
import type { Voice } from '#text/voice.ts';
import type { PosterModule } from '#figure/element/element.ts';
import { openingStep } from '#figure/rotation/rotationSteps.ts';
import { speaker } from '#text/strings.ts';
import pickerStyles from '#figure/controls/styles/pickers.css?inline';
import stepButtonStyles from '#figure/controls/styles/stepButtons.css?inline';
import transportStyles from '#figure/controls/styles/transport.css?inline';
import wordButtonStyles from '#figure/controls/styles/wordButton.css?inline';
import { lastStep } from '#text/narrate.ts';
import { openTraceOf } from '#figure/rotation/openTrace.ts';
import posterStyles from './poster.css?inline';
import { posterMarkup } from './posterMarkup.ts';

export const styles: PosterModule['styles'] = [
  boardStyles,
  pickerStyles,
  transportStyles,
  stepButtonStyles,
  wordButtonStyles,
  posterStyles,
];

/** The entry fetches the rules, because all figures need them. They also read and print scenarios. If that fails, the element reports it. */
const rules = import('#rules/vocabulary.ts').catch(() => null);

/** Draws the scenario of an element and handles its step keys; null if only the figure can show it. */
export const openPoster: PosterModule['openPoster'] = async (query, options, language) => {
  const known = await rules;
  const read = known?.readScenario(query);
  if (!known || !read?.ok) return null;
  const scenario = read.value;
  // The figure alone covers what a question must not tell.
  if (scenario.ask !== undefined) return null;
  const layout = options['layout'] === 'small' ? 'small' : 'full';
  // The widest name decides the width of the list, which does not open: it needs no families.
  const systems = [...new Set([...known.VOCABULARY.systems, scenario.system])].map(({ id, name }) => ({
    value: id,
    text: name,
  }));
  const voice: Voice = { say: speaker(language), conventions: DEFAULT_CONVENTIONS };
  const element = document.createElement('div');
  let chosen: number | undefined;
  const step = (): number => chosen ?? openingStep(scenario);
  const draw = (): void => {
    element.innerHTML = html(posterMarkup(scenario, step(), layout, voice, systems));
    // Every policy allows styles that a script sets by CSSOM.
    element.querySelector<SVGElement>('.board')!.style.cssText = pieceColours(scenario.placement.piece);
    element.querySelector<HTMLElement>('.scrub')!.style.setProperty('--stops', String(lastStep(openTraceOf(scenario))));
  };
  element.addEventListener('click', ({ target }) => {
    const key = (target as Element).closest<HTMLElement>('[data-to][aria-disabled=false]');
    if (!key) return;
    const name = key.getAttribute('aria-label')!;
    chosen = Number(key.dataset['to']);
    draw();
    element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus();
  });
  draw();
  return { element, chosen: () => chosen, getState: () => known.printScenario({ ...scenario, step: step() }) };
};
