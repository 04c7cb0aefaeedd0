import type { Scenario } from '#engine/scenario.ts';
import { formatVec } from '#text/conventions.ts';
import { stepButtons } from '#figure/controls/stepButtons.ts';
import { escapeText } from '#text/escape.ts';
import { groundMarkup, pieceMarkup } from '#board/boardMarkup.ts';
import { boardFrame } from '#board/geometry.ts';
import { croppedView, sceneAt, wholeView } from '#board/scene.ts';
import { boardText, lastStep, stepParts, stepTexts, titleOf } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { stoppedAt, testRemark } from '#text/testTexts.ts';
import 'strings:stepper';

const attribute = (name: string, text: string): string => ` ${name}="${escapeText(text)}"`;
const icon = (path: string): string => `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg>`;

/** The poster of a scenario at a step, as markup in which all text is escaped. */
export function posterMarkup(scenario: Scenario, step: number, layout: 'full' | 'small', voice: Voice): string {
  const { say, conventions } = voice;
  const trace = traceOf(scenario);
  const last = lastStep(trace);
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
  const keys = stepButtons(step, last).map(
    ({ name, to, off, path }) =>
      `<button type="button" data-to="${to}" aria-disabled="${off}"${attribute('aria-label', say(`stepper.${name}`))}>${icon(path)}</button>`,
  );
  const small = boardFrame(croppedView(trace), 'mini');
  const room = `<li><svg viewBox="0 0 ${small.width} ${small.height}"></svg></li>`;
  return (
    `<div class="poster ${layout}" part="root" data-palette="${trace.system.palette}"><div class="pickers"></div><div class="stage">` +
    `<div part="board"><svg class="board ${scene.bodyIs}" viewBox="0 0 ${frame.width} ${frame.height}" role="img"${attribute('aria-label', boardText(trace, step, voice))}>${paper}${stack}${piece}</svg></div>` +
    `<div class="panel"><p part="sentence"${attribute('data-longest', longest)}><span>${said.join('')}</span></p>` +
    `<table part="table"${attribute('aria-label', say('tests.label'))}><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></div>` +
    `<div class="controls" part="controls">${keys.slice(0, 2).join('')}<i></i>${keys.slice(2).join('')}</div>` +
    `<ol aria-hidden="true">${room.repeat(trace.tests.length + 1)}</ol>` +
    `<div part="caption"><b>${escapeText(titleOf(trace, voice))}.</b> <slot name="caption"></slot></div></div>`
  );
}
