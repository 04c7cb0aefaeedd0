import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { sceneNamed } from '#play/labScenes.ts';
import { shown, textOf, withRole, withTag, type Element } from '../../testing/shown.ts';
import LockLab from './LockLab.svelte';

const lab = (frame: number): readonly Element[] => {
  const scene = `${sceneNamed('to-and-fro').query} frame=${frame}`;
  return shown(render(LockLab, { props: { scene, figure: 'rules' } }));
};
const sentenceOf = (figure: readonly Element[]): string => textOf(withRole(figure, 'status')[0]!);

// 30 frames of delay: step reset locks in frame 31, whatever is pressed; 128 resets end with frame 129, and 30 follow.
test.each([
  ['Step reset', 'frame 31'],
  ['128 resets', 'frame 159'],
  ['Infinity', 'not within this recording'],
])('under the rule %s the piece locks: %s', (rule, when) => {
  const row = withTag(lab(60), 'tr').map(textOf).find((text) => text.startsWith(rule)); // prettier-ignore
  expect(row?.toLowerCase()).toContain(when);
});

test.each([
  [20, 'Step reset has 10 frames left'],
  [60, 'Step reset locked in frame 31'],
  [160, '128 resets locked in frame 159'],
])('after frame %i it says: %s', (frame, says) => {
  expect(sentenceOf(lab(frame))).toContain(says);
});
