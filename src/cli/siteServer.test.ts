import { expect, test } from 'vitest';
import { codingFor } from './siteServer.ts';

// RFC 9110, 12.4.2: a weight of 0 means "not acceptable".
test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br;q=0', 'identity'],
  [undefined, 'identity'],
] as const)('%s is answered with %s', (accepted, coding) => expect(codingFor(accepted)).toBe(coding));
