import { describe, expect, test } from 'vitest';
import { printState } from '#figure/fields.ts';
import { pastedIntoMap } from './importMap.ts';
import { REACH_MAP, type ReachState } from './reachView.ts';

function stateAfter(text: string): string {
  const result = pastedIntoMap(text);
  if (!result.ok) throw new Error(result.diagnostics[0]!.sentence);
  const state: ReachState = { ...REACH_MAP.standard, piece: 'J', ...result.value.value };
  return printState(REACH_MAP.fields, state);
}

describe('what is pasted into a reach map', () => {
  test('changes no more than it says where it is the link of another figure', () => {
    const result = pastedIntoMap('https://example.org/systems/?figure=entry&system=srs-arika&piece=S#entry');
    expect(result.ok && result.value.value).toEqual({ system: 'srs-arika', piece: 'S' });
  });

  test.each([
    [
      'rows of a board',
      '..........\n####.#####\n',
      'system=srs-guideline beside=none piece=J board=####.##### way=0 step=199 presses=199',
    ],
    [
      // From the examples of the library tetris-fumen: an I in its first state on the floor.
      'a fumen with its piece',
      'v115@vhARQJ',
      'system=srs-guideline beside=none piece=I board=.......... way=0 step=199 presses=199',
    ],
    [
      'a scenario line',
      'system=sega piece=T from=0 at=3,3 turn=cw board=####.#####',
      'system=sega beside=none piece=T board=####.##### way=0 step=199 presses=199',
    ],
    [
      'a link to a stepper',
      'see https://example.org/?figure=a&system=dtet&piece=L&from=0&at=3,3&turn=cw&board=%23%23%23%23.%23%23%23%23%23#a',
      'system=dtet beside=none piece=L board=####.##### way=0 step=199 presses=199',
    ],
    [
      'a link to a comparison',
      'https://example.org/?systems=sega,dtet&piece=L&from=0&at=3,3&turn=cw&board=%23%23%23%23.%23%23%23%23%23',
      'system=sega beside=none piece=L board=####.##### way=0 step=199 presses=199',
    ],
    [
      'a link to a recording of buttons',
      'https://example.org/?figure=lab&system=dtet&piece=L&from=0&at=3,3&board=%23%23%23%23.%23%23%23%23%23&buttons=A&frame=1',
      'system=dtet beside=none piece=L board=####.##### way=0 step=199 presses=199',
    ],
    [
      'a link to a reach map',
      'https://example.org/?figure=reach&beside=sega&board=####.#####&way=3'.replaceAll('#', '%23'),
      'system=srs-guideline beside=sega piece=T board=####.##### way=3 step=199 presses=199',
    ],
  ])('%s', (_name, text, state) => {
    expect(stateAfter(text)).toBe(state);
  });

  test.each([
    ['....\n', 'reach.columns', 0],
    [Array(21).fill('#.........').join('/'), 'reach.rows', 0],
    ['<img src=x onerror=alert(1)>', 'figure.word', 0],
    ['system=srs-guideline piece=Q board=..........', 'figure.value', 27],
    ['system=srs-guideline piece=Q from=0 at=3,3 turn=cw board=..........', 'scenario.piece', 27],
    ['v115@vhA<script>', 'fumen.character', 8],
    ['', 'import.empty', 0],
  ])('%s is refused with its place', (text, code, start) => {
    const result = pastedIntoMap(text);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.diagnostics[0]).toMatchObject({ code, span: { start } });
  });
});
