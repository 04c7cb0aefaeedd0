import { describe, expect, test } from 'vitest';
import { parseScene, printScene } from '#play/sceneText.ts';
import { importedScene } from './importScene.ts';

const read = parseScene('system=dtet piece=T from=0 at=3,3 board=.......... next=IJ gravity=1/4 buttons=R_._A frame=2');
if (!read.ok) throw new Error('the example is readable');
const shown = read.value;
const KEPT = 'next=IJ gravity=1/4 buttons=R_._A';

function sceneAfter(text: string): string {
  const result = importedScene(shown, text);
  if (!result.ok) throw new Error(result.diagnostics[0]!.sentence);
  return printScene(result.value.value);
}

describe('what is pasted into a lab of buttons', () => {
  test.each([
    [
      'a scenario line',
      'system=dtet piece=L from=1 at=4,2 turn=ccw step=1 board=####.#####',
      `system=dtet piece=L from=1 at=4,2 board=####.##### ${KEPT}`,
    ],
    [
      'a link to a stepper',
      'see https://example.org/?figure=a&system=dtet&piece=L&from=0&at=3,3&turn=cw&board=%23%23%23%23.%23%23%23%23%23#a',
      `system=dtet piece=L from=0 at=3,3 board=####.##### ${KEPT}`,
    ],
    [
      'a link to a comparison, with its first system',
      'https://example.org/?systems=dtet,sega&piece=L&from=0&at=3,3&turn=both&board=..........',
      `system=dtet piece=L from=0 at=3,3 board=.......... ${KEPT}`,
    ],
    [
      'a scene, which replaces everything',
      'system=dtet piece=S from=0 at=3,3 board=.......... buttons=L',
      'system=dtet piece=S from=0 at=3,3 board=.......... buttons=L',
    ],
    ['rows of a board', '..........\n####.#####', `system=dtet piece=T from=0 at=3,3 board=####.##### ${KEPT} frame=2`],
  ])('%s', (_name, text, scene) => {
    expect(sceneAfter(text)).toBe(scene);
  });

  test.each([
    ['system=none', 'scenario.system', 7],
    ['Look:\nsystem=dtet piece=Q from=0 at=3,3 turn=cw board=....', 'scenario.piece', 6],
    ['system=dtet piece=T from=0 at=3,3 turn=cw', 'scene.missing', 0],
    ['https://example.org/?figure=a&way=1', 'import.link', 0],
  ])('%s is refused with its place', (text, code, start) => {
    const result = importedScene(shown, text);
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(result.diagnostics.map((one) => [one.code, one.span.start])).toContainEqual([code, start]);
  });
});
