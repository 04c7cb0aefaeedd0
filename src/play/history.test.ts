import { expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { held } from './buttons.ts';
import { buttonStream } from './driver.ts';
import { playFrame } from './frame.ts';
import { history, rewritten, stateAfter } from './history.ts';
import { startPlay } from './state.ts';

const start = startPlay({ system: systemById('dtet')!, seed: 3, settings: { gravity: { rows: 1, frames: 2 } } });
const next = buttonStream(11);
const buttons = Array.from({ length: 600 }, next);

test('a history holds the state after every frame', () => {
  const run = history(start, buttons);
  let state = start;
  expect(stateAfter(run, 0)).toBe(start);
  buttons.forEach((now, n) => {
    state = playFrame(state, now).state;
    expect(stateAfter(run, n + 1)).toEqual(state);
  });
});

test('counts beyond the ends give the state at the end', () => {
  const run = history(start, buttons.slice(0, 10));
  expect(stateAfter(run, 11)).toBe(run.frames[9]!.state);
  expect(stateAfter(run, -1)).toBe(start);
  expect(stateAfter(history(start, []), 5)).toBe(start);
});

test('another press in the middle keeps the frames before it and gives what playing anew gives', () => {
  const run = history(start, buttons);
  const changed = buttons.with(400, held('hard drop', 'rotate left'));
  const other = rewritten(run, changed);
  expect(other.frames[399]).toBe(run.frames[399]);
  expect(other.frames[400]).not.toBe(run.frames[400]);
  expect(other.frames.map(({ state }) => state)).toEqual(history(start, changed).frames.map(({ state }) => state));
});

test('more frames at the end play only those, and fewer keep the rest', () => {
  const run = history(start, buttons.slice(0, 300));
  const longer = rewritten(run, buttons);
  expect(longer.frames).toHaveLength(600);
  expect(longer.frames[299]).toBe(run.frames[299]);
  const shorter = rewritten(longer, buttons.slice(0, 5));
  expect(shorter.frames).toEqual(longer.frames.slice(0, 5));
});
