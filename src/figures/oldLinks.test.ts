import { describe, expect, test } from 'vitest';
import { printScenario } from '#engine/scenario.ts';
import { parseScene, printScene } from '#play/sceneText.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { BOX_ATLAS } from './centreColumn/atlas/atlasState.ts';
import { SCANNER } from './centreColumn/common/scannerState.ts';
import { ComparedSystems } from './compare/kickCompare/comparison.svelte.ts';
import { COMPARISON_FORMAT } from './compare/kickCompare/comparisonFormat.ts';
import { readComparison } from './compare/common/comparison.ts';
import { FigureState, figureState, type ShownState } from '#figure/figureState.svelte.ts';
import { isOfOtherFormat, linkedParams } from '#share/figureLink.ts';
import { readState, type FigureSpec } from '#figure/fields.ts';
import { linkedScenario } from '#share/share.ts';
import { DATA_BROWSER } from './data/dataState.ts';
import { TABLE_CHECKER } from './checker/tableState.ts';
import { HARD_LINES_FIGURE } from './dtet/hardLines/hardLinesState.ts';
import { JOKER_STOCK } from './dtet/jokerStock/jokerState.ts';
import { ButtonLab } from './lab/common/lab.svelte.ts';
import { readLab } from './lab/common/labParams.ts';
import { DTET_MODES_FIGURE } from './dtet/modes/modesState.ts';
import { LAB_FORMAT, SCENE_FORMAT } from './lab/common/sceneFormats.ts';
import { atlasSpec } from './atlas/atlas.ts';
import { KICK_DIFF } from './compare/kickDiff/kickDiffState.ts';
import { linkedTable } from './table/linkedTable.ts';
import { CONVERTER } from './notation/converter/converterState.ts';
import { readRequest } from './notation/common/gameRequest.ts';
import { unpackText } from './notation/common/packedText.ts';
import { OFFSET_DERIVER } from './offsets/offsetState.ts';
import { ORIENTATION_WHEEL } from './wheel/orientationWheel.ts';
import { REACH_MAP } from './reach/reachView.ts';
import { COLLAPSE, COLLAPSE_ARROWS } from './rotatris/common/collapse/collapseStates.ts';
import { GAME } from './rotatris/game/gameStates.ts';
import { MATRIX, NODE_TURN, ROTATION_LAB, TURN_TABLE } from './rotatris/common/rotation/rotationStates.ts';
import { SCORE_CALCULATOR, SCORE_TABLE } from './rotatris/common/score/scoreStates.ts';
import { SHELL_EXPLORER } from './rotatris/shellExplorer/shellStates.ts';
import { SPEED_CURVES_FIGURE } from './rotatris/speed/speedStates.ts';
import { SPAWN_VIEWER } from './spawn/spawnView.ts';
import { SPIN_FINDER } from './spins/spinState.ts';
import { printParams, parseParams } from '#text/params.ts';

// Published links by version of the format (`v`, 1 without it), with the state that each must open forever. A new parameter adds a
// link, and no link is ever changed. Until the first entry of November 2026 links had every parameter of a state, since then only those
// that differ from the default.

/** A figure with a state that no link has. */
const of = <S extends object>(spec: FigureSpec<S>, shown = ''): ShownState => figureState(spec, shown);

const FIGURES: Readonly<Record<string, () => ShownState>> = {
  wheel: () => of(ORIENTATION_WHEEL, 'system=sega piece=L from=1'),
  spawn: () => of(SPAWN_VIEWER, 'piece=O'),
  offsets: () => of(OFFSET_DERIVER, 'piece=S line=2'),
  scanner: () => of(SCANNER, 'piece=T step=1'),
  boxes: () => of(BOX_ATLAS, 'rule=sakura'),
  reach: () => of(REACH_MAP, 'piece=O'),
  tables: () => of(DATA_BROWSER, 'format=lua'),
  shells: () => of(SHELL_EXPLORER, 'size=18'),
  points: () => of(SCORE_CALCULATOR, 'shells=8'),
  scores: () => of(SCORE_TABLE, 'rule=one-by-one'),
  speed: () => of(SPEED_CURVES_FIGURE, 'level=3'),
  node: () => of(NODE_TURN, 'turns=3'),
  matrix: () => of(MATRIX, 'theta=15'),
  lab: () => of(ROTATION_LAB, 'turns=4'),
  turns: () => of(TURN_TABLE, 'degrees=90'),
  collapse: () => of(COLLAPSE, 'step=2'),
  arrows: () => of(COLLAPSE_ARROWS, 'kind=left'),
  game: () => of(GAME, 'seed=9'),
  stock: () => of(JOKER_STOCK, 'share=1'),
  hard: () => of(HARD_LINES_FIGURE, 'level=7'),
  modes: () => of(DTET_MODES_FIGURE, 'level=7'),
  spins: () => of(SPIN_FINDER, 'test=2'),
  checker: () => of(TABLE_CHECKER, 'steps=shown'),
  atlas: () => of(atlasSpec({ systems: SYSTEMS, texts: [], places: {} }), 'boards=standing'),
};

const LINKS: readonly (readonly [figure: keyof typeof FIGURES, search: string, state: string])[] = [
  ['wheel', 'system=srs-guideline&piece=T&from=2&rotation=true', 'system=srs-guideline piece=T from=2 rotation=true'],
  ['wheel', 'from=2', 'system=srs-guideline piece=T from=2 rotation=basic'],
  ['wheel', '', 'system=srs-guideline piece=T from=0 rotation=basic'],
  ['spawn', 'system=srs-guideline&piece=J&readings=spawn-down&beside=none&filled=yes', 'system=srs-guideline piece=J readings=spawn-down beside=none filled=yes'],
  ['spawn', 'beside=tetris-worlds', 'system=srs-guideline piece=T readings=none beside=tetris-worlds filled=no'],
  ['offsets', 'piece=J&from=0&to=1&line=4&changed=1.3:1,-1', 'system=srs-guideline piece=J from=0 to=1 line=4 changed=1.3:1,-1'],
  ['offsets', 'piece=T', 'system=srs-guideline piece=T from=0 to=1 line=5 changed=none'],
  ['offsets', 'system=sega&piece=T&line=1&changed=2.1:0,-9', 'system=sega piece=T from=0 to=1 line=1 changed=2.1:0,-9'],
  ['scanner', 'piece=L&from=2&turn=cw&filled=1%2B9&readings=any-off-centre&step=3', 'piece=L from=2 turn=cw filled=1+9 readings=any-off-centre step=3'],
  ['scanner', 'filled=none', 'piece=J from=0 turn=ccw filled=none readings=none step=2'],
  ['boxes', 'rule=any-off-centre', 'rule=any-off-centre'],
  ['boxes', '', 'rule=none'],
  ['reach', 'system=srs-guideline&beside=tetris-worlds&piece=T&board=####....../####.#####&way=2&step=1', 'system=srs-guideline beside=tetris-worlds piece=T board=####....../####.##### way=2 step=1 presses=199'],
  ['tables', 'system=srs-guideline&format=rust&vectors=offsets', 'system=srs-guideline format=rust vectors=offsets'],
  ['tables', 'format=python', 'system=srs-guideline format=python vectors=kicks'],
  ['shells', 'rule=four-chebyshevs&size=6&at=1,-2', 'rule=four-chebyshevs size=6 at=1,-2'],
  ['shells', 'at=0,0', 'rule=dominant-component size=16 at=0,0'],
  ['points', 'shells=1%2B5', 'shells=1+5'],
  ['points', 'shells=none', 'shells=none'],
  ['scores', 'rule=all-at-once', 'rule=all-at-once'],
  ['speed', 'metric=max&from=2&to=30&level=12', 'metric=max from=2 to=30 level=12'],
  ['node', 'turns=2&at=-4,3', 'turns=2 at=-4,3'],
  ['matrix', 'theta=-45&y-axis=down', 'theta=-45 y-axis=down'],
  ['lab', 'map=printed-base&turns=3', 'map=printed-base turns=3'],
  ['turns', 'table=computed&degrees=180', 'table=computed degrees=180'],
  ['collapse', 'block=chain&step=4', 'block=chain step=4'],
  ['arrows', 'naming=printed&kind=bottom', 'naming=printed kind=bottom'],
  ['game', 'seed=20261120&moves=l2000x', 'seed=20261120 moves=l2000x'],
  ['stock', 'share=0&made=QQO&at=2', 'share=0 made=QQO at=2 readings=plays-on'],
  ['stock', 'share=0&at=150&readings=out-at-200', 'share=0 made=none at=150 readings=out-at-200'],
  ['hard', 'level=49&readings=level-50-alone', 'level=49 readings=level-50-alone'],
  ['hard', '', 'level=50 readings=from-the-start'],
  ['modes', 'level=300', 'level=300'],
  ['spins', 'piece=S&from=1&turn=ccw&test=4&ground=hangs&lines=2&walls=away&width=8&most=20&found=1', 'system=srs-guideline piece=S from=1 turn=ccw test=4 ground=hangs entry=spawn ways=only rest=locks lines=2 walls=away width=8 most=20 found=1'],
  ['spins', 'system=ars-tgm&entry=anywhere&ways=any&rest=any', 'system=ars-tgm piece=T from=0 turn=cw test=5 ground=stands entry=anywhere ways=any rest=any lines=3 walls=help width=10 most=40 found=0'],
  ['checker', 'text=W1swLDBdXQ&against=sega', 'text=W1swLDBdXQ against=sega steps=hidden name='],
  ['checker', 'text=4oiS&steps=shown', 'text=4oiS against=nearest steps=shown name='],
  ['atlas', 'system=srs-arika&piece=I&directions=both&boards=standing', 'system=srs-arika piece=I directions=both boards=standing'],
  ['atlas', 'piece=L', 'system=srs-guideline piece=L directions=clockwise boards=fewest'],
]; // prettier-ignore

const SCENARIOS: readonly (readonly [search: string, state: string])[] = [
  [
    'system=srs-guideline&piece=J&from=0&at=3,2&turn=ccw&board=......%23.../%23....%23%23.../%23%23....%23%23%23%23/%23%23%23%23%23.%23%23%23%23/%23%23%23%23%23.%23%23%23%23/%23%23%23%23..%23%23%23%23&step=4',
    'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..#### step=4',
  ],
  [
    'system=ars-ti&piece=I&from=1&at=3,3&turn=cw&floorkicks=1&board=..........',
    'system=ars-ti piece=I from=1 at=3,3 turn=cw floorkicks=1 board=..........',
  ],
  [
    'system=dtet&piece=T&from=R&at=3,3&turn=cw&precedence=right&height=18&board=..........',
    'system=dtet piece=T from=1 at=3,3 turn=cw precedence=right height=18 board=..........',
  ],
  [
    'system=srs-arika&readings=spawn-down&piece=T&from=0&at=0,3&turn=180&board=....',
    'system=srs-arika readings=spawn-down piece=T from=0 at=0,3 turn=180 board=....',
  ],
];

const SCENE = 'system=dtet piece=J from=0 at=3,3 board=.......... buttons=L';

describe('a link that was once given out', () => {
  test.each(LINKS)('%s, ?%s', (figure, search, state) => {
    const shown = FIGURES[figure]!();
    expect(shown.query).not.toBe(state);
    shown.openLink(`?figure=${figure}&${search}`, figure);
    expect(shown.problems).toEqual([]);
    expect(shown.query).toBe(state);
    // The current link of the opened state opens the same state.
    const again = FIGURES[figure]!();
    again.openLink(new URL(shown.linkFrom('https://example.org/', figure)).search, figure);
    expect(again.query).toBe(state);
  });

  test.each(SCENARIOS)('kick stepper, ?%s', (search, state) => {
    const opened = linkedScenario(`?figure=worked&${search}`, 'worked');
    expect(opened?.scenario.ok && printScenario(opened.scenario.value)).toBe(state);
  });

  test('kick compare', () => {
    const example = readComparison(
      parseParams('systems=srs-guideline,sega piece=T from=0 at=3,3 turn=cw board=..........'),
    );
    if (!example.ok) throw new Error(example.text);
    const shown = new FigureState(COMPARISON_FORMAT, new ComparedSystems(example.value));
    shown.openLink(
      '?figure=one&systems=srs-guideline,srs-arika&piece=I&from=0&at=3,4&turn=both&board=..........&step=1',
      'one',
    );
    expect(shown.problems).toEqual([]);
    expect(shown.query).toBe('systems=srs-guideline,srs-arika piece=I from=0 at=3,4 turn=both board=.......... step=1');
  });

  test('button lab and frame lab', () => {
    const search = `?figure=lab&${SCENE.replaceAll(' ', '&')}&frame=1`;
    const read = readLab('scene=double').scene;
    if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
    const lab = new ButtonLab(read.value);
    const buttons = new FigureState(LAB_FORMAT, lab);
    buttons.openLink(search, 'lab');
    expect(buttons.problems).toEqual([]);
    expect(printScene(lab.shown)).toContain('piece=J from=0 at=3,3 board=..........');
    buttons.openLink('?figure=lab&scene=double&buttons=L*3_LR*3&frame=0', 'lab');
    expect(buttons.problems).toEqual([]);
    const example = parseScene(SCENE);
    if (!example.ok) throw new Error(example.diagnostics[0]!.sentence);
    const frames = new FigureState(SCENE_FORMAT, new ButtonLab(example.value));
    frames.openLink('?figure=lab&system=ars-ti&piece=T&from=0&at=3,3&board=..........&buttons=.*4&frame=2', 'lab');
    expect(frames.problems).toEqual([]);
    expect(frames.query).toContain('system=ars-ti piece=T from=0 at=3,3 board=..........');
    expect(frames.query).toContain('frame=2');
    // The frame lab takes what a lock lab shares: both play a scene.
    const locks = new FigureState(SCENE_FORMAT, new ButtonLab(example.value));
    locks.openLink(
      '?figure=rules&system=srs-guideline&piece=O&from=0&at=0,0&board=..........&gravity=0&lock=30&buttons=D*8_A*8&frame=9',
      'bench',
    );
    expect(locks.problems).toEqual([]);
    expect(locks.query).toContain('system=srs-guideline piece=O');
    expect(locks.query).toContain('buttons=D*8_A*8 frame=9');
    // November 2026: the test of a frame that is shown.
    buttons.openLink('?figure=lab&scene=half-turn-t&frame=2&tried=2.4', 'lab');
    expect(buttons.problems).toEqual([]);
    expect(lab.open).toEqual({ turn: 2, test: 4 });
  });
});

describe('a link to a game', () => {
  // `O-12 I-3456` as it is, and deflated; the step is counted in the text.
  test.each([
    ['0Ty0xMiBJLTM0NTY', 'O-12 I-3456'],
    ['189c1NFLw1DU2MTUDAA', 'O-12 I-3456'],
  ])('ptn=%s holds its text', async (packed, text) => {
    expect(await unpackText(packed)).toBe(text);
  });

  test('names its step', () => {
    expect(readRequest('step=18', 30)).toEqual({ ok: true, value: 18 });
  });

  test('is taken by the editor of the lab from a viewer of any name', () => {
    expect(linkedParams('?figure=scuti&ptn=0Ty0xMg&step=1', 'editor', ['step', 'ptn'])).toEqual(
      new Map([
        ['ptn', '0Ty0xMg'],
        ['step', '1'],
      ]),
    );
  });
});

test('a link to a converter', () => {
  const search =
    '?figure=converter&from=columns&to=tbp&text=MTIzNA&pieces=IJL&meaning=from-the-top&grammar=reference&fumen=queue';
  const params = linkedParams(search, 'converter', Object.keys(CONVERTER.fields));
  expect(readState(CONVERTER.fields, printParams(params!), CONVERTER.standard)).toEqual({
    ok: true,
    value: {
      from: 'columns',
      to: 'tbp',
      text: '1234',
      pieces: 'IJL',
      meaning: 'from the top',
      grammar: 'reference',
      fumen: 'queue',
    },
  });
});

describe('links to kick tables', () => {
  test('one system beside another', () => {
    const params = linkedParams(
      '?figure=tables&systems=srs-guideline,sega&piece=I',
      'tables',
      Object.keys(KICK_DIFF.fields),
    );
    const read = readState(KICK_DIFF.fields, printParams(params!), { systems: ['dtet', 'sega'], piece: 'T' });
    expect(read).toEqual({ ok: true, value: { systems: ['srs-guideline', 'sega'], piece: 'I' } });
  });

  test('one system', () => {
    expect(linkedTable('system=sega', 'dtet')).toMatchObject({ system: { id: 'sega' } });
  });
});

describe('a link that opens in the lab', () => {
  const params = ['system', 'step'];
  test.each(['bench', 'checker', 'editor', 'reach', 'spins'])(
    '%s takes what is meant for any figure, or for none',
    (lab) => {
      for (const figure of [lab, 'worked', 'reach-1', 'i'])
        expect(linkedParams(`?figure=${figure}&system=sega`, lab, params)).toEqual(new Map([['system', 'sega']]));
      expect(linkedParams('?system=sega', lab, params)).toEqual(new Map([['system', 'sega']]));
    },
  );

  test('leaves alone what is meant for a figure that stands under it, and addresses without words', () => {
    expect(linkedParams('?figure=spins-stepper&system=sega', 'spins', params)).toBeNull();
    expect(linkedParams('?figure=spins-stepper&system=sega', 'spins-stepper', params)).not.toBeNull();
    expect(linkedParams('?figure=worked&y=down', 'spins', params)).toBeNull();
    expect(isOfOtherFormat('?figure=worked&v=2', 'spins')).toBe(true);
    expect(isOfOtherFormat('?figure=spins-stepper&v=2', 'spins')).toBe(false);
  });
});

describe('a link of a format that is not known', () => {
  test('changes nothing, and is told from the one that is', () => {
    const shown = FIGURES['wheel']!();
    const { query: line } = shown;
    shown.openLink('?figure=wheel&from=2&v=2', 'wheel');
    expect(shown.query).toBe(line);
    expect(isOfOtherFormat('?figure=wheel&from=2&v=2', 'wheel')).toBe(true);
    expect(isOfOtherFormat('?figure=wheel&from=2&v=2', 'other')).toBe(false);
    expect(isOfOtherFormat('?figure=wheel&from=2&v=1', 'wheel')).toBe(false);
    shown.openLink('?figure=wheel&from=2&v=1', 'wheel');
    expect(shown.query).toBe('system=srs-guideline piece=T from=2 rotation=basic');
  });
});
