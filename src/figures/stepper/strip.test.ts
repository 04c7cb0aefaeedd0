import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { attribute, shown, withTag } from '../testing/shown.ts';
import KickStepper from './KickStepper.svelte';

test('the ground that boards of a strip copy has the classes that its styles name', () => {
  const scenario = 'system=srs-guideline piece=T from=0 at=3,1 turn=cw board=####.#####';
  const elements = shown(render(KickStepper, { props: { scenario, figure: 'worked' } }));
  const copies = withTag(elements, 'use').map((use) => attribute(use, 'href')!.slice(1));
  expect(copies.length).toBeGreaterThan(0);
  // A browser matches the styles of a copy within it: the svg of the board is not among its ancestors.
  for (const name of copies) {
    const ground = elements.find((element) => attribute(element, 'id') === name);
    expect(attribute(ground!, 'class')?.split(' ')).toEqual(expect.arrayContaining(['board', 'mini']));
  }
});
