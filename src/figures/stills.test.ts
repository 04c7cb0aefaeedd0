import { expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import type { Drawing } from '#board/drawing.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { parseParams } from '#text/params.ts';
import { panesOf, readComparison } from './compare/common/comparison.ts';
import { AXES, axisStill, STATE_NAMES } from './conventionStills.ts';
import { outcomesStill } from './compare/common/outcomesStill.ts';
import { halfway, jumpStill } from './stepper/jumpStill.ts';
import { shellStill } from './rotatris/shellExplorer/shellStill.ts';
import { kickRose, roseReach } from '#figure/tables/kickRose.ts';
import { roseList } from '#figure/tables/roseList.ts';
import { expectPicture, pictureOf } from './testing/pictures.ts';
import { voice } from './testing/reports.ts';
import { pieceSheet } from './wheel/pieceSheet.ts';
import { turningStill } from './wheel/turningStill.ts';

const systems = (...ids: readonly string[]) => ids.map((id) => systemById(id)!);

function outcomes(line: string): Drawing {
  const read = readComparison(parseParams(line));
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return outcomesStill(panesOf(read.value), voice);
}

function roses(piece: 'I' | 'J', ...ids: readonly string[]): readonly Drawing[] {
  const lists = (['0>>1', '0>>3'] as const).map((of) => systems(...ids).map((system) => roseList(system, piece, of)));
  return lists.map((list) => kickRose(list, roseReach(lists.flat())));
}

const kicked = (query: string) => {
  const read = readScenario(`system=srs-guideline ${query}`);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  const trace = traceOf(read.value);
  return { trace, between: halfway(trace) };
};
const triple = kicked('piece=T from=0 at=4,2 turn=cw board=...##...../...#...###/####.#####/####..####/####.#####');

const sheet = (id: string): readonly Drawing[] =>
  pieceSheet(systemById(id)!, voice).flatMap(({ states }) => states.map(({ drawing }) => drawing));

// Pictures that stand in pages as they are. `npm run gallery` shows them to a person.
test.each<readonly [name: string, drawings: readonly Drawing[]]>([
  ['sheet-srs', sheet('srs-guideline')],
  ['sheet-ars', sheet('ars-tgm')],
  ['turning', ['srs-guideline', 'ars-tgm'].map((id) => turningStill(id, 'T', voice))],
  ['rose', roses('J', 'srs-guideline')],
  ['roses-of-two', roses('I', 'srs-guideline', 'srs-arika')],
  [
    'outcomes',
    [
      outcomes(
        'systems=srs-guideline,ars-tgm,dtet piece=J from=1 at=3,1 turn=ccw board=...#....../........../...#......',
      ),
    ],
  ],
  ['jump', [jumpStill(triple.trace, triple.between!, voice)]],
  ['shell-still', [shellStill()]],
  ['axes', AXES.map(({ y }) => axisStill(y, voice))],
])('the picture %s looks as in the gallery', (name, step) =>
  expectPicture(name, pictureOf({ pictures: { step } }, 'step')),
);

// The block is in the drawn board. A kick of one square is at its end halfway.
test.each([
  ['a T-spin triple passes a block', triple.between, [[5, 2]]],
  ['the same without the overhang is test 2', kicked('piece=T from=0 at=4,2 turn=cw board=.......###/####.#####/####..####/####.#####').between, []], // prettier-ignore
  [
    'no test fits',
    kicked('piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####.#####')
      .between,
    undefined,
  ],
] as const)('halfway along its kick: %s', (_what, between, blocked) =>
  expect(between?.obstacles.map(({ cell }) => cell)).toEqual(blocked),
);

test('a rose has a tip for each kick of its lists, with the number of its test', () => {
  const [list] = systems('srs-guideline').map((system) => roseList(system, 'J', '0>>1'));
  expect(list!.kicks).toEqual([
    [0, 0],
    [-1, 0],
    [-1, 1],
    [0, -2],
    [-1, -2],
  ]);
  const { content } = kickRose([list!], 2);
  expect([...content.matchAll(/>(\d)<\/text>/g)].map(([, number]) => Number(number))).toEqual([2, 3, 4, 5]);
});

test('one point stays in SRS, and moves in ARS in the state that steps down', () => {
  const arrows = (id: string): number => turningStill(id, 'T', voice).content.split('b-arrow').length - 1;
  expect([arrows('srs-guideline'), arrows('ars-tgm')]).toEqual([0, 1]);
});

test('one left and two up is written with the sign of the axis, and each state has a name under every choice', () => {
  expect(AXES.map(({ y, vec }) => `${y} ${vec}`)).toEqual(['up (-1, 2)', 'down (-1, -2)']);
  expect(STATE_NAMES.map(({ names }) => names.join(' '))).toEqual(['0 0 N', '1 R E', '2 2 S', '3 L W']);
});
