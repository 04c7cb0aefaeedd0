import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { DEFAULT_CONVENTIONS, type Conventions } from './conventions.ts';
import { findingTexts, poseText, stepTexts } from './narrate.ts';
import type { Voice } from './voice.ts';
import { speaker } from './strings.ts';

const voice: Voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };

function traceOf(line: string) {
  const scenario = must(readScenario(line), line);
  return rotate(scenario.system, requestOf(scenario), scenario.memory);
}

const told = (line: string, spoken: Voice = voice): readonly string[] => stepTexts(traceOf(line), spoken);

// The worked example 0>>3 of the SRS article; its picture is lost, the board is a reconstruction.
const WORKED =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

describe('the story of a rotation', () => {
  test('tells every test of the worked example', () => {
    expect(told(WORKED)).toEqual([
      'J in state 0 at columns 4 to 6, rows 4 and 5, before the rotation: counter-clockwise. The game tries 5 positions in order.',
      'Test 1, kick (0, 0): blocked by the stack at column 4, row 3, and column 5, row 3.',
      'Test 2, kick (1, 0): blocked by the stack at column 6, row 5, and column 5, row 3.',
      'Test 3, kick (1, 1): blocked by the stack at column 6, row 5.',
      'Test 4, kick (0, -2): blocked by the stack at column 5, rows 2 and 3, and column 4, row 1.',
      'Test 5, kick (1, -2): fits. The piece rotates.',
      'The piece rotates by test 5, kick (1, -2): J in state 3 at columns 5 and 6, rows 1 to 3.',
    ]);
  });

  test('names walls and floor beside the stack', () => {
    // An upright I at the left wall turns about a point that puts three of its minos into the wall.
    expect(told('system=srs-guideline piece=I from=1 at=-2,0 turn=cw board=..........')[1]).toBe(
      'Test 1, kick (0, 0): blocked by the left wall at row 2.',
    );
    expect(told('system=srs-guideline piece=T from=0 at=0,-1 turn=cw board=..........')[1]).toBe(
      'Test 1, kick (0, 0): blocked by the floor at column 2.',
    );
  });

  test('says when nothing fits', () => {
    const line = 'system=srs-guideline piece=T from=0 at=0,0 turn=cw board=####/#.##/...#/####';
    expect(told(line).at(-1)).toBe('All 5 tests fail. The piece does not rotate.');
  });

  test('looks ahead at tests that were not reached', () => {
    const line = 'system=srs-guideline piece=T from=0 at=3,3 turn=cw board=##########';
    expect(told(line)[2]).toBe('Test 2, kick (-1, 0): not reached. The position is free, but an earlier test had won.');
  });

  test('says why a system does not make the turn at all', () => {
    const line = 'system=srs-guideline piece=T from=0 at=3,3 turn=180 board=##########';
    expect(told(line)).toEqual([
      'The piece does not rotate. The system has no half turn.',
      'The piece does not rotate. The system has no half turn.',
    ]);
  });

  test('follows the conventions of the reader', () => {
    const conventions: Conventions = { y: 'down', names: '0R2L', rows: '0' };
    const spoken = told(WORKED, { ...voice, conventions });
    expect(spoken[5]).toBe('Test 5, kick (1, 2): fits. The piece rotates.');
    expect(spoken[6]).toBe('The piece rotates by test 5, kick (1, 2): J in state L at columns 5 and 6, rows 0 to 2.');
  });

  test('names a placement for the board', () => {
    const trace = traceOf(WORKED);
    const { start, startMinos } = trace.legs[0]!;
    expect(poseText(start, startMinos, voice)).toBe('J in state 0 at columns 4 to 6, rows 4 and 5');
  });

  test('has words for every refusal of every rule', () => {
    const lines = [
      'system=tetris-perfect piece=O from=0 at=3,3 turn=cw board=..........',
      'system=ars-tgm piece=T from=0 at=3,0 turn=180 board=..........',
      'system=ars-tgm piece=T from=0 at=3,0 turn=cw board=....#...../........../..........',
      'system=ars-ti piece=I from=1 at=3,3 turn=cw board=...#....../........../........../........../........../..........',
    ];
    for (const line of lines) {
      for (const sentence of [...told(line), ...findingTexts(traceOf(line), voice)])
        expect(sentence).not.toMatch(/[{}]|undefined/);
    }
    expect(told(lines[2]!).at(2)).toBe(
      'Test 2, kick (1, 0): refused. The search meets cell 2 of the box first, column 5, row 3: it is in the centre column, so no kick is tried.',
    );
  });
});
