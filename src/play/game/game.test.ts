import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playfield } from '#engine/playfield.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { GAME_BUTTONS, held, NOTHING_HELD, type Held } from '../buttons.ts';
import { history, stateAfter } from '../history.ts';
import { xorshift32 } from '#engine/random.ts';
import { parseRecording } from '../recording.ts';
import { changeBranch, goOnFrom, withoutBranch } from './branches.ts';
import { packInputs, unpackInputs } from './inputCode.ts';
import { lockedPieces } from './locks.ts';
import { isKicked, traceOfPress } from './presses.ts';
import { startGame, usualSetup, type GameSetup } from './setup.ts';
import { KEY_EVERY, playTape } from './tape.ts';
import { whatIf } from './whatIf.ts';

const SEED = { seed: 20261127, numRuns: WIDE ? 4 : 1 } as const;
const SRS = systemById('srs-guideline')!;

/** Buttons as hands press them: each change lasts some frames. */
function buttons(seed: number, frames: number): readonly Held[] {
  const random = xorshift32(seed);
  const all: Held[] = [];
  let now: Held = NOTHING_HELD;
  while (all.length < frames) {
    const drawn = random();
    now ^= 1 << (drawn % GAME_BUTTONS.length);
    all.push(...Array<Held>(1 + ((drawn >>> 8) % 12)).fill(now));
  }
  return all.slice(0, frames);
}

const recording = (text: string): readonly Held[] => {
  const read = parseRecording(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** A T above a slot: its fifth test to the right is two rows down. */
const SLOT: GameSetup = {
  ...usualSetup(SRS),
  field: playfield({ rows: ['####.#####', '####..####', '####.#####', '...#......', '...##.....'] }),
  first: { piece: 'T', orientation: 0, at: [4, 2] },
  queue: ['I'],
  deal: null,
};

describe.each(SYSTEMS.map((system) => [system.id, system] as const))('a game of %s', (_id, system) => {
  const games = fc.record({
    seed: fc.integer({ min: 1, max: 2 ** 31 }),
    deal: fc.constantFrom('bag' as const, 'memory' as const),
    fall: fc.constantFrom('none' as const, 'slow' as const, '1G' as const, '20G' as const),
  });

  test('comes to the same states again from its seed and buttons, at every frame that is gone back to', () => {
    fc.assert(
      fc.property(games, fc.nat({ max: 1500 }), ({ seed, deal, fall }, back) => {
        const setup: GameSetup = { ...usualSetup(system), deal, seed, fall, locks: 'in time' };
        const pressed = buttons(seed, 1500);
        const tape = playTape(startGame(setup), pressed);
        const known = history(startGame(setup), pressed);
        expect(tape.head).toEqual(stateAfter(known, pressed.length));
        for (const frame of [0, back, KEY_EVERY - 1, KEY_EVERY, KEY_EVERY + 1, pressed.length])
          expect(tape.stateAt(frame)).toEqual(stateAfter(known, frame));
        expect(tape.frameAt(back)).toEqual(known.frames[back - 1] ?? null);
        expect(lockedPieces(tape)).toHaveLength(tape.head.piecesLocked);
      }),
      SEED,
    );
  });

  test('parts from itself nowhere when it is played under its own system', () => {
    const start = startGame({ ...usualSetup(system), fall: 'slow', locks: 'in time', seed: 3 });
    const pressed = buttons(3, 600);
    expect(whatIf(start, pressed, system)).toMatchObject({ parts: null, frames: 600 });
  });

  test('names every press with the trace that its frame has', () => {
    const tape = playTape(startGame({ ...usualSetup(system), seed: 7 }), buttons(7, 900));
    expect(tape.presses.length).toBeGreaterThan(3);
    for (const press of tape.presses) {
      const trace = traceOfPress(tape.frameAt(press.frame)!, press)!;
      expect(trace.request.placement.piece).toBe(press.piece);
      expect(trace.outcome.is).toBe(press.outcome.is);
    }
  });
});

describe('going on from an earlier frame', () => {
  const start = startGame(usualSetup(SRS));
  const pressed = buttons(11, 700);

  test('leaves the old future as a branch, which can be taken up again', () => {
    const played = withoutBranch(playTape(start, pressed));
    const parted = goOnFrom(played, 350);
    expect(parted.tape.length).toBe(350);
    expect(parted.branches).toEqual([{ from: 350, tape: played.tape }]);
    expect(played.tape.length).toBe(700);
    parted.tape.push(held('left'));
    const back = changeBranch(parted);
    expect(back.tape).toBe(played.tape);
    expect(back.branches).toEqual([{ from: 350, tape: parted.tape }]);
  });

  test('keeps the branches before, and takes each of them up in turn', () => {
    const whole = withoutBranch(playTape(start, pressed));
    const once = goOnFrom(whole, 350);
    const twice = goOnFrom(once, 100);
    expect(twice.branches).toEqual([
      { from: 100, tape: once.tape },
      { from: 100, tape: whole.tape },
    ]);
    expect(changeBranch(changeBranch(twice)).tape).toBe(whole.tape);
    expect(changeBranch(changeBranch(changeBranch(twice))).tape).toBe(twice.tape);
  });

  test('loses the shortest branch where there are many, and never the whole game', () => {
    const whole = withoutBranch(playTape(start, pressed));
    let game = whole;
    for (let slip = 0; slip < 30; slip++) {
      game = goOnFrom(game, 10);
      for (let frame = 0; frame < 20; frame++) game.tape.push(0);
    }
    expect(game.branches).toHaveLength(8);
    expect(game.branches.map(({ tape }) => tape)).toContain(whole.tape);
  });

  test('at the end is no branch', () => {
    const game = withoutBranch(playTape(start, pressed));
    expect(goOnFrom(game, 700)).toBe(game);
  });

  test.each([0, 1, KEY_EVERY, 451, 700])('after frame %i plays on as if nothing had been there', (frame) => {
    const cut = playTape(start, pressed).cutAt(frame);
    const fresh = playTape(start, pressed.slice(0, frame));
    expect([cut.head, cut.presses, cut.pieces, cut.held]).toEqual([
      fresh.head,
      fresh.presses,
      fresh.pieces,
      fresh.held,
    ]);
    for (const now of pressed.slice(frame)) cut.push(now);
    expect(cut.stateAt(500)).toEqual(playTape(start, pressed).stateAt(500));
  });
});

describe('the list of rotations', () => {
  // Super Rotation System, kicks of J, L, S, T, Z for 0>>1: (-1, 0), (-1, 1), (0, -2), (-1, -2).
  test('says which test won and by which kick', () => {
    const tape = playTape(startGame(SLOT), recording('R .*3 R'));
    expect(tape.presses.map(({ frame, piece, from, to, outcome }) => ({ frame, piece, from, to, outcome }))).toEqual([
      { frame: 1, piece: 'T', from: 0, to: 1, outcome: { is: 'rotated', test: 5, kick: [-1, -2] } },
      { frame: 5, piece: 'T', from: 1, to: 2, outcome: { is: 'failed' } },
    ]);
    expect(tape.presses.map(isKicked)).toEqual([true, false]);
  });

  // DTET: a button that is held is tried again in every frame until it has turned the piece.
  test('names a held button of DTET once', () => {
    const dtet = systemById('dtet')!;
    const setup: GameSetup = {
      ...usualSetup(dtet),
      field: playfield({ rows: ['####.#####', '####.#####', '####.#####', '####.#####', '####.#####'] }),
      first: { piece: 'I', orientation: 1, at: [2, 0] },
    };
    expect(playTape(startGame(setup), recording('L*20')).presses.map(({ frame }) => frame)).toEqual([1]);
  });
});

describe('the hold', () => {
  const HOLD = held('hold');
  const start = startGame({ ...usualSetup(SRS), queue: ['T', 'I', 'O', 'S'], deal: null });

  test('takes the piece and brings in the next one, once until a piece locks', () => {
    const tape = playTape(start, [HOLD, 0, HOLD, 0, held('hard drop'), 0, HOLD]);
    const inPlay = [0, 1, 3, 5, 7].map((frame) => {
      const { phase, hold } = tape.stateAt(frame);
      return [phase.is === 'piece' ? phase.active.placement.piece : phase.is, hold.piece];
    });
    expect(inPlay).toEqual([
      ['T', null],
      ['I', 'T'],
      ['I', 'T'],
      ['O', 'T'],
      ['T', 'O'],
    ]);
    expect(tape.pieces.map(({ piece, end }) => `${piece} ${end}`)).toEqual(['T held', 'I locked', 'O held', 'T null']);
  });

  // DTET, the game: "no hold".
  test('is not there in DTET', () => {
    const dtet = startGame({ ...usualSetup(systemById('dtet')!), queue: ['T', 'I'], deal: null });
    expect(playTape(dtet, [HOLD]).head.hold.piece).toBeNull();
  });
});

describe('what if', () => {
  test('finds the rotation that differs, and stops there', () => {
    const found = whatIf(startGame(SLOT), recording('.*4 R .*9'), systemById('ars-tgm')!)!;
    expect(found).toMatchObject({ parts: 5, by: 'rotation', frames: 5 });
  });

  test('says that nothing differs where the tables are the same', () => {
    // Arika SRS changes the kicks of the I alone.
    expect(whatIf(startGame(SLOT), recording('.*4 R .*9'), systemById('srs-arika')!)).toMatchObject({ parts: null });
  });
});

describe('buttons in few characters', () => {
  test.each([
    ['no frames', []],
    ['a frame', [held('left')]],
    ['a long wait', [...Array<Held>(5000).fill(0), held('hold'), 0]],
    ['two buttons at once', [held('left', 'rotate right'), held('left'), 0]],
    ['everything', buttons(5, 3000)],
  ])('%s: they come back', (_what, frames) => {
    expect(unpackInputs(packInputs(frames))).toEqual(frames);
  });

  test('any frames come back', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 255 }), { maxLength: 60 }), (frames) => {
        expect(unpackInputs(packInputs(frames))).toEqual(frames);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('a text that is none is refused', () => {
    for (const text of ['', '*', 'A', 'AQ!_', '____', packInputs(buttons(2, 400)).slice(0, 4).repeat(30)])
      expect(unpackInputs(text)).toBeNull();
  });

  test('eight kilobytes hold more than ten minutes of five presses a second', () => {
    // Each press is two changes; a change every six frames.
    const frames = Array.from({ length: 36_000 }, (_, frame) => (Math.floor(frame / 6) % 2 ? held('left') : 0));
    expect(packInputs(frames).length).toBeLessThan(8192);
  });
});
