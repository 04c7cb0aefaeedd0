import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import { held, type Held } from '#play/buttons.ts';
import { playTape } from '#play/game/tape.ts';
import { startGame } from '#play/game/setup.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { printState, readState } from '#figure/fields.ts';
import { must } from '#engine/diagnostics.ts';
import { figureState } from '#figure/figureState.svelte.ts';
import { decodePages } from '#notation/fumenPages.ts';
import { writeFumenBoards } from '#notation/fumenBoard.ts';
import { voice } from '../testing/reports.ts';
import { namesOf, shown, textOf, withRole } from '../testing/shown.ts';
import { openGame, printGame, readGame } from './gameFile.ts';
import { barsIn, marksIn, secondsIn, shownSpan } from './gameLine.ts';
import { report } from './report.ts';
import { PlayLab } from './playLab.svelte.ts';
import Play from './PlayLab.svelte';
import WhatIf from './WhatIf.svelte';
import { playTapeInParts } from './playTapeInParts.ts';
import { PLAYED_GAME, setupOf } from './playState.ts';
import { pressText } from './pressTexts.ts';
import { scenarioOf } from './scenarioOf.ts';
import { outcomeWord } from '#figure/rotation/outcomeWord.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';

const example = PLAYED_GAME.standard;
const opened = (): PlayLab => new PlayLab();

describe('the opening example', () => {
  // Super Rotation System: T, 0>>1, tests (0, 0), (-1, 0), (-1, 1), (0, -2), (-1, -2); 1>>0 has the negatives.
  test('names its rotations', () => {
    expect(opened().presses.map((press) => pressText(press, voice))).toEqual([
      'T 0>>1: test 5, 2 rows down.',
      'T 1>>2: none of 5 fits.',
      'T 1>>0: test 5, 2 rows up.',
      'T 0>>1: test 5, 2 rows down.',
    ]);
  });

  test('opens at its first kick, whose stepper shows the same test', () => {
    const lab = opened();
    expect(lab.press?.outcome).toMatchObject({ is: 'rotated', test: 5 });
    expect(outcomeWord(traceOf(scenarioOf(lab.trace!)))).toBe('test 5');
  });

  test('fills three rows', () => {
    expect(opened().tape.head.rowsCleared).toBe(3);
  });
});

// Whatever frame is shown, something is compared: a reader who opens this after the last press of a game has no frames ahead.
test.each([
  ['before its first press', 0, example.moves],
  ['at a kick', 41, example.moves],
  ['at its end', Infinity, example.moves],
  ['at its end, without a press', Infinity, Array<Held>(60).fill(held())],
])('a game says %s up to where the same buttons do the same elsewhere', (_where, frame, moves) => {
  const lab = opened();
  lab.put({ ...example, moves, frame: 0 });
  lab.goTo(Math.min(frame, lab.length));
  const { body } = render(WhatIf, { props: { lab, voice } });
  const verdicts = body.match(/(?:The same up to|differs at) [\d.]+ s\./g);
  expect(verdicts).toHaveLength(2);
  expect(verdicts).not.toContainEqual(expect.stringContaining(' 0.0 s'));
});

describe('the animation of a game', () => {
  // A rotation after 0.1 s, then 17 s without a press.
  const moves = [...Array<Held>(6).fill(held()), held('rotate right'), ...Array<Held>(17 * 60).fill(held())];
  const waited = { ...example, moves };

  test.each([
    ['at the rotation', 7],
    ['at the end', moves.length],
  ])('shows three seconds around the shown frame: %s', (_where, frame) => {
    const { pictures } = report(printState(PLAYED_GAME.fields, { ...waited, frame }), voice);
    const frames = pictures!.frames!();
    expect(frames.length).toBeLessThanOrEqual(31);
    const turned = frames.filter(({ sentence }) => sentence.startsWith('T 0>>1')).length;
    expect(turned).toBeGreaterThan(0);
    // One picture is before the rotation, and the animation ends half a second after the frame.
    expect(frames.length - turned).toBe(frame === 7 ? 1 : 0);
  });

  test('leaves out the rows above what happens', () => {
    const { pictures } = report(printState(PLAYED_GAME.fields, { ...waited, frame: 7 }), voice);
    const [whole] = pictures!.step;
    const heights = pictures!.frames!().map(({ drawings }) => drawings[0]!.height);
    expect(new Set(heights).size).toBe(1);
    expect(heights[0]).toBeLessThan(whole!.height / 2);
  });
});

describe('a long game', () => {
  const hour = readState(PLAYED_GAME.fields, 'moves=wJcN frame=200000', example);
  const state = hour.ok ? { ...example, ...hour.value } : example;

  test('is played again in parts: its start is shown first, and a link holds the whole game', async () => {
    const lab = opened();
    lab.put(state);
    expect([lab.tape.length, lab.at]).toEqual([0, 0]);
    expect(lab.shown).toEqual(state);
    lab.play();
    expect(lab.mode).toBe('stopped');
    await vi.waitFor(() => expect(lab.coming).toBeNull(), 20_000);
    expect([lab.tape.length, lab.at]).toEqual([state.moves.length, 200_000]);
    expect(lab.shown).toEqual(state);
  });

  test('does not come if another one was opened', async () => {
    const lab = opened();
    lab.put(state);
    lab.put(example);
    await playTapeInParts(startGame(setupOf(state)), state.moves);
    expect(lab.shown).toEqual(example);
  });
});

describe('a game', () => {
  test('comes back from its link and from its file, on every system', () => {
    for (const { id } of SYSTEMS) {
      const state = {
        ...example,
        system: id,
        fall: 'slow',
        locks: 'in time',
        are: 12,
        das: { delay: 9, repeat: 2 },
      } as const;
      const read = readState(PLAYED_GAME.fields, printState(PLAYED_GAME.fields, state), PLAYED_GAME.standard);
      expect(read).toEqual({ ok: true, value: state });
      expect(readGame(printGame(state))).toEqual({ ok: true, value: state });
    }
  });

  test.each([
    ['', 'game.format'],
    ['<b>game</b>', 'game.format'],
    ['Wallkick game 1\nmoves=!', 'figure.value'],
    ['Wallkick game 1\nfirst=T9:1,1', 'figure.value'],
    ['Wallkick game 1\nboard=###', 'figure.value'],
  ])('is refused as a file with a reason: %j', (text, code) => {
    expect(readGame(text)).toMatchObject({ ok: false, diagnostics: [{ code }] });
  });

  test('a file that is too large is not even read', async () => {
    const file = { size: 600_000_000, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
    expect(await openGame(file)).toMatchObject({ ok: false, diagnostics: [{ code: 'game.long' }] });
    expect(await openGame(new Blob(['x']))).toMatchObject({ ok: false, diagnostics: [{ code: 'game.format' }] });
  });

  test('goes back to the frame of a press, to that of a piece, and on again', () => {
    const lab = opened();
    lab.goTo(lab.length);
    const back = [];
    while (lab.at > 0) {
      lab.goTo(lab.pressBeside(-1)!);
      back.push(lab.at);
    }
    expect(back).toEqual([146, 111, 76, 41, 0]);
    expect(lab.pieceBeside(1)).toBe(lab.tape.pieces[1]!.from);
    lab.goTo(0);
    expect(lab.pressBeside(1)).toBe(41);
  });

  test('that is over takes no presses', () => {
    const lab = opened();
    lab.put({ ...example, first: 'spawn', pieces: ['T'], deal: 'none', moves: [held('hard drop')], frame: 1 });
    expect(lab.end).toBe('none');
    lab.down('left');
    expect([lab.mode, lab.length]).toEqual(['stopped', 1]);
  });

  test('begins anew with another system, where the piece is near the place that it had', () => {
    for (const { id } of SYSTEMS) {
      const lab = opened();
      lab.choose({ system: id });
      expect(lab.now.system.id).toBe(id);
      expect(lab.now.phase.is).toBe('piece');
      expect(lab.length).toBe(0);
    }
  });

  test('that is too long for a link gives a link to the shown position', () => {
    const lab = opened();
    const moves = Array.from({ length: 30_000 }, (_, frame): Held => (frame % 4 < 2 ? held('left') : 0));
    lab.put({ ...example, moves, frame: 200 });
    expect(lab.fitsLink).toBe(false);
    expect(lab.shown.moves).toEqual([]);
    const { system, field, phase } = startGame(setupOf(lab.shown));
    expect([system.id, field.rows, phase.is === 'piece' && phase.active.placement]).toEqual([
      lab.now.system.id,
      lab.now.field.rows,
      lab.now.phase.is === 'piece' && lab.now.phase.active.placement,
    ]);
    expect(lab.whole.moves).toEqual(moves);
  });

  test('comes back after it was begun again or reset, and a reset leaves the settings', () => {
    const lab = opened();
    const state = figureState(PLAYED_GAME, '', lab);
    lab.choose({ fall: '1G', soft: 0, das: { delay: 8, repeat: 0 } });
    expect(lab.hasReplaced).toBe(false);
    // No frames come, and none are needed.
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    lab.down('right');
    lab.tape.push(held('right'));
    const { tape } = lab;
    state.reset();
    expect(lab.chosen).toMatchObject({ fall: '1G', soft: 0, das: { delay: 8, repeat: 0 } });
    expect(lab.presses).toHaveLength(4);
    lab.bringBack();
    expect(lab.tape).toBe(tape);
    lab.choose({});
    expect(lab.tape.length).toBe(0);
    lab.bringBack();
    expect(lab.tape).toBe(tape);
    vi.unstubAllGlobals();
  });

  // An old link says nothing of the soft drop.
  test('of an old link has the soft drop of its time, and one of a new link moves at once', () => {
    const settings = (query: string) =>
      startGame(setupOf(must(readState(PLAYED_GAME.fields, query, example), query))).settings;
    expect(settings('das=14/1')).toMatchObject({ das: { delay: 14, repeat: 1 }, softDrop: { rows: 1, frames: 1 } });
    expect(settings('das=8/0 soft=3')).toMatchObject({
      das: { delay: 8, repeat: 0 },
      softDrop: { rows: 1, frames: 3 },
    });
  });

  test('begins where the rotation of a scenario does', () => {
    const state = figureState(PLAYED_GAME, '', opened());
    state.openLink('?figure=bench&system=sega&piece=L&from=R&at=3,4&turn=cw&board=####.#####&step=2', 'bench');
    expect(state.problems).toEqual([]);
    expect(state.value).toMatchObject({
      system: 'sega',
      first: { piece: 'L', orientation: 1, at: [3, 4] },
      board: ['####.#####'],
      moves: [],
    });
  });

  describe('that is too long for a link', () => {
    const moves = Array.from({ length: 30_000 }, (_, frame): Held => (frame % 4 < 2 ? held('left') : 0));
    const long = (): PlayLab => {
      const lab = opened();
      lab.put({ ...example, moves, frame: 200 });
      return lab;
    };
    test.each<[string, (lab: PlayLab) => void]>([
      ['another system', (lab) => lab.choose({ system: 'sega' })],
      ['other pieces', (lab) => lab.choose({ deal: 'none' })],
      ['another speed', (lab) => lab.choose({ fall: 'none' })],
      ['another lock', (lab) => lab.choose({ locks: 'by drops' })],
      ['new pieces', (lab) => lab.deal(7, {})],
      ['a new start', (lab) => lab.choose({})],
      ['an edited board', (lab) => lab.edits.paint([0, 9], '#')],
      ['a link or a file', (lab) => lab.put(example)],
    ])('comes back after %s', (_what, change) => {
      const lab = long();
      const { chosen } = lab;
      expect(lab.hasReplaced).toBe(false);
      change(lab);
      expect(lab.fitsLink).toBe(true);
      expect(lab.hasReplaced).toBe(true);
      lab.bringBack();
      expect([lab.whole.moves.length, lab.at, lab.chosen]).toEqual([30_000, 200, chosen]);
      expect(lab.hasReplaced).toBe(false);
    });

    test('is lost with the page until a file has it', () => {
      const lab = long();
      expect(lab.isKept()).toBe(false);
      lab.saved();
      expect(lab.isKept()).toBe(true);
      lab.tape.push(held('right'));
      expect(lab.isKept()).toBe(false);
      expect(opened().isKept()).toBe(true);
    });
  });

  test('is a fumen with a page for each piece that locked', () => {
    const tape = playTape(startGame(setupOf(example)), example.moves);
    const { pages, sentences } = report('', voice);
    const fumen = writeFumenBoards(pages!);
    expect('text' in fumen && decodePages(fumen.text)).toHaveLength(tape.head.piecesLocked);
    expect(sentences).toHaveLength(4);
  });
});

describe('the time line', () => {
  test('shows all of a short game, and two minutes around a frame of a long one', () => {
    expect(shownSpan(10, 200)).toEqual({ from: 0, to: 300 });
    const { from, to } = shownSpan(50_000, 200_000);
    expect(to - from).toBe(7200);
    expect(from < 50_000 && to > 50_000).toBe(true);
    expect(shownSpan(200_000, 200_000).to).toBe(200_100);
  });

  test('has a bar for each piece and a mark for each press', () => {
    const { tape } = opened();
    const span = shownSpan(0, tape.length);
    expect(barsIn(span, tape.pieces, tape.length).map(({ piece }) => piece)).toEqual(
      tape.pieces.map(({ piece }) => piece),
    );
    expect(marksIn(span, tape.presses).map(({ is }) => is)).toEqual(['kicked', 'none', 'kicked', 'kicked']);
    expect(secondsIn(span)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

test('a page that the server sent says which rotations there were, and has the tests of the shown one', () => {
  const elements = shown(render(Play, { props: { query: '', figure: 'bench' } }));
  expect(withRole(elements, 'status').map(textOf)).toContain('T 0>>1: test 5, 2 rows down.');
  const lines = elements.filter(({ tagName }) => tagName === 'li').map(textOf);
  expect(lines.filter((line) => line.includes('>>'))).toEqual(
    expect.arrayContaining(['1.3 s T 1>>2 none of 5 fits'].map((line) => expect.stringContaining(line.slice(6)))),
  );
  expect(namesOf(elements, 'group')).toContain('Play lab: Guideline SRS');
  expect(elements.filter(({ tagName }) => tagName === 'th').map(textOf)).toContain('Test 5');
});
