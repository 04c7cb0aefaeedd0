import { stateAfter } from '#play/history.ts';
import { DTET_SCENES } from '#play/dtetScenes.ts';
import { evidence, type ClaimCheck } from '../claim.ts';
import { names } from '../srs/text.ts';
import { asked, buttonsAfter, firstFrame, framesAsked, framesTurned, pieceAfter, play, triedIn } from './ask.ts';

const page = 'systems/dtet/buttons/';

/** The half turn of each piece of the examples for it. */
const HALF_TURNS = ['half-turn-t', 'half-turn-j', 'half-turn-l'] as const;

export const BUTTON_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'dtet.which-way',
    row: '2-20',
    status: 'corrected',
    page,
    check: () => {
      const run = play('each-its-way');
      const [left, right] = [triedIn(run, 1).join(), triedIn(run, 5).join()];
      const double = [pieceAfter(play('double'), 1), pieceAfter(play('double'), 4)];
      return evidence(
        left === 'retry: ccw left 1' && right === 'retry: cw right 1' && double.join() === 'T3,T2',
        'It is the reverse: Rotate Left is counter-clockwise, and Rotate Right is clockwise. Only this agrees with the examples of the DTET page. One of them holds Left and presses Right, for two counter-clockwise rotations.',
      );
    },
  },
  {
    id: 'dtet.processing-enables',
    row: '2-21',
    status: 'holds',
    page,
    check: () => {
      const shown = [
        ['180° rotations', pieceAfter(play('both'), 2) === 'T2'],
        ['rotation reversal', pieceAfter(play('reversal'), 3) === 'J2'],
        ['failure compensation', pieceAfter(play('compensation'), 5) === 'T3'],
        ['rotation at spawn', pieceAfter(play('entry'), 6) === 'T3'],
      ] as const;
      return evidence(
        shown.every(([, is]) => is),
        `We played each of these with a single press of each button: ${names(shown.map(([what]) => what))}.`,
      );
    },
  },
  {
    id: 'dtet.every-frame',
    row: '2-22',
    status: 'holds',
    page,
    check: () => {
      const run = play('compensation');
      const once = play('let-go');
      const examples = DTET_SCENES.map(({ name }) => play(name));
      const idle = examples.every((example) =>
        example.frames.every(({ state, events }) => {
          const pending = state.two.left === 'pending' || state.two.right === 'pending';
          const tried = events.some(({ is }) => is === 'rotation');
          const entered = events.some(({ is }) => is === 'entered');
          return !pending || tried || entered || state.phase.is !== 'piece';
        }),
      );
      const frames = examples.reduce((sum, { frames: played }) => sum + played.length, 0);
      return evidence(
        framesAsked(run).join() === '1,2,3,4,5' &&
          framesTurned(run).join() === '5' &&
          framesTurned(once).join() === '1,7' &&
          idle,
        `In one example the game tries a rotation in frames 1 to 5, and it succeeds in frame 5. The game does not try again, although the button stays down. In another example the player must release the button to rotate the piece once more. In all ${frames} frames of the examples, the game tries every pending button while a piece is in play.`,
      );
    },
  },
  {
    id: 'dtet.failure-compensation',
    row: '2-23',
    status: 'holds',
    page,
    check: () => {
      const run = play('compensation');
      const gone = play('forgotten');
      return evidence(
        triedIn(run, 4).join() === 'retry: ccw left failed' &&
          pieceAfter(run, 5) === 'T3' &&
          framesTurned(gone).length === 0,
        'The T cannot rotate in four frames. It moves one column in the fourth frame and rotates in the fifth. If the player releases the button before that, it never rotates.',
      );
    },
  },
  {
    id: 'dtet.held-through-entry',
    row: '2-24',
    status: 'holds',
    page,
    check: () => {
      const run = play('entry');
      const both = play('entry-both');
      const early = play('entry-let-go');
      const came = firstFrame(run, 'entered');
      return evidence(
        framesTurned(run).join() === String(came + 1) &&
          pieceAfter(both, came + 1) === 'T2' &&
          framesTurned(early).length === 0,
        `The T spawns at the end of frame ${came} and rotates in frame ${came + 1}. With both buttons held it rotates twice. A button that the player releases before the spawn has no effect.`,
      );
    },
  },
  {
    id: 'dtet.reversal',
    row: '2-25',
    status: 'holds',
    page,
    check: () => {
      const left = triedIn(play('reversal'), 3).join();
      const right = triedIn(play('double'), 4).join();
      const natural = triedIn(play('each-its-way'), 5).join();
      return evidence(
        left === 'retry: cw left 1' && right === 'retry: ccw right 1' && natural === 'retry: cw right 1',
        'With Right held and used, Left rotates clockwise. With Left held and used, Right rotates counter-clockwise. With no other button held, Right rotates clockwise.',
      );
    },
  },
  {
    id: 'dtet.double-counter-clockwise',
    row: '2-26',
    status: 'holds',
    page,
    check: () => {
      const run = play('double');
      const steps = framesTurned(run).map((frame) => pieceAfter(run, frame));
      return evidence(
        steps.join() === 'T3,T2' && buttonsAfter(run, 4) === 'spent spent',
        'The T rotates from state 0 to 3 in the frame in which the player presses Left. It rotates from 3 to 2 in the frame in which the player presses Right.',
      );
    },
  },
  {
    id: 'dtet.order-of-plans',
    row: '2-27',
    status: 'holds',
    page,
    check: () => {
      const first = play('fixed-order');
      const second = play('right-then-left');
      const order = (run: typeof first, frame: number): string =>
        (asked(run, frame)?.asked ?? []).map(({ name }) => name).join('; ');
      const expected = 'left, then right; right, then left; direct half turn';
      return evidence(
        order(first, 4) === expected &&
          order(second, 2) === expected &&
          pieceAfter(first, 4) === 'T3' &&
          buttonsAfter(first, 3) === 'up pending',
        'In the example the player presses Right three frames before Left. The game still tries Left then Right first, and carries it out.',
      );
    },
  },
  {
    id: 'dtet.two-possibilities',
    row: '2-28',
    status: 'holds',
    page,
    check: () => {
      const counter = triedIn(play('both'), 2);
      const clockwise = triedIn(play('right-then-left'), 2);
      return evidence(
        counter.join() === 'left, then right: ccw left 1 + ccw right 1' &&
          clockwise[1] === 'right, then left: cw right 1 + cw left 1',
        'Left then Right rotates counter-clockwise twice, first with left and then with right precedence. Right then Left rotates clockwise twice, first with right and then with left precedence.',
      );
    },
  },
  {
    id: 'dtet.between-must-exist',
    row: '2-29',
    status: 'holds',
    page,
    check: () => {
      const run = play('between');
      const { phase, field } = stateAfter(run, 5);
      const open = play('between', [['.....##...', '..........']]);
      return evidence(
        framesTurned(run).length === 0 &&
          pieceAfter(run, 5) === 'S0' &&
          pieceAfter(open, 2) === 'S2' &&
          phase.is === 'piece' &&
          field.rows.length > 0,
        'An S that rotates by 180° covers the same squares as before. Still the game does not rotate it where an upright S has no room. Without two of the blocks it rotates.',
      );
    },
  },
  {
    id: 'dtet.direct-half-turn',
    row: '2-30',
    status: 'holds',
    page,
    check: () => {
      const made = HALF_TURNS.map((name) => triedIn(play(name), 2).at(-1) ?? '');
      const never = triedIn(play('no-half-turn-i'), 2).map((text) => text.split(':')[0]);
      return evidence(
        made.every((text) => /^direct half turn: 180 left \d$/.test(text)) &&
          never.join('; ') === 'left, then right; right, then left',
        'T, J and L rotate by 180° at once on boards where both orders fail. The I has no third possibility: the game tries two orders, and the I stays.',
      );
    },
  },
  {
    id: 'dtet.partial-success',
    row: '2-31',
    status: 'holds',
    page,
    check: () => {
      const run = play('partial');
      const later = play('partial-later');
      const tried = triedIn(run, 1);
      const clockwise = play('partial', [['buttons=LR*3', 'buttons=R_LR']]);
      return evidence(
        tried.join() === 'left, then right: ccw left 1 + ccw right failed' &&
          triedIn(later, 2).at(-1) === 'right, then left: cw right 6 + cw left failed' &&
          pieceAfter(clockwise, 2) === 'J2',
        'The J rotates counter-clockwise once, although it could rotate clockwise twice. An L rotates clockwise once, by the second possibility, and the game does not try the third.',
      );
    },
  },
  {
    id: 'dtet.compensation-after-part',
    row: '2-32',
    status: 'holds',
    page,
    check: () => {
      const run = play('partial');
      const other = play('own-way-again');
      return evidence(
        buttonsAfter(run, 1) === 'spent pending' &&
          triedIn(run, 5).join() === 'retry: ccw right 5' &&
          triedIn(other, 4).join() === 'retry: cw right 1',
        'Right stays pending. It rotates the J in its reversed direction, in the first frame in which the J has room. If the player releases Left before that, Right rotates in its usual direction.',
      );
    },
  },
];
