import { test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import { expectReport, stateOf, voice } from '../testing/reports.ts';
import { atlasRows, atlasSpec } from './atlas.ts';
import { atlasData } from './atlasData.ts';
import { atlasReport } from './atlasReport.ts';

const data = atlasData([systemById('srs-guideline')!], ['T']);
const state = stateOf(atlasSpec(data), 'system=srs-guideline piece=T');

test('a kick atlas reports every end of every turn', () =>
  expectReport('atlas', atlasReport(state, atlasRows(data, state), voice), [
    /^Clockwise, the T of Guideline SRS has 16 kicks, of which 14 are useful\. Of 4 rotations 4 can fail\.$/m,
    /^0>>1, clockwise: how it can end\. Test 4 \(0, -2\): never: test 1 fits too$/m,
    /^0>>1, clockwise: how it can end\. Test 5 \(-1, -2\): 2 blocks$/m,
  ]));

test('a kick atlas that is being worked out reports that', () =>
  expectReport('atlas-not-ready', atlasReport(state, null, voice), [
    /^The boards of the T under Guideline SRS are being computed\.$/,
  ]));
