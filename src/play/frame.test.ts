import { describe, expect, test } from 'vitest';
import { held, type Button } from './buttons.ts';
import { playFrame } from './frame.ts';
import { playTable, sceneStart, STILL, type Column, type TimelineScene } from './testing/timeline.ts';

interface Case {
  readonly says: string;
  readonly scene: TimelineScene;
  readonly columns: readonly Column[];
  readonly table: string;
}

const FLOOR = { piece: 'O0 4,0', queue: ['T'] } as const;
const HIGH = { piece: 'O0 4,5', queue: ['T'] } as const;
/** A board with one block. */
const block = (x: number, y: number): string => `${'.'.repeat(x)}#${'.'.repeat(9 - x)}` + '\n..........'.repeat(y);
const events: readonly Column[] = ['piece', 'events'];

// Each row's comment names where the rule is stated; rows without one follow what the modules state as their own choice.
const cases: readonly Case[] = [
  {
    // SRS, "Other": non-locking soft drop
    says: 'soft drop under SRS falls faster and does not lock',
    scene: { ...HIGH, system: 'srs-guideline', settings: STILL },
    columns: events,
    table: `
      S | O0 4,4 | soft drop 1, nothing
      S | O0 4,3 | soft drop 1, nothing
      S | O0 4,2 | soft drop 1, nothing
      S | O0 4,1 | soft drop 1, nothing
      S | O0 4,0 | soft drop 1, contact
      S | O0 4,0 | contact`,
  },
  {
    // SRS, "Other": locking hard drop; no ARE
    says: 'hard drop under SRS locks at once and the next piece enters in the same frame',
    scene: { ...HIGH, system: 'srs-guideline', queue: ['T', 'I'], settings: STILL },
    columns: events,
    table: `
      W | T0 3,19 | hard drop 5, contact, locked: hard drop, entered
      W | T0 3,19 | nothing
      . | T0 3,19 | nothing
      W | I0 3,18 | hard drop 18, contact, locked: hard drop, entered`,
  },
  {
    says: 'a hard drop locks a piece that lies on the ground already',
    scene: { ...FLOOR, system: 'srs-guideline' },
    columns: events,
    table: 'W | T0 3,19 | hard drop 0, contact, locked: hard drop, entered',
  },
  {
    // SRS, "Other": no IRS
    says: 'a button held at entry under SRS turns nothing',
    scene: { ...FLOOR, system: 'srs-guideline', settings: STILL },
    columns: events,
    table: `
      WR | T0 3,19 | cw 1, hard drop 0, contact, locked: hard drop, entered
      R  | T0 3,19 | nothing`,
  },
  {
    // ARS, first paragraph (sonic drop); ACE-ARS and ARS2: how TGM2 and TGM3 dropped
    says: 'sonic drop under ARS falls to the ground and does not lock',
    scene: { ...HIGH, system: 'ars-tgm', settings: STILL },
    columns: [...events, 'delay'],
    table: `
      W  | O0 4,0 | sonic drop 5, contact | 29
      W  | O0 4,0 | contact               | 28
      WA | O0 3,0 | moved left, contact   | 27`,
  },
  {
    // ACE-ARS and ARS2
    says: 'soft drop under ARS locks in contact',
    scene: { ...HIGH, piece: 'O0 4,1', system: 'ars-tgm', settings: STILL },
    columns: events,
    table: 'S | T0 3,18 | soft drop 1, contact, locked: soft drop, entered',
  },
  {
    // ACE-ARS and ARS2: sonic lock
    says: 'hard drop under ACE locks',
    scene: { ...HIGH, system: 'ars-ace', settings: STILL },
    columns: events,
    table: 'W | T0 3,18 | hard drop 5, contact, locked: hard drop, entered',
  },
  {
    // ACE-ARS and ARS2: non-locking soft drop
    says: 'soft drop under ACE does not lock',
    scene: { ...FLOOR, system: 'ars-ace', settings: STILL },
    columns: events,
    table: `
      S | O0 4,0 | contact
      S | O0 4,0 | contact`,
  },
  {
    // ACE-ARS and ARS2: ARS2 turns both round
    says: 'ARS2 drops as TGM2 and TGM3 do',
    scene: { ...HIGH, system: 'ars2', settings: STILL },
    columns: events,
    table: `
      W | O0 4,0  | sonic drop 5, contact
      S | T0 3,18 | contact, locked: soft drop, entered`,
  },
  {
    // Spec 2.9: step reset only
    says: 'under ARS only a fall restores the lock delay',
    scene: { piece: 'O0 4,1', board: '.###......', system: 'ars-tgm', settings: { gravity: { rows: 1, frames: 1 } } },
    columns: [...events, 'delay'],
    table: `
      . | O0 4,0 | gravity 1, contact    | 29
      . | O0 4,0 | contact               | 28
      D | O0 5,0 | moved right, contact  | 27
      R | O1 5,0 | cw 1, contact         | 26`,
  },
  {
    // Spec 2.9
    says: 'under ARS a piece that slides off a ledge and falls has its full delay again',
    scene: { piece: 'O0 1,1', board: '.##.......', system: 'ars-tgm', settings: { gravity: { rows: 1, frames: 1 } } },
    columns: [...events, 'delay'],
    table: `
      .  | O0 1,1 | contact                                           | 29
      D  | O0 2,1 | moved right, contact                              | 28
      .  | O0 2,1 | contact                                           | 27
      D  | O0 3,0 | moved right, gravity 1, restored by fall, contact | 29`,
  },
  {
    // SRS, "Other": Infinity
    says: 'under SRS moves and turns restore the lock delay',
    scene: { ...FLOOR, system: 'srs-guideline' },
    columns: [...events, 'delay', 'resets'],
    table: `
      . | O0 4,0 | contact                                | 29 | 0
      D | O0 5,0 | moved right, restored by move, contact | 29 | 1
      R | O1 5,0 | cw 1, restored by turn, contact        | 29 | 2
      . | O1 5,0 | contact                                | 28 | 2`,
  },
  {
    says: '20G puts a piece on the ground in every frame',
    scene: { queue: ['T'], system: 'ars-tgm', board: '....#.....', settings: { gravity: { rows: 20, frames: 1 } } },
    columns: events,
    table: `
      . | T0 3,1 | gravity 17, contact
      A | T0 2,0 | moved left, gravity 1, restored by fall, contact
      D | T0 2,0 | blocked right, contact`,
  },
  {
    // Spec 2.9: the button held at spawn turns the piece before it enters
    says: 'a button held at entry under ARS turns the piece before it enters',
    scene: { queue: ['T'], system: 'ars-tgm', entryIn: 2, settings: STILL },
    columns: events,
    table: `
      L | entry 1 |
      L | T3 3,18 | entered ccw 1
      L | T3 3,18 | nothing`,
  },
  {
    // Spec 2.9: no kicks; if it does not fit, spawn orientation
    says: 'a turn at entry under ARS that does not fit is not made, not even by a kick',
    scene: {
      queue: ['J'],
      system: 'ars-tgm',
      entryIn: 1,
      board: block(5, 20),
      settings: STILL,
    },
    columns: events,
    table: `
      L | J0 3,18 | entered ccw failed
      . | J0 3,18 | nothing
      L | J3 2,18 | ccw 3, nothing`,
  },
  {
    // Spec 2.1: NullpoMino's rule allows initial rotation with kicks
    says: 'a turn at entry under NullpoMino SRS may kick',
    scene: {
      queue: ['T'],
      system: 'srs-nullpomino-180',
      entryIn: 1,
      board: block(4, 19),
      settings: STILL,
    },
    columns: events,
    table: 'R | T1 2,19 | entered cw 2',
  },
  {
    says: 'a button held since before the entry turns a piece of no later frame',
    scene: { queue: ['T'], system: 'nintendo-right', entryIn: 1, settings: STILL },
    columns: events,
    table: `
      R | T0 4,18 | entered
      R | T0 4,18 | nothing
      . | T0 4,18 | nothing
      R | T1 4,18 | cw 1, nothing`,
  },
  {
    // Spec 2.16: A (clockwise) wins when both are newly pressed
    says: 'clockwise wins when both buttons go down in one frame',
    scene: { piece: 'T0 4,5', system: 'nintendo-right', settings: STILL },
    columns: events,
    table: 'LR | T1 4,5 | cw 1, nothing',
  },
  {
    // Spec 2.8: counter-clockwise, whichever button
    says: 'both buttons of Sega turn counter-clockwise, and there is no half turn',
    scene: { piece: 'T0 4,5', system: 'sega', settings: STILL },
    columns: events,
    table: `
      R | T3 4,5 | cw 1, nothing
      L | T2 4,5 | ccw 1, nothing
      H | T2 4,5 | 180 refused, nothing`,
  },
  {
    // Spec 2.6: two clockwise turns
    says: 'a half turn of tetr.js stays half done when the second turn fails',
    scene: {
      piece: 'T0 3,2',
      board: '....#.....\n..........\n..#.......\n....#.....\n..........\n..........',
      system: 'tetr-js',
      settings: STILL,
    },
    columns: ['piece', 'turns'],
    table: 'H | T1 2,2 | 180 2',
  },
  {
    // DTET, "Other appearances"; D8: the program looks right first
    says: 'Heboris has a button for half turns, for every piece',
    scene: { piece: 'S0 4,5', system: 'dtet-heboris', settings: STILL },
    columns: ['piece', 'turns', 'buttons'],
    table: 'H | S2 4,5 | 180 1 | up up',
  },
  {
    // Spec 2.14: counter-clockwise pressed while clockwise is held looks right first
    says: 'Heboris looks right first for counter-clockwise while clockwise is held',
    scene: { piece: 'T0 4,5', system: 'dtet-heboris', settings: STILL },
    columns: ['piece', 'turns'],
    table: `
      L  | T3 4,5 | ccw 1
      R  | T0 4,5 | cw 1
      LR | T3 4,5 | ccw right 1
      L  | T3 4,5 | -
      LR | T0 4,5 | cw 1`,
  },
  {
    // RSlist.lua of Techmino, BiRS: a line of techmino-birs.jsonl, with the right key held and without
    says: 'kicks of BiRS lean towards a direction that is held and blocked',
    scene: {
      piece: 'T2 6,1',
      system: 'techmino-birs',
      settings: STILL,
      board: '..#....##.\n.#..#....#\n.##.##....\n#...#..#..',
    },
    columns: ['piece', 'turns'],
    table: 'DH | T0 7,0 | 180 2',
  },
  {
    says: 'kicks of BiRS do not lean where no direction is held',
    scene: {
      piece: 'T2 6,1',
      system: 'techmino-birs',
      settings: STILL,
      board: '..#....##.\n.#..#....#\n.##.##....\n#...#..#..',
    },
    columns: ['piece', 'turns'],
    table: 'H | T0 6,0 | 180 2',
  },
  {
    // ex_modern.lua: the piece has no room on the side that is held
    says: 'T-EX takes the list of a side that is held where the piece has no room',
    scene: { piece: 'T0 0,5', system: 't-ex-modern', settings: STILL },
    columns: ['piece', 'turns'],
    table: `
      A  | T0 0,5 | -
      AR | T1 -1,5 | cw 1`,
  },
  {
    says: 'T-EX takes the plain list where the piece has room, until auto-repeat is charged',
    scene: { piece: 'T0 5,5', system: 't-ex-modern', settings: { ...STILL, das: { delay: 3, repeat: 9 } } },
    columns: ['piece', 'turns'],
    table: `
      A  | T0 4,5 | -
      AR | T1 4,5 | cw 1
      A  | T1 4,5 | -
      AL | T0 2,5 | ccw 1`,
  },
  {
    // playstate.cpp: the last direction, also after the key was let go
    says: 'Minote remembers the side that was pressed last',
    scene: {
      piece: 'T2 0,3',
      system: 'minote',
      settings: STILL,
      board: '.#........\n.#........\n.#........\n..........',
    },
    columns: ['piece', 'turns'],
    table: `
      A | T2 0,3 | -
      . | T2 0,3 | -
      R | T3 -1,3 | cw 3`,
  },
  {
    // ACE-ARS and ARS2: up to rows 21 and 22
    says: 'ACE raises a blocked spawn by a row',
    scene: {
      queue: ['T'],
      system: 'ars-ace',
      entryIn: 1,
      board: block(4, 18),
      settings: STILL,
    },
    columns: events,
    table: '. | T0 3,19 | entered raised 1',
  },
  {
    // the same
    says: 'ACE raises a blocked spawn by two rows',
    scene: {
      queue: ['T'],
      system: 'ars2',
      entryIn: 1,
      board: block(4, 19),
      settings: STILL,
    },
    columns: events,
    table: '. | T0 3,20 | entered raised 2',
  },
  {
    // the same: to a maximum of two rows
    says: 'ACE raises a blocked spawn by no more than two rows',
    scene: {
      queue: ['T'],
      system: 'ars-ace',
      entryIn: 1,
      board: `....#.....\n${block(4, 19)}`,
      settings: STILL,
    },
    columns: events,
    table: `
      . | over | block out
      D | over |`,
  },
  {
    // ACE-ARS and ARS2: elsewhere it is death
    says: 'a blocked spawn under ARS is a block out',
    scene: {
      queue: ['T'],
      system: 'ars-tgm',
      entryIn: 1,
      board: block(4, 18),
      settings: STILL,
    },
    columns: events,
    table: '. | over | block out',
  },
  {
    says: 'full rows go with the lock, and what is above comes down',
    scene: {
      piece: 'O0 4,5',
      queue: ['T'],
      board: '#.........\n####..####\n####..####',
      system: 'srs-guideline',
      settings: STILL,
    },
    columns: events,
    table: 'W | T0 3,19 | hard drop 5, contact, locked: hard drop, cleared 0,1, entered',
  },
  {
    says: 'the entry delay counts its frames, then the piece enters',
    scene: { ...FLOOR, system: 'srs-guideline', settings: { ...STILL, entryDelay: 2 } },
    columns: events,
    table: `
      W | entry 2 | hard drop 0, contact, locked: hard drop
      . | entry 1 |
      . | T0 3,19 | entered`,
  },
  {
    says: 'an entry delay of one frame is one frame without a piece',
    scene: { ...FLOOR, system: 'srs-guideline', settings: { ...STILL, entryDelay: 1 } },
    columns: events,
    table: `
      W | entry 1 | hard drop 0, contact, locked: hard drop
      . | T0 3,19 | entered`,
  },
  {
    says: 'a direction held through the entry delay arrives charged',
    scene: { queue: ['T'], system: 'ars-tgm', entryIn: 4, settings: { ...STILL, das: { delay: 3, repeat: 1 } } },
    columns: events,
    table: `
      A | entry 3 |
      A | entry 2 |
      A | entry 1 |
      A | T0 3,18 | entered
      A | T0 2,18 | moved left, nothing
      A | T0 1,18 | moved left, nothing
      A | T0 0,18 | moved left, nothing
      A | T0 0,18 | blocked left, nothing`,
  },
  {
    says: 'play ends when the queue does',
    scene: { piece: 'O0 4,0', system: 'srs-guideline' },
    columns: events,
    table: `
      W | no piece left | hard drop 0, contact, locked: hard drop, no piece left
      W | no piece left |`,
  },
];

describe('a frame', () => {
  test.each(cases)('$says', ({ scene, columns, table }) => {
    const { actual, expected } = playTable(scene, columns, table);
    expect(actual).toBe(expected);
  });

  test('the rows that went are gone from the field, and the pieces and rows are counted', () => {
    const board = '#.........\n####..####\n####..####';
    const start = sceneStart({ system: 'srs-guideline', piece: 'O0 4,5', queue: ['T'], board });
    const { state } = playFrame(start, held('hard drop'));
    expect(state.field.rows).toEqual(['#.........']);
    expect(state).toMatchObject({ piecesLocked: 1, rowsCleared: 2, frame: 1 });
  });

  test('a locked piece keeps its letter in the field', () => {
    const start = sceneStart({ system: 'ars-tgm', piece: 'T2 3,0', settings: { lockDelay: 0 } });
    expect(playFrame(start, 0).state.field.rows).toEqual(['...TTT....', '....T.....']);
  });
});

/** Left and right in turn, a press and a move in every frame, until the piece locks; at most 1000 frames. */
function wriggle(scene: TimelineScene) {
  let state = sceneStart({ piece: 'O0 4,0', ...scene });
  let resets = 0;
  let lastReset = 0;
  for (let frame = 1; frame <= 1000; frame++) {
    const button: Button = frame % 2 === 0 ? 'left' : 'right';
    const played = playFrame(state, held(button));
    state = played.state;
    for (const event of played.events) {
      if (event.is === 'delay restored') {
        resets = event.delay.resets;
        lastReset = frame;
      }
      if (event.is === 'locked') return { because: event.because, frame, resets, lastReset };
    }
  }
  return 'still in play';
}

describe('reset rules, on a piece that is moved in every frame', () => {
  const settings = { lockDelay: 30 };

  test('Infinity never ends', () => {
    // SRS, "Other"
    expect(wriggle({ system: 'srs-guideline', settings })).toBe('still in play');
  });

  // The first move meets a full delay and is no reset, so reset n is in frame n + 1.
  test.each([
    // ACE-ARS and ARS2: at most 128; spec 2.12: then the delay runs out as usual
    ['ars-ace', [], 128],
    ['ars2', [], 128],
  ] as const)('%s %j allows %i resets, and the delay runs out after the last', (system, readings, limit) => {
    expect(wriggle({ system, readings, settings })).toEqual({
      because: 'lock delay',
      resets: limit,
      lastReset: limit + 1,
      frame: limit + 1 + settings.lockDelay,
    });
  });

  // Spec 2.3: ten by moves, which is all that is done here
  test('Arika SRS allows 10 resets by moves, and turns have theirs left', () => {
    expect(wriggle({ system: 'srs-arika', settings })).toMatchObject({
      because: 'lock delay',
      resets: 10,
      lastReset: 11,
    });
  });

  test.each([
    // Spec 2.1: moves and rotations share one count of 15, then instant lock
    ['srs-nullpomino-180', []],
    // Triangle, src/engine/index.ts: 15, then the ground locks
    ['tetrio-srs', []],
    ['tetrio-srs-plus', []],
    // D10: a mode of the Guideline of 2009, as TETR.IO does it
    ['srs-guideline', ['15-resets']],
  ] as const)('%s %j allows 15 resets, and the last one locks the piece', (system, readings) => {
    expect(wriggle({ system, readings, settings })).toEqual({
      because: 'no resets left',
      resets: 15,
      lastReset: 16,
      frame: 16,
    });
  });

  // Triangle, src/engine/index.ts, and the program of NullpoMino: twelve moves on a ledge, a fall, twelve moves below it.
  test.each([
    ['tetrio-srs-plus', 'still in play'],
    ['srs-nullpomino-180', 'no resets left'],
  ] as const)('24 moves on two rows: under %s the piece is %s', (system, end) => {
    const toAndFro = Array.from({ length: 4 }, () => ['left', 'right'] as const).flat();
    const offTheLedge = Array.from({ length: 4 }, () => [null, 'right'] as const).flat();
    const fall = Array.from({ length: 5 }, () => 'soft drop' as const);
    let state = sceneStart({ system, piece: 'O0 2,2', board: '######..../######....', settings });
    const ends: string[] = [];
    for (const button of [...toAndFro, ...offTheLedge, ...fall, ...toAndFro, ...toAndFro.slice(0, 4)]) {
      const played = playFrame(state, button === null ? 0 : held(button));
      state = played.state;
      ends.push(...played.events.flatMap((event) => (event.is === 'locked' ? [event.because] : [])));
    }
    expect(ends[0] ?? 'still in play').toBe(end);
  });

  test.each([
    ['ars-tgm', []],
    ['ars-sakura', []],
    ['ars-ti', []],
    ['dtet', []],
    ['sega', []],
    ['nintendo-right', []],
    // D10: another mode of the Guideline of 2009
    ['srs-guideline', ['step-reset']],
  ] as const)('under the step reset of %s %j moves restore nothing', (system, readings) => {
    expect(wriggle({ system, readings, settings })).toEqual({
      because: 'lock delay',
      resets: 0,
      frame: 31,
      lastReset: 0,
    });
  });
});
