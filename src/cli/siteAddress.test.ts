import { expect, test } from 'vitest';
import { pageAddress } from './siteAddress.ts';

test.each([
  [{}, 'https://wallkick.example/lab/stepper/'],
  [{ BASE: '/games/wallkick/' }, 'https://wallkick.example/games/wallkick/lab/stepper/'],
  [{ BASE: '/kicks', SITE: 'https://example.org' }, 'https://example.org/kicks/lab/stepper/'],
])('with %j the stepper is at %s', (environment, address) => {
  expect(pageAddress(environment, '/lab/stepper/')).toBe(address);
});
