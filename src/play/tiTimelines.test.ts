import { describe, expect, test } from 'vitest';
import { held } from './buttons.ts';
import { playFrame } from './frame.ts';
import { playTable, type TimelineScene } from './testing/timeline.ts';

// One timeline for each sentence of the source's account of lock delay after floor kicks (Arika Rotation System, "T-piece floor kicks",
// last two paragraphs, sentences counted through). Columns: buttons held in the frame, the piece after it, the lock delay left
// after it, and what happened, in order. A turn is followed by the number of the test that won.

interface Timeline {
  readonly says: string;
  readonly scene: Omit<TimelineScene, 'system'> & { readonly system?: string };
  readonly table: string;
}

const ONE_ROW = { gravity: { rows: 1, frames: 1 } } as const;
const TWENTY_ROWS = { gravity: { rows: 20, frames: 1 } } as const;
const QUARTER_ROW = { gravity: { rows: 1, frames: 4 } } as const;

/** The I lies on the floor: turned upright it kicks two rows up. */
const LYING_I = { piece: 'I0 3,-2', queue: ['O'] } as const;

/** The T hangs in a hollow between two blocks: turned nub up it kicks one row up, and then rests on the right one. */
const HOLLOW = '..#..#....\n..........\n..........';
const HANGING_T = { piece: 'T1 3,2', board: HOLLOW, queue: ['O'] } as const;

const timelines: readonly Timeline[] = [
  {
    // 1, the I: two frames of contact have taken two off the delay; the turn takes the rest
    says: 'a turn after a floor kick takes the lock delay of an I away',
    scene: { ...LYING_I, settings: ONE_ROW },
    table: `
      R | I1 3,0  | 29 | cw 3, contact
      . | I1 3,0  | 28 | contact
      L | I0 3,-1 | 0  | ccw 1, gravity 1, nothing`,
  },
  {
    // 1, the T
    says: 'a turn after a floor kick takes the lock delay of a T away',
    scene: { ...HANGING_T, settings: ONE_ROW },
    table: `
      R | T2 3,3 | 29 | cw 4, contact
      . | T2 3,3 | 28 | contact
      L | T1 3,2 | 0  | ccw 1, gravity 1, nothing`,
  },
  {
    // 1: "after it has floor kicked"
    says: 'a turn before any floor kick leaves the lock delay as it is',
    scene: { piece: 'I1 3,1', queue: ['O'], settings: ONE_ROW },
    table: `
      L | I0 3,0  | 30 | ccw 1, gravity 1, nothing
      . | I0 3,-1 | 30 | gravity 1, nothing
      . | I0 3,-2 | 29 | gravity 1, contact
      . | I0 3,-2 | 28 | contact`,
  },
  {
    // 1: "permanently": a fall restores the delay of every other piece, here it restores nothing
    says: 'the lock delay stays away while the piece falls on, and the first contact locks it',
    scene: { ...LYING_I, settings: QUARTER_ROW },
    table: `
      R | I1 3,0  | 29 | cw 3, contact
      . | I1 3,0  | 28 | contact
      L | I0 3,0  | 0  | ccw 1, nothing
      . | I0 3,0  | 0  | nothing
      . | I0 3,0  | 0  | nothing
      . | I0 3,-1 | 0  | gravity 1, nothing
      . | I0 3,-1 | 0  | nothing
      . | I0 3,-1 | 0  | nothing
      . | I0 3,-1 | 0  | nothing
      . | O0 4,18 | 30 | gravity 1, contact, locked: no lock delay, entered`,
  },
  {
    // 1: "for that piece"
    says: 'the next piece has its lock delay',
    scene: { ...LYING_I, settings: TWENTY_ROWS },
    table: `
      R | I1 3,0  | 29 | cw 3, contact
      . | I1 3,0  | 28 | contact
      L | O3 4,18 | 30 | ccw 1, gravity 2, contact, locked: no lock delay, entered ccw 1
      . | O3 4,1  | 29 | gravity 17, contact`,
  },
  {
    // 2: what prevents the second floor kick of the I, with the slowest hands and the fastest gravity
    says: 'an I makes no second floor kick at 20G',
    scene: { ...LYING_I, queue: ['S'], settings: TWENTY_ROWS },
    table: `
      R | I1 3,0  | 29 | cw 3, contact
      L | S3 3,18 | 30 | ccw 1, gravity 2, contact, locked: no lock delay, entered ccw 1`,
  },
  {
    // 3: the movement of one cell comes after the turn and before gravity
    says: 'after the second turn the piece may still move by one cell',
    scene: { ...LYING_I, settings: ONE_ROW },
    table: `
      R  | I1 3,0  | 29 | cw 3, contact
      LD | I0 4,-1 | 0  | ccw 1, moved right, gravity 1, nothing`,
  },
  {
    // 3 and 4 with contact: the piece locks where the movement has put it
    says: 'the movement counts even when the piece locks in the same frame',
    scene: { ...LYING_I, board: '...#......', piece: 'I0 4,-2', settings: TWENTY_ROWS },
    table: `
      R  | I1 4,0  | 29 | cw 3, contact
      LD | O3 4,18 | 30 | ccw 1, moved right, gravity 2, contact, locked: no lock delay, entered ccw 1
      .  | O3 4,1  | 29 | gravity 17, contact`,
  },
  {
    // 3: "if it's done fast enough": a press one frame later moves a piece that has locked by then
    says: 'a movement one frame later is too late',
    scene: { ...LYING_I, settings: TWENTY_ROWS },
    table: `
      R | I1 3,0  | 29 | cw 3, contact
      L | O3 4,18 | 30 | ccw 1, gravity 2, contact, locked: no lock delay, entered ccw 1
      D | O3 5,1  | 29 | moved right, gravity 17, contact`,
  },
  {
    // 4
    says: 'gravity comes after turn and movement',
    scene: { ...LYING_I, settings: ONE_ROW },
    table: `
      R  | I1 3,0  | 29 | cw 3, contact
      LA | I0 2,-1 | 0  | ccw 1, moved left, gravity 1, nothing`,
  },
  {
    // 5
    says: 'without contact after gravity, an I that tries to floor kick fails',
    scene: { ...LYING_I, settings: ONE_ROW },
    table: `
      R | I1 3,0  | 29 | cw 3, contact
      . | I1 3,0  | 28 | contact
      L | I0 3,-1 | 0  | ccw 1, gravity 1, nothing
      R | O1 4,18 | 30 | cw failed, gravity 1, contact, locked: no lock delay, entered cw 1`,
  },
  {
    // 6: the frame after the lock turns the next piece, and the row of the I shows where it stayed
    says: 'with contact after gravity the I locks at once, and no turn is processed',
    scene: { ...LYING_I, board: '####....##', piece: 'I0 4,-2', settings: TWENTY_ROWS },
    table: `
      R | I1 4,0  | 29 | cw 3, contact
      L | O3 4,18 | 30 | ccw 1, gravity 2, contact, locked: no lock delay, cleared 0, entered ccw 1
      R | O0 4,0  | 29 | cw 1, gravity 18, contact`,
  },
  {
    // 7: both halves of the sentence
    says: 'a T floor kicks twice, and locks after the second time',
    scene: { ...HANGING_T, settings: ONE_ROW },
    table: `
      R | T2 3,3  | 29 | cw 4, contact
      . | T2 3,3  | 28 | contact
      L | T1 3,2  | 0  | ccw 1, gravity 1, nothing
      R | O1 4,18 | 30 | cw 4, contact, locked: no lock delay, entered cw 1`,
  },
  {
    // 7: "The T-piece has no such restriction": it needs no contact
    says: 'the T floor kicks without contact below',
    scene: { ...HANGING_T, settings: { gravity: { rows: 0, frames: 1 } } },
    table: `
      . | T1 3,2 | 30 | nothing
      R | T2 3,3 | 29 | cw 4, contact`,
  },
  {
    // the paragraph before: in TGM ACE floor kicks are not limited, and no turn takes the delay away
    says: 'in ACE the T floor kicks again and again',
    scene: { ...HANGING_T, system: 'ars-ace', settings: ONE_ROW },
    table: `
      R | T2 3,3 | 29 | cw 4, contact
      L | T1 3,2 | 30 | ccw 1, restored by turn, gravity 1, nothing
      R | T2 3,3 | 29 | cw 4, contact
      L | T1 3,2 | 30 | ccw 1, restored by turn, gravity 1, nothing
      R | T2 3,3 | 29 | cw 4, contact`,
  },
  {
    // the same for the I, which still needs contact
    says: 'in ACE the I floor kicks again and again from the ground',
    scene: { ...LYING_I, system: 'ars-ace', settings: TWENTY_ROWS },
    table: `
      R | I1 3,0  | 29 | cw 3, contact
      L | I0 3,-2 | 29 | ccw 1, restored by turn, gravity 2, contact
      R | I1 3,0  | 29 | cw 3, restored by turn, contact
      L | I0 3,-2 | 29 | ccw 1, restored by turn, gravity 2, contact`,
  },
  {
    // D5, the other reading: NullpoMino, Heboris and Cambridge
    says: 'under the reading one-t-floor-kick the second floor kick of a T fails',
    scene: { ...HANGING_T, readings: ['one-t-floor-kick'], settings: ONE_ROW },
    table: `
      R | T2 3,3 | 29 | cw 4, contact
      L | T1 3,2 | 0  | ccw 1, gravity 1, nothing
      R | T1 3,1 | 0  | cw failed, gravity 1, nothing`,
  },
];

describe('TGM3, lock delay after floor kicks', () => {
  test.each(timelines)('$says', ({ scene, table }) => {
    const { actual, expected } = playTable({ system: 'ars-ti', ...scene }, ['piece', 'delay', 'events'], table);
    expect(actual).toBe(expected);
  });

  test('the trace of the failed second floor kick says that the I is in the air', () => {
    const { state } = playTable(
      { system: 'ars-ti', ...LYING_I, settings: ONE_ROW },
      ['piece'],
      'R | I1 3,0\n. | I1 3,0\nL | I0 3,-1',
    );
    const rotation = playFrame(state, held('rotate right')).events.find((event) => event.is === 'rotation')!;
    const [trace] = rotation.run.tried[0]!.traces;
    const refusals = trace!.tests.flatMap(({ verdict }) => (verdict.is === 'refused' ? [verdict.because.code] : []));
    expect(new Set(refusals)).toEqual(new Set(['refused.inTheAir']));
    expect(trace!.outcome.is).toBe('failed');
  });
});
