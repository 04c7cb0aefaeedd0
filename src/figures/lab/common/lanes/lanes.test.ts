import { must } from '#engine/diagnostics.ts';
import { expect, test } from 'vitest';
import { dtetScene } from '#play/dtetScenes.ts';
import { rotationOf } from '#play/frame.ts';
import { history, type History } from '#play/history.ts';
import { beginScene, parseScene } from '#play/sceneText.ts';
import { arsTgm } from '#rules/arsTgm.ts';
import { dtetHeboris } from '#rules/dtetHeboris.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { buttonName, laneButtons, lanesOf, mostPlans, type Lane } from './lanes.ts';

function played(line: string): History {
  const read = must(parseScene(line), line);
  return history(beginScene(read), read.held);
}

const text = ({ button, bars, marks }: Lane): string =>
  [
    `${button}:`,
    ...bars.map(({ first, last, as }) => `${first}-${last} ${as}`),
    ...marks.map((mark) => `${mark.frame} ${mark.is === 'turned' ? mark.turn : mark.is}`),
  ].join(' ');

const used = (run: History): readonly string[] =>
  lanesOf(run)
    .filter(({ bars }) => bars.length > 0)
    .map(text);

test.each([
  ['double', ['rotate left: 1-6 spent 1 ccw', 'rotate right: 4-6 spent 4 ccw']],
  [
    'compensation',
    ['rotate left: 1-4 pending 5-7 spent 1 failed 2 failed 3 failed 4 failed 5 ccw', 'right: 4-4 down 4 moved'],
  ],
  ['entry', ['rotate left: 3-5 pending 6-7 spent 6 ccw']],
  ['joined', ['rotate left: 4-6 spent 4 180', 'rotate right: 1-3 pending 4-6 spent 1 failed 2 failed 3 failed 4 180']],
  [
    'partial',
    [
      'rotate left: 1-6 spent 1 ccw',
      'rotate right: 1-4 pending 5-6 spent 1 failed 2 failed 3 failed 4 failed 5 ccw',
      'right: 4-4 down 4 moved',
    ],
  ],
])('the lanes of %s', (name, lanes) => {
  expect(used(played(dtetScene(name).query))).toEqual(lanes);
});

test('Heboris has a lane for the half turn, tries a press once, and tells nothing more', () => {
  const line = 'system=dtet-heboris piece=T from=0 at=3,2 board=....##..../........../...#....../....##..../..........';
  const run = played(`${line} gravity=0 lock=600 buttons=L*3_._H*2_A*2`);
  expect(used(run)).toEqual(['rotate left: 1-3 down 1 failed', 'half turn: 5-6 down 5 180', 'left: 7-8 down 7 failed']);
});

test('a soft drop is marked in the frames in which the piece falls', () => {
  const run = played('system=dtet piece=O from=0 at=3,2 board=.......... gravity=0 lock=600 buttons=S*4');
  expect(used(run)).toEqual(['soft drop: 1-4 down 1 moved 2 moved']);
});

test.each([
  ['srs-guideline', ['hard drop: 2-3 down 2 moved']],
  ['ars-tgm', ['hard drop: 2-3 down 2 moved']],
])('the fastest drop of %s has a lane', (system, lanes) => {
  expect(used(played(`system=${system} piece=O from=0 at=3,6 board=.......... gravity=0 buttons=._W*2`))).toEqual(
    lanes,
  );
});

test('it is called what the system makes of it, and a system that has none has no lane', () => {
  const names = [srsGuideline, arsTgm, dtetHeboris].map((system) =>
    laneButtons(system)
      .map((button) => buttonName(button, system))
      .at(-1),
  );
  expect(names).toEqual(['hard drop', 'sonic drop', 'soft drop']);
});

test.each(['double', 'compensation', 'joined', 'partial'] as const)(
  'the longest list of plans of %s is of a frame, and no frame has more rows',
  (name) => {
    const run = played(dtetScene(name).query);
    const rows = run.frames.flatMap((frame) => {
      const one = rotationOf(frame);
      const steps = one?.asked.flatMap((plan) => plan.steps) ?? [];
      return one ? [one.asked.length + steps.length + one.tried.flatMap(({ traces }) => traces).length] : [];
    });
    const most = mostPlans(run)!;
    expect(run.frames.map((frame) => rotationOf(frame))).toContain(most);
    expect(most).toBe(rotationOf(run.frames.filter((frame) => rotationOf(frame))[rows.indexOf(Math.max(...rows))]!));
  },
);

test('where no button turns anything there is no list of plans', () => {
  expect(
    mostPlans(played('system=dtet piece=O from=0 at=3,2 board=.......... gravity=0 lock=600 buttons=S*4')),
  ).toBeNull();
});
