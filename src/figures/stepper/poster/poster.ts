import boardStyles from '#board/styles/board.css?inline';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { pieceColours } from '#board/pieceColours.ts';
import { html } from '#text/html.ts';
import type { Voice } from '#text/voice.ts';
import type { Scenario } from '#engine/scenario.ts';
import type { PosterModule } from '#figure/element/element.ts';
import { openingStep, withinEnd } from '#figure/rotation/rotationSteps.ts';
import { openTraceOf } from '#figure/rotation/openTrace.ts';
import { stripColumns } from '#figure/steps/stripColumns.ts';
import { speaker } from '#text/strings.ts';
import stepButtonStyles from '#figure/controls/styles/stepButtons.css?inline';
import posterStyles from './poster.css?inline';
import { posterMarkup, posterScenario } from './posterMarkup.ts';

export const styles: PosterModule['styles'] = [boardStyles, stepButtonStyles, posterStyles];

/** The entry fetches the rules, because all figures need them. They also read and print scenarios. If that fails, the element reports it. */
const rules = import('#rules/vocabulary.ts').catch(() => null);

/** Draws the scenario of an element and handles its step keys. */
export const openPoster: PosterModule['openPoster'] = async (language) => {
  const known = await rules;
  if (!known) return null;
  const voice: Voice = { say: speaker(language), conventions: DEFAULT_CONVENTIONS };
  const element = document.createElement('div');
  let layout: 'full' | 'small' = 'full';
  let scenario: Scenario;
  let chosen: number | undefined;
  const step = (): number => chosen ?? openingStep(scenario);
  const draw = (): void => {
    element.innerHTML = html(posterMarkup(scenario, step(), layout, voice));
    // Every policy allows styles that a script sets by CSSOM.
    element.querySelector<SVGElement>('.board')!.style.cssText = pieceColours(scenario.placement.piece);
    const tests = openTraceOf(scenario).tests.length;
    const { wide, narrow } = stripColumns(tests + 1);
    const places = element.querySelector<HTMLElement>('.poster')!.style;
    for (const [name, count] of Object.entries({ tests, columns: wide, narrow }))
      places.setProperty(`--${name}`, String(count));
  };
  element.addEventListener('click', ({ target }) => {
    const key = (target as Element).closest<HTMLElement>('[data-to][aria-disabled=false]');
    if (!key) return;
    const name = key.getAttribute('aria-label')!;
    chosen = Number(key.dataset['to']);
    draw();
    element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus();
  });
  return {
    element,
    show: (query, options) => {
      const asked = posterScenario(withinEnd(query, known.readScenario(query)));
      if (!asked) return false;
      scenario = asked;
      layout = options['layout'] === 'small' ? 'small' : 'full';
      chosen = undefined;
      draw();
      return true;
    },
    chosen: () => chosen,
    getState: () => known.printScenario({ ...scenario, step: step() }),
  };
};
