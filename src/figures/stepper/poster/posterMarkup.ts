import type { Scenario } from '#engine/scenario.ts';
import { formatVec } from '#text/conventions.ts';
import * as ICONS from '#figure/controls/icons.ts';
import type { Option } from '#figure/controls/options.ts';
import { PLAY, stepButtons, testEnds, tickPlaces } from '#figure/controls/stepButtons.ts';
import { scenarioPickers } from '#figure/rotation/scenarioPickers.ts';
import { stripColumns } from '#figure/steps/stripColumns.ts';
import { escapeText } from '#text/escape.ts';
import { groundMarkup, pieceMarkup } from '#board/boardMarkup.ts';
import { boardFrame } from '#board/geometry.ts';
import { croppedView, sceneAt, wholeView } from '#board/scene.ts';
import { boardText, lastStep, stepParts, stepTexts, titleOf } from '#text/narrate.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { Voice } from '#text/voice.ts';
import { openTraceOf } from '#figure/rotation/openTrace.ts';
import { noTestsText, stoppedAt, testRemark } from '#text/testTexts.ts';
import 'strings:edit.word';
import 'strings:share.open';
import 'strings:stepper';
import { stopNames } from '../stepperText.ts';

const attribute = (name: string, text: string): string => ` ${name}="${escapeText(text)}"`;
const icon = (path: string): string => `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;

/** Draws the pickers of the figure, disabled: their widest options decide the number of rows. */
function pickersMarkup(...scenario: Parameters<typeof scenarioPickers>): string {
  const { pickers, fact } = scenarioPickers(...scenario);
  const cells = pickers.map(({ label, value, options, mono }) => {
    const choices = options.map(
      (option) => `<option${option.value === value ? ' selected' : ''}>${escapeText(option.text)}</option>`,
    );
    return `<div class="picker"><span>${escapeText(label)}</span><select${mono ? ' class="mono"' : ''}>${choices.join('')}</select></div>`;
  });
  const last = fact
    ? `<div class="picker-fact"><span>${escapeText(fact.label)}</span><span class="mono">${escapeText(fact.text)}</span></div>`
    : '';
  return `<div class="picker-bar" part="pickers" inert aria-hidden="true">${cells.join('')}${last}</div>`;
}

/** Draws the step keys, and the other controls disabled. */
function transportMarkup(trace: RotationTrace, step: number, { say }: Voice): string {
  const last = lastStep(trace);
  const keys = stepButtons(step, last, testEnds(trace.tests.length)).map(
    ({ name, to, off, path }) =>
      `<button type="button" class="key" data-to="${to}" aria-disabled="${off}"${attribute('aria-label', say(`stepper.${name}`))}>${icon(path)}</button>`,
  );
  const play = `<button type="button" class="key play" inert aria-hidden="true"><svg viewBox="0 0 20 20"><path class="solid" d="${PLAY}"/></svg></button>`;
  const names = stopNames(trace, say);
  const stops = tickPlaces(last).map((stop) => {
    const text = stop === 0 || stop === last ? names[stop]! : String(stop);
    return `<li${stop === step ? ' class="current"' : ''}>${escapeText(text)}</li>`;
  });
  const word = (text: string, path: string, kind = ''): string =>
    `<button type="button" class="word-button${kind}">${icon(path)}<span>${escapeText(text)}</span></button>`;
  const words =
    word(say('edit.word'), ICONS.edit) +
    word(say('stepper.reset'), ICONS.reset) +
    word(say('share.open'), ICONS.share, ' share-button');
  return (
    `<div class="transport" part="controls"><div class="step-keys">${keys.slice(0, 2).join('')}${play}${keys.slice(2).join('')}</div>` +
    `<div class="scrub" inert aria-hidden="true"><input type="range" min="0" max="${last}" value="${step}"/><ol>${stops.join('')}</ol></div>` +
    `<div class="words" inert aria-hidden="true">${words}</div></div>`
  );
}

/** Returns the poster of a scenario at a step, as markup with all text escaped. */
export function posterMarkup(
  scenario: Scenario,
  step: number,
  layout: 'full' | 'small',
  voice: Voice,
  systems: readonly Option<string>[],
): string {
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
  const rows = trace.tests.map((test) => {
    const where = [...stoppedAt(test, voice), testRemark(test, voice)].join(' ');
    return `<tr${test.number === step ? ' aria-current="step"' : ''}><th scope="row">${escapeText(say('tests.name', { number: test.number }))}</th><td class="kick">${escapeText(formatVec(test.kick, conventions))}</td><td class="${test.verdict.is.replace(' ', '-')}">${escapeText(say(`verdict.${test.verdict.is}`))}</td><td class="where">${escapeText(where)}</td></tr>`;
  });
  const heads = ['test', 'kick', 'verdict', 'where'].map(
    (name) => `<th scope="col" class="${name}">${escapeText(say(`tests.${name}`))}</th>`,
  );
  const table =
    rows.length === 0
      ? `<p class="none">${escapeText(noTestsText(trace, voice))}</p>`
      : `<table part="table"${attribute('aria-label', say('tests.label'))}><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const pickers = layout === 'full' ? pickersMarkup(scenario, trace, voice, systems) : '';
  const small = boardFrame(croppedView(trace), 'mini');
  const frames = trace.tests.length + 1;
  const { wide, narrow } = stripColumns(frames);
  const room = `<li><svg viewBox="0 0 ${small.width} ${small.height}"></svg></li>`;
  return (
    `<div class="poster ${layout}" part="root" data-palette="${trace.system.palette}">${pickers}<div class="stage">` +
    `<div part="board"><svg class="board ${scene.bodyIs}" viewBox="0 0 ${frame.width} ${frame.height}" role="img"${attribute('aria-label', boardText(trace, step, voice))}>${paper}${stack}${piece}</svg></div>` +
    `<div class="panel"><p part="sentence"${attribute('data-longest', longest)}><span>${said.join('')}</span></p>` +
    `${table}</div></div>` +
    transportMarkup(trace, step, voice) +
    `<ol aria-hidden="true" class="wide-${wide} narrow-${narrow}">${room.repeat(frames)}</ol>` +
    `<div part="caption"><b>${escapeText(titleOf(trace, voice))}.</b> <slot name="caption"></slot></div></div>`
  );
}
