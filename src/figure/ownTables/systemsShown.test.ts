import { expect, test } from 'vitest';
import { systemsShown } from './systemsShown.ts';

test('figures that show one system or several name them in their states', () => {
  const states = ['system=asc piece=T', 'systems=srs-guideline,dtet piece=T'];
  expect(systemsShown(states)).toEqual(['asc', 'srs-guideline', 'dtet']);
  expect(systemsShown(['piece=T'])).toEqual(['']);
});
