import { must } from '#engine/diagnostics.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sameSquares } from '#engine/squares.ts';
import { ORIENTATIONS, PIECES } from '#engine/piece.ts';
import { minosOf } from '#engine/shapes.ts';
import { placementAfter } from '#engine/trace.ts';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import {
  changedComparison,
  decidingView,
  faultIn,
  lastOf,
  outcomeOf,
  panesOf,
  paneStep,
  readComparison,
  tellingOf,
  sameSquaresIn,
  paramsOfComparison,
  type Comparison,
} from '../common/comparison.ts';
import { TellingBoard } from './tellingBoard.svelte.ts';
import { ComparedSystems } from './comparison.svelte.ts';
import { COMPARISON_FORMAT } from './comparisonFormat.ts';
import { FigureState } from '#figure/figureState.svelte.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import { lastStep } from '#text/narrate.ts';
import { printParams, parseParams } from '#text/params.ts';
import { speaker } from '#text/strings.ts';

/** A slow or busy machine takes longer than the usual second. */
const PATIENCE = { timeout: 60_000 };

// The board of the page on the kicks of the I (compare/i-kicks): rows 1 to 4 full but for column 4, rows 5 and 6 but for columns 4 and 7 as well.
const DEEP_LEFT = '###.##.###/###.##.###/###.######/###.######/###.######/###.######';
const DEEP_RIGHT = '###.##.###/###.##.###/######.###/######.###/######.###/######.###';
const line = (turn: string, board: string, systems = 'srs-guideline,srs-arika'): string =>
  `systems=${systems} piece=I from=0 at=3,4 turn=${turn} board=${board}`;

function read(text: string): Comparison {
  return must(readComparison(parseParams(text)), text);
}

describe('the examples of the source on the I of Guideline and Arika SRS, rebuilt', () => {
  test.each([
    ['clockwise, both clear four lines [0-59]', line('cw', DEEP_LEFT), 'test 2, 4 rows; test 2, 4 rows'],
    ['mirrored, only Arika does [0-60]', line('ccw', DEEP_RIGHT), 'test 2, 0 rows; test 2, 4 rows'],
    [
      'the other well is all that Guideline reaches, and Arika reaches it clockwise [0-61]',
      line('both', DEEP_RIGHT),
      'test 2, 0 rows; test 2, 0 rows; test 2, 0 rows; test 2, 4 rows',
    ],
  ])('%s', (_name, text, outcome) => {
    expect(outcomeOf(panesOf(read(text)))).toBe(outcome);
  });

  test('end in the same well for every turn but that of Arika counter-clockwise', () => {
    const ends = panesOf(read(line('both', DEEP_RIGHT))).map(({ landing }) => landing.minos.map(([x]) => x + 1));
    expect(ends).toEqual([
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [4, 4, 4, 4],
      [7, 7, 7, 7],
    ]);
  });
});

describe('tests side by side', () => {
  test('part at the first that wins in one of the systems, where the piece ends elsewhere', () => {
    // The opening figure of the page on Sakura: both try right, but Sakura only takes left there.
    const sakura = panesOf(
      read('systems=ars-tgm,ars-sakura piece=J from=3 at=4,0 turn=cw board=..##....../..#......./..###.#...'),
    );
    expect(sakura.map(({ trace }) => trace.tests.map(({ verdict }) => verdict.is))).toEqual([
      ['blocked', 'accepted', 'not reached'],
      ['blocked', 'refused', 'accepted'],
    ]);
    expect(sakura.map(({ parting }) => parting)).toEqual(Array(2).fill({ is: 'test', number: 2 }));
    // Two tables named SRS+: the fourth test is the first with other squares.
    const plus = panesOf(
      read(
        'systems=tetrio-srs-plus,techmino-srs-plus piece=I from=0 at=3,4 turn=cw board=...#.#..../........../......#.../........../........../........../........../..........',
      ),
    );
    expect(plus.map(({ parting }) => parting)).toEqual(Array(2).fill({ is: 'test', number: 4 }));
  });

  test('part nowhere where the piece ends on the same squares, whatever the lists say', () => {
    const same = panesOf(read(line('cw', DEEP_LEFT)));
    expect(same.map(({ parting }) => parting.is)).toEqual(['nowhere', 'nowhere']);
  });

  test('are two lists where basic rotation covers other squares', () => {
    // The J with its flat side down is state 0 in SRS and state 2 in ARS, where it is a row lower in its box.
    const [srs, ars] = panesOf(read('systems=srs-guideline,ars-tgm piece=J from=0 at=4,0 turn=cw board=..........'));
    expect(ars!.trace.request.placement.orientation).toBe(2);
    expect([srs!.parting.is, ars!.parting.is]).toEqual(['other squares', 'other squares']);
  });

  test('part turn by turn where each system turns both ways', () => {
    const both = panesOf(read(line('both', DEEP_RIGHT)));
    expect(both.map(({ turn, parting }) => [turn, parting.is])).toEqual([
      ['cw', 'nowhere'],
      ['ccw', 'test'],
      ['cw', 'nowhere'],
      ['ccw', 'test'],
    ]);
  });

  test('begin on the same squares in every two systems, whatever the piece and its orientation', () => {
    const start = read(line('cw', '..........')).scenario;
    for (const a of SYSTEMS)
      for (const b of SYSTEMS)
        for (const piece of PIECES)
          for (const orientation of ORIENTATIONS) {
            const under = { ...start, system: a, placement: { piece, orientation, at: [3, 9] as const } };
            const { placement } = sameSquaresIn(b, under);
            expect(sameSquares(minosOf(a.shapes, under.placement), minosOf(b.shapes, placement))).toBe(true);
          }
  });
});

describe('the steps of a comparison', () => {
  // Board of the opening example: test 4 wins on both sides.
  const panes = panesOf(
    read(
      'systems=srs-guideline,ars-tgm,srs-arika piece=I from=0 at=3,1 turn=cw board=#........./####....../###....##./###.######/###.######/###.######',
    ),
  );

  test('are as many as the longest list has, with start, outcome and drop', () => {
    expect(lastOf(panes)).toBe(7);
    expect(tellingOf(panes)).toBe(6);
  });

  test('show the outcome of a system once a test has won or its list has ended, and the drop last', () => {
    const ars = panes[1]!;
    expect([0, 1, 2, 6, 7].map((step) => paneStep(ars, step, 7))).toEqual([0, 1, 2, 2, 'dropped']);
    const [guideline] = panes;
    const outcome = lastStep(guideline!.trace);
    expect([3, 4, 5, 6].map((step) => paneStep(guideline!, step, 7))).toEqual([3, 4, outcome, outcome]);
  });

  test('are seen on a board with every test that is made and no other', () => {
    const board = '.........#/..........';
    const view = decidingView(panesOf(read(line('cw', board))));
    // The I turns at once, so that the far squares of tests 4 and 5 are left out.
    expect([view.right - view.left + 1, view.top - view.bottom + 1]).toEqual([6, 6]);
  });
});

describe('the words of a comparison', () => {
  test.each([line('cw', DEEP_LEFT), line('both', DEEP_RIGHT), line('180', DEEP_LEFT, 'tetr-js,tetris-perfect,sega')])(
    'come back as they were: %s',
    (text) => {
      expect(printParams(paramsOfComparison(read(text)))).toBe(text);
    },
  );

  test('that change nothing leave the very same comparison', () => {
    const comparison = read(line('both', DEEP_RIGHT));
    const same = changedComparison(comparison, parseParams('turn=both piece=I'));
    expect(same.ok && same.value).toBe(comparison);
  });

  test.each([
    ['systems=srs-guideline', 'systems', 'systems cannot be "srs-guideline"; allowed: 2 to 4 of srs-guideline, '],
    ['systems=srs-guideline,srs', 'systems', 'systems cannot be "srs-guideline,srs"; allowed: 2 to 4 of '],
    ['piece=Q', 'piece', '"Q" is not a piece; pieces are I J L O S T Z.'],
    ['turn=twice', 'turn', '"twice" is not a rotation; write cw, ccw or 180.'],
  ])('%s is explained', (change, part, sentence) => {
    const wrong = changedComparison(read(line('cw', DEEP_LEFT)), parseParams(change));
    if (wrong.ok) throw new Error('it was read');
    expect(wrong.diagnostics[0]!.sentence).toContain(sentence);
    const { start, end } = wrong.diagnostics[0]!.span;
    expect(wrong.text).toMatch(/^systems=srs-guideline(?: |,srs| ?$)/);
    expect(wrong.text.slice(0, start).endsWith(`${part}=`)).toBe(true);
    expect(wrong.text.slice(start, end)).toBe(change.slice(part.length + 1));
  });

  test('of any kind never throw', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('systems', 'piece', 'at', 'turn', 'board'), fc.string()), (query) => {
        readComparison(new Map(Object.entries(query)));
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });

  test('are held against what a page expects', () => {
    const good = readComparison(parseParams(line('cw', DEEP_LEFT)));
    expect(faultIn(good, undefined)).toBeNull();
    expect(faultIn(good, 'test 2, 4 rows; test 2, 4 rows')).toBeNull();
    expect(faultIn(good, 'test 2, 4 rows; test 2, 0 rows')).toBe(
      'expected "test 2, 4 rows; test 2, 0 rows", the engine says "test 2, 4 rows; test 2, 4 rows".',
    );
  });
});

describe('a comparison that is used', () => {
  beforeEach(() => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    return () => vi.unstubAllGlobals();
  });

  function used() {
    const compared = new ComparedSystems(read(line('cw', DEEP_LEFT)));
    return { compared, shown: new FigureState(COMPARISON_FORMAT, compared) };
  }

  test('keeps the squares of the piece when the first system is exchanged', () => {
    const { compared } = used();
    compared.setSystem(0, 'ars-tgm');
    expect(compared.systems.map(({ id }) => id)).toEqual(['ars-tgm', 'srs-arika']);
    const { placement, system } = compared.stepper.scenario;
    expect(minosOf(system.shapes, placement).map(([x, y]) => `${x},${y}`)).toEqual(['3,6', '4,6', '5,6', '6,6']);
  });

  test('takes a system in, up to four, and gives one back, down to two', () => {
    const { compared } = used();
    expect(compared.canRemove).toBe(false);
    compared.addSystem();
    compared.addSystem();
    expect(compared.systems.map(({ id }) => id)).toEqual([
      'srs-guideline',
      'srs-arika',
      'tetris-worlds',
      'srs-nullpomino-180',
    ]);
    expect(compared.canAdd).toBe(false);
    compared.removeSystem(0);
    expect(compared.systems.map(({ id }) => id)).toEqual(['srs-arika', 'tetris-worlds', 'srs-nullpomino-180']);
    expect(compared.stepper.scenario.system).toBe(systemById('srs-arika'));
  });

  test('comes back to its example', () => {
    const { compared, shown } = used();
    compared.setTurn('both');
    compared.setSystem(1, 'sega');
    compared.stepper.edits.mirror();
    expect(shown.query).not.toBe(shown.openingQuery);
    shown.reset();
    expect(shown.query).toBe(shown.openingQuery);
  });

  test('reopens from its link', () => {
    const { compared, shown } = used();
    compared.setTurn('both');
    compared.stepper.steps.goTo(3);
    const link = new URL(shown.linkFrom('https://example.org/compare/?y=down', 'wells'));
    expect(link.searchParams.get('y')).toBe('down');
    const { shown: reopened } = used();
    reopened.openLink(link.search, 'wells');
    expect(reopened.query).toBe(shown.query);
  });

  test('opens at the outcome of each system, and again after every change of systems, piece, board or rotation', () => {
    const { compared, shown } = used();
    const atOutcome = (): boolean => compared.panes.every((pane) => compared.stepOf(pane) === lastStep(pane.trace));
    expect(atOutcome()).toBe(true);
    for (const change of [
      () => compared.setTurn('ccw'),
      () => compared.setSystem(1, 'ars-tgm'),
      () => compared.addSystem(),
      () => compared.removeSystem(0),
      () => compared.stepper.edits.setPiece('T'),
      () => shown.show('board=####......'),
      () => shown.reset(),
    ]) {
      compared.stepper.steps.goTo(1);
      expect(atOutcome()).toBe(false);
      change();
      expect([change.toString(), atOutcome()]).toEqual([change.toString(), true]);
    }
  });

  test('finds a board on which its systems differ, or says that there is none', async () => {
    const { compared, shown } = used();
    const voice = { say: speaker('en'), conventions: DEFAULT_CONVENTIONS };
    const telling = new TellingBoard(compared);
    telling.find(compared.others, { from: 0, turn: 'ccw' }, voice, (query) => shown.show(query));
    await vi.waitFor(() => expect(telling.work.status).toBe('complete'), PATIENCE);
    const [a, b] = compared.panes.map(({ trace }) => placementAfter(trace));
    expect(a).not.toEqual(b);
    expect([compared.stepper.scenario.turn, telling.without]).toEqual(['ccw', '']);
    // SRS article: the tables of the I have the same kicks in the same order for 1>>0.
    telling.find(compared.others, { from: 1, turn: 'ccw' }, voice, () => expect.unreachable());
    await vi.waitFor(() => expect(telling.without).not.toBe(''), PATIENCE);
    expect(telling.without).toBe(
      'No board shows a difference between Guideline SRS and Arika SRS for I 1>>0: the piece always ends on the same squares.',
    );
  });

  test('keeps what it shows when it is asked for what cannot be', () => {
    const { compared, shown } = used();
    const before = shown.query;
    shown.show('systems=nobody,srs-arika');
    expect(shown.problems).toHaveLength(1);
    expect(shown.query).toBe(before);
    shown.show('step=1');
    expect(shown.problems).toEqual([]);
    expect(compared.stepper.step).toBe(1);
  });

  test('names a word that it does not know, and goes back to what it was told to keep', () => {
    const { compared, shown } = used();
    shown.show('step=1 tunr=ccw');
    expect(shown.problems[0]).toMatchObject({ code: 'figure.word', span: { start: 7, end: 11 } });
    compared.setTurn('both');
    shown.setBaseline();
    const { query: line } = shown;
    compared.setSystem(1, 'sega');
    shown.reset();
    expect(shown.query).toBe(line);
    expect(shown.openingQuery).toBe(line);
  });
});
