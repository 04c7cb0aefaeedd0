import { expect, test } from 'vitest';
import { folderOf, framedAddress } from './addresses.ts';

// Addresses of the module in the folder of the elements, and where bundlers put it.
test.each([
  ['https://your.host/embed/v1/shareOffer-a1.js', 'https://your.host/embed/v1/'],
  ['http://localhost:4173/games/wallkick/embed/v1/figure-b2.js?v=3', 'http://localhost:4173/games/wallkick/embed/v1/'],
  // Vite, Turbopack and webpack.
  ['https://my.game/assets/shareOffer-c3.js', null],
  ['https://my.game/embed/v1/assets/shareOffer-c3.js', null],
  ['file:///ROOT/app/wallkick/embed/v1/shareOffer-a1.js', null],
])('the folder of the script for a module at %s', (module, folder) => {
  expect(folderOf(module)).toBe(folder);
});

test('a frame is beside the script', () => {
  expect(framedAddress('https://your.host/embed/v1/wallkick.js', 'kick-stepper', [['at', '3,2']])).toBe(
    'https://your.host/embed/v1/kick-stepper/?at=3,2',
  );
});
