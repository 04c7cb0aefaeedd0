import { test } from 'vitest';
import { expectTexts, voice } from '../testing/reports.ts';
import { report } from './report.ts';

test.each([
  [
    'offsets',
    'piece=J from=0 to=1 line=5',
    [
      /^Test 5 of 0>>1: \(0, 0\) − \(1, 2\) = \(-1, -2\)\.$/m,
      /minus offset of state 1, and the reverse\. Test 3: state 0 \(0, 0\); state 1 \(1, -1\); kick 0>>1 \(-1, 1\); kick 1>>0 \(1, -1\)$/m,
      /^Kicks as in: Guideline SRS, /m,
    ],
  ],
  // The third offset of state 1 is the reader's own.
  [
    'offsets-changed',
    'line=3 changed=1.3:2,-1',
    [
      /^Offsets by state\. 1: .*; Offset 3 \(2, -1\) ≠; /m,
      /^Kicks from basic rotation\. 0>>1: .*Test 3 \(-2, 1\) ≠; /m,
      /^Kicks as in: no system of this site$/m,
    ],
  ],
  // The O has one offset a state, and so no kicks to list.
  ['offsets-of-the-o', 'piece=O line=1', [/; basic \(0, 0\); kick 1>>0 \(0, -1\); basic \(0, 0\)$/m]],
] as const)('the deriver reports its numbers: %s', (_name, line, holds) => expectTexts(report(line, voice), holds));
