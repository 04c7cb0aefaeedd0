import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { attribute, shown } from '../testing/shown.ts';
import KickStepper from './KickStepper.svelte';

test('board and controls come before the pickers', () => {
  const scenario = 'system=srs-guideline piece=T from=0 at=3,1 turn=cw board=####.#####';
  const elements = shown(render(KickStepper, { props: { scenario, figure: 'worked' } }));
  const parts = elements.map((element) => attribute(element, 'part'));
  const order = ['board', 'sentence', 'controls', 'pickers', 'caption'];
  expect(parts.filter((part) => part !== undefined && order.includes(part))).toEqual(order);
});
