import { test } from 'vitest';
import { expectTexts, voice } from '../testing/reports.ts';
import { report } from './report.ts';

const LINE = 'system=srs-guideline piece=T';

test('a kick atlas reports every end of every turn', () =>
  expectTexts(report(LINE, voice), [
    /^Clockwise, the T of Guideline SRS has 16 kicks, of which 14 are useful\. Of 4 rotations 4 can fail\.$/m,
    /^0>>1, clockwise: how it can end\. Test 4 \(0, -2\): never: test 1 fits too$/m,
    /^0>>1, clockwise: how it can end\. Test 5 \(-1, -2\): 2 blocks$/m,
  ]));

test('a kick atlas that is being worked out reports that', () =>
  expectTexts(report(LINE, voice, null), [/^The boards of the T under Guideline SRS are being computed\.$/m]));
