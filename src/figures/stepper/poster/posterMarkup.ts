import type { Result } from '#engine/diagnostics.ts';
import type { Scenario } from '#engine/scenario.ts';
import { stepButtons, testEnds } from '#figure/controls/stepButtons.ts';
import { openTraceOf } from '#figure/rotation/openTrace.ts';
import { escapeText } from '#text/escape.ts';
import { groundMarkup, pieceMarkup } from '#board/boardMarkup.ts';
import { boardFrame } from '#board/geometry.ts';
import { croppedView, sceneAt, wholeView } from '#board/scene.ts';
import { boardText, lastStep, stepParts, stepTexts, titleOf } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import 'strings:stepper';
import 'strings:verdict';

const attribute = (name: string, text: string): string => ` ${name}="${escapeText(text)}"`;

/** Returns the scenario of a poster. Null for what the figure alone can show: it explains a mistake, and covers the end of a question. */
export const posterScenario = (read: Result<Scenario>): Scenario | null =>
  read.ok && read.value.ask === undefined ? read.value : null;

/**
 * Returns the poster of a scenario at a step, as markup with all text escaped: board, sentence and step keys. Pickers, tests and frames of
 * the figure have their places and no content (poster.css).
 */
export function posterMarkup(scenario: Scenario, step: number, layout: 'full' | 'small', voice: Voice): string {
  const { say, conventions } = voice;
  const trace = openTraceOf(scenario);
  const scene = sceneAt(trace, step);
  const frame = boardFrame(wholeView(trace), 'big');
  const id = 'poster';
  const { paper, stack } = groundMarkup({
    frame,
    field: scene.field,
    size: 'big',
    id,
    say,
    conventions,
    ground: 'field',
  });
  const piece = pieceMarkup({ frame, scene, size: 'big', id, motion: 'none' });
  const said = stepParts(trace, step, voice).map(({ text, kind }) =>
    kind ? `<span class="${kind}">${escapeText(text)}</span>` : escapeText(text),
  );
  const longest = stepTexts(trace, voice).reduce((most, text) => (text.length > most.length ? text : most));
  const keys = stepButtons(step, lastStep(trace), testEnds(trace.tests.length)).map(
    ({ name, to, off, path }) =>
      `<button type="button" class="key" data-to="${to}" aria-disabled="${off}"${attribute('aria-label', say(`stepper.${name}`))}><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg></button>`,
  );
  const small = boardFrame(croppedView(trace), 'mini');
  // A verdict that needs two lines makes its row of frames higher.
  const places = ['', ...trace.tests.map(({ verdict }) => say(`verdict.${verdict.is}`))].map(
    (text) => `<li><svg viewBox="0 0 ${small.width} ${small.height}"></svg><span>${escapeText(text)}</span></li>`,
  );
  return (
    `<div class="poster ${layout}" part="root" data-palette="${trace.system.palette}"><div class="stage">` +
    `<div part="board"><svg class="board ${scene.bodyIs}" viewBox="0 0 ${frame.width} ${frame.height}" role="img"${attribute('aria-label', boardText(trace, step, voice))}>${paper}${stack}${piece}</svg></div>` +
    `<div class="panel"><p part="sentence"${attribute('data-longest', longest)}><span>${said.join('')}</span></p><div class="tests"></div></div></div>` +
    `<div class="controls" part="controls"><div class="step-keys">${keys.join('')}</div></div>` +
    `<ol aria-hidden="true">${places.join('')}</ol>` +
    `<div part="caption"><b>${escapeText(titleOf(trace, voice))}.</b> <slot name="caption"></slot></div></div>`
  );
}
