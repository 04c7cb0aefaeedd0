import 'strings:buttonLab';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { speaker } from '#text/strings.ts';
import { galleryFile } from '../../testing/gallery.ts';
import { attribute, boardOf, namesOf, shown, textOf, withRole } from '../../testing/shown.ts';
import ButtonLab from './ButtonLab.svelte';

// What each frame has to show is written out here from the sentences of the source (DTET, "Button processing"), not taken from the
// program.

const CCW = 'spent, rotated the piece counter-clockwise';
const CW = 'spent, rotated the piece clockwise';
const OVER = 'spent, rotated the piece by 180°';
const FAILED = 'pending, tried and failed';

/** Frame by frame: Rotate Left, Rotate Right, the piece afterwards. */
type Frames = readonly (readonly [left: string, right: string, piece: string])[];

const EXAMPLES: readonly (readonly [name: string, frames: Frames])[] = [
  [
    'double rotation',
    [
      [CCW, 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['spent', CCW, 'T in state 2'],
      ['spent', 'spent', 'T in state 2'],
      ['spent', 'spent', 'T in state 2'],
      ['up', 'up', 'T in state 2'],
      ['up', 'up', 'T in state 2'],
    ],
  ],
  [
    'rotation reversal',
    [
      ['up', CW, 'J in state 1'],
      ['up', 'spent', 'J in state 1'],
      [CW, 'spent', 'J in state 2'],
      ['spent', 'spent', 'J in state 2'],
      ['up', 'spent', 'J in state 2'],
      ['up', 'spent', 'J in state 2'],
      [CW, 'spent', 'J in state 3'],
      ['spent', 'spent', 'J in state 3'],
    ],
  ],
  [
    'failure compensation',
    [
      [FAILED, 'up', 'T in state 0 at columns 4 to 6'],
      [FAILED, 'up', 'T in state 0 at columns 4 to 6'],
      [FAILED, 'up', 'T in state 0 at columns 4 to 6'],
      [FAILED, 'up', 'T in state 0 at columns 5 to 7'],
      [CCW, 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['up', 'up', 'T in state 3'],
    ],
  ],
  [
    'both at once',
    [
      ['up', 'up', 'T in state 0'],
      [CCW, CCW, 'T in state 2'],
      ['spent', 'spent', 'T in state 2'],
      ['spent', 'spent', 'T in state 2'],
      ['up', 'up', 'T in state 2'],
      ['up', 'up', 'T in state 2'],
    ],
  ],
  [
    'held through the entry delay',
    [
      ['up', 'up', 'no piece in play'],
      ['up', 'up', 'no piece in play'],
      ['pending', 'up', 'no piece in play'],
      ['pending', 'up', 'no piece in play'],
      ['pending', 'up', 'T in state 0'],
      [CCW, 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['up', 'up', 'T in state 3'],
    ],
  ],
  [
    'partial success',
    [
      [CCW, FAILED, 'J in state 3'],
      ['spent', FAILED, 'J in state 3'],
      ['spent', FAILED, 'J in state 3'],
      ['spent', FAILED, 'J in state 3'],
      ['spent', CCW, 'J in state 2'],
      ['spent', 'spent', 'J in state 2'],
      ['up', 'up', 'J in state 2'],
    ],
  ],
  [
    'both at once, the second order',
    [
      ['up', 'up', 'T in state 3'],
      [CW, CW, 'T in state 1'],
      ['spent', 'spent', 'T in state 1'],
    ],
  ],
  [
    'no room for the state between',
    [
      ['up', 'up', 'S in state 0'],
      [FAILED, FAILED, 'S in state 0'],
      [FAILED, FAILED, 'S in state 0'],
    ],
  ],
  [
    'each button its own way',
    [
      [CCW, 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['up', 'up', 'T in state 3'],
      ['up', 'up', 'T in state 3'],
      ['up', CW, 'T in state 0'],
      ['up', 'spent', 'T in state 0'],
      ['up', 'up', 'T in state 0'],
      ['up', 'up', 'T in state 0'],
    ],
  ],
  [
    'spent until released',
    [
      [CCW, 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['spent', 'up', 'T in state 3'],
      ['up', 'up', 'T in state 3'],
      ['up', 'up', 'T in state 3'],
      [CCW, 'up', 'T in state 2'],
      ['spent', 'up', 'T in state 2'],
    ],
  ],
  [
    'released too early',
    [
      [FAILED, 'up', 'T in state 0 at columns 4 to 6'],
      [FAILED, 'up', 'T in state 0 at columns 4 to 6'],
      ['up', 'up', 'T in state 0 at columns 5 to 7'],
      ['up', 'up', 'T in state 0 at columns 5 to 7'],
      ['up', 'up', 'T in state 0 at columns 5 to 7'],
      ['up', 'up', 'T in state 0 at columns 5 to 7'],
    ],
  ],
  [
    'both held through the entry delay',
    [
      ['up', 'up', 'no piece in play'],
      ['up', 'up', 'no piece in play'],
      ['pending', 'pending', 'no piece in play'],
      ['pending', 'pending', 'no piece in play'],
      ['pending', 'pending', 'T in state 0'],
      [CCW, CCW, 'T in state 2'],
      ['spent', 'spent', 'T in state 2'],
      ['up', 'up', 'T in state 2'],
    ],
  ],
  [
    'released before entry',
    [
      ['up', 'up', 'no piece in play'],
      ['up', 'up', 'no piece in play'],
      ['pending', 'up', 'no piece in play'],
      ['pending', 'up', 'no piece in play'],
      ['up', 'up', 'T in state 0'],
      ['up', 'up', 'T in state 0'],
      ['up', 'up', 'T in state 0'],
      ['up', 'up', 'T in state 0'],
    ],
  ],
  [
    // "Regardless of which button was actually pressed first".
    'Right pressed first, Left tried first',
    [
      ['up', FAILED, 'T in state 1'],
      ['up', FAILED, 'T in state 1'],
      ['up', FAILED, 'T in state 1'],
      [CCW, CCW, 'T in state 3'],
      ['spent', 'spent', 'T in state 3'],
      ['spent', 'spent', 'T in state 3'],
    ],
  ],
  [
    // "if one or both buttons were pressed at an earlier frame but could not effect a rotation at that time".
    'a failed button and a new one',
    [
      ['up', FAILED, 'T in state 0'],
      ['up', FAILED, 'T in state 0'],
      ['up', FAILED, 'T in state 0'],
      [OVER, OVER, 'T in state 2'],
      ['spent', 'spent', 'T in state 2'],
      ['spent', 'spent', 'T in state 2'],
      ['up', 'up', 'T in state 2'],
    ],
  ],
  [
    'partial success of the second order',
    [
      ['up', 'up', 'L in state 1'],
      [FAILED, CW, 'L in state 2'],
      [FAILED, 'spent', 'L in state 2'],
      [FAILED, 'spent', 'L in state 2'],
      ['up', 'up', 'L in state 2'],
    ],
  ],
  [
    // No longer reversed, as the other button was let go.
    'the failed button, the other released',
    [
      [CCW, FAILED, 'J in state 3'],
      ['spent', FAILED, 'J in state 3'],
      ['spent', FAILED, 'J in state 3'],
      ['up', CW, 'J in state 0'],
      ['up', 'spent', 'J in state 0'],
      ['up', 'up', 'J in state 0'],
    ],
  ],
  [
    'three plans, none fits',
    [
      ['up', 'up', 'T in state 0'],
      [FAILED, FAILED, 'T in state 0'],
      [FAILED, FAILED, 'T in state 0'],
      [FAILED, FAILED, 'T in state 0'],
      [FAILED, 'up', 'T in state 0'],
      [FAILED, 'up', 'T in state 0'],
    ],
  ],
  ...(
    [
      ['T', '0', '2'],
      ['J', '0', '2'],
      ['L', '1', '3'],
    ] as const
  ).map(([piece, from, to]): readonly [string, Frames] => [
    `direct half turn of ${piece}`,
    [
      ['up', 'up', `${piece} in state ${from}`],
      [OVER, OVER, `${piece} in state ${to}`],
      ['spent', 'spent', `${piece} in state ${to}`],
    ],
  ]),
  [
    'no direct half turn of I',
    [
      ['up', 'up', 'I in state 0'],
      [FAILED, FAILED, 'I in state 0'],
      [FAILED, FAILED, 'I in state 0'],
    ],
  ],
];

const say = speaker('en');
const nameOf = (scene: string): string => say(`buttonLab.scene.${scene}`);
const sceneOf = (example: string): string => DTET_SCENES.find(({ name }) => nameOf(name) === example)?.name ?? example;
const drawn = (query: string) => shown(render(ButtonLab, { props: { query, figure: 'lab' } }));

test('every example of the lab has its frames written out here', () => {
  expect(DTET_SCENES.map(({ name }) => nameOf(name)).sort()).toEqual(EXAMPLES.map(([name]) => name).sort());
});

describe.each(EXAMPLES)('the example “%s”', (example, frames) => {
  const scene = sceneOf(example);

  test.each(frames.map((row, index) => [index + 1, ...row] as const))(
    'shows at frame %i: Left %s, Right %s, %s',
    (frame, left, right, piece) => {
      const lab = drawn(`scene=${scene} frame=${frame}`);
      const cells = namesOf(lab, 'gridcell');
      expect(cells).toContain(`frame ${frame}, Rotate Left: ${left}`);
      expect(cells).toContain(`frame ${frame}, Rotate Right: ${right}`);
      const [board] = withRole(lab, 'img');
      expect(attribute(board!, 'aria-label')).toMatch(new RegExp(`^Frame ${frame}: ${piece}`));
    },
  );

  test('looks in every frame as in the gallery', async () => {
    const labs = frames.map((_row, index) => drawn(`scene=${scene} frame=${index + 1}`));
    const says = labs.map((lab) => textOf(withRole(lab, 'status')[0]!));
    await expect(`${says.join('\n')}\n`).toMatchFileSnapshot(galleryFile(`dtet/${scene}.txt`));
    await expect(boardOf(labs.at(-1)!)).toMatchFileSnapshot(galleryFile(`dtet/${scene}.svg`));
  });
});
