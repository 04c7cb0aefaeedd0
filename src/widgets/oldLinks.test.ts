import { describe, expect, test } from 'vitest';
import { printScenario } from '#engine/scenario.ts';
import { parseScene, printScene } from '#play/sceneText.ts';
import { BOX_ATLAS } from './ars/atlasState.ts';
import { SCANNER } from './ars/scannerState.ts';
import { ComparisonState } from './comparison.svelte.ts';
import { readComparison } from './comparison.ts';
import { FigureState, type ShownState } from './contract/figureState.svelte.ts';
import { isOfOtherFormat } from './contract/figureLink.ts';
import type { FigureSpec } from './contract/fields.ts';
import { linkedScenario } from './contract/share.ts';
import { DATA_BROWSER } from './data/dataState.ts';
import { JOKER_STOCK } from './dtet/jokerState.ts';
import { LabModel } from './dtet/labModel.svelte.ts';
import { DTET_MODES_FIGURE } from './dtet/modesState.ts';
import { SceneModel } from './frames/sceneModel.svelte.ts';
import { OFFSET_DERIVER } from './offsets/offsetState.ts';
import { ORIENTATION_WHEEL } from './orientationWheel.ts';
import { REACH_MAP } from './reach/reachView.ts';
import { COLLAPSE, COLLAPSE_ARROWS } from './rotatris/collapseStates.ts';
import { GAME } from './rotatris/gameStates.ts';
import { MATRIX, NODE_TURN, ROTATION_LAB, TURN_TABLE } from './rotatris/rotationStates.ts';
import { SCORE_CALCULATOR, SCORE_TABLE } from './rotatris/scoreStates.ts';
import { SHELL_EXPLORER } from './rotatris/shellStates.ts';
import { SPEED_CURVES_FIGURE } from './rotatris/speedStates.ts';
import { SPAWN_VIEWER } from './spawnView.ts';
import { wordsOf } from './words.ts';

// Links as they were given out, by the format (`v`, 1 where nothing is said), with the state that each must open for ever. A link
// is added when a word is; none is changed. Up to the first entry of November 2026 links named every word of a figure's state,
// since then those that differ from the default.

/** A figure that shows something else than any of the links. */
const of = <S extends object>(spec: FigureSpec<S>, shown = ''): ShownState => new FigureState(spec, shown);

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
  modes: () => of(DTET_MODES_FIGURE, 'level=7'),
};

const LINKS: readonly (readonly [figure: keyof typeof FIGURES, search: string, state: string])[] = [
  ['wheel', 'system=srs-guideline&piece=T&from=2&rotation=true', 'system=srs-guideline piece=T from=2 rotation=true'],
  ['wheel', 'from=2', 'system=srs-guideline piece=T from=2 rotation=basic'],
  ['wheel', '', 'system=srs-guideline piece=T from=0 rotation=basic'],
  ['spawn', 'system=srs-guideline&piece=J&readings=spawn-down&beside=none&filled=yes', 'system=srs-guideline piece=J readings=spawn-down beside=none filled=yes'],
  ['spawn', 'beside=tetris-worlds', 'system=srs-guideline piece=T readings=none beside=tetris-worlds filled=no'],
  ['offsets', 'piece=J&from=0&to=1&line=4&changed=1.3:1,-1', 'piece=J from=0 to=1 line=4 changed=1.3:1,-1'],
  ['offsets', 'piece=T', 'piece=T from=0 to=1 line=5 changed=none'],
  ['scanner', 'piece=L&from=2&turn=cw&filled=1%2B9&readings=any-off-centre&step=3', 'piece=L from=2 turn=cw filled=1+9 readings=any-off-centre step=3'],
  ['scanner', 'filled=none', 'piece=J from=0 turn=ccw filled=none readings=none step=2'],
  ['boxes', 'rule=any-off-centre', 'rule=any-off-centre'],
  ['boxes', '', 'rule=none'],
  ['reach', 'system=srs-guideline&beside=tetris-worlds&piece=T&board=####....../####.#####&way=2&step=1', 'system=srs-guideline beside=tetris-worlds piece=T board=####....../####.##### way=2 step=1'],
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
  ['stock', 'share=0&made=QQO&at=2', 'share=0 made=QQO at=2'],
  ['modes', 'level=300', 'level=300'],
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
    expect(shown.line).not.toBe(state);
    shown.openLink(`?figure=${figure}&${search}`, figure);
    expect(shown.problems).toEqual([]);
    expect(shown.line).toBe(state);
    // What it opens to is given out again as a link of now, which opens to the same.
    const again = FIGURES[figure]!();
    again.openLink(new URL(shown.linkFrom('https://example.org/', figure)).search, figure);
    expect(again.line).toBe(state);
  });

  test.each(SCENARIOS)('kick stepper, ?%s', (search, state) => {
    const opened = linkedScenario(`?figure=worked&${search}`, 'worked');
    expect(opened?.scenario.ok && printScenario(opened.scenario.value)).toBe(state);
  });

  test('kick compare', () => {
    const example = readComparison(
      wordsOf('systems=srs-guideline,sega piece=T from=0 at=3,3 turn=cw board=..........'),
    );
    if (!example.ok) throw new Error(example.text);
    const shown = new ComparisonState(example.value);
    shown.openLink(
      '?figure=one&systems=srs-guideline,srs-arika&piece=I&from=0&at=3,4&turn=both&board=..........&step=1',
      'one',
    );
    expect(shown.problems).toEqual([]);
    expect(shown.line).toBe('systems=srs-guideline,srs-arika piece=I from=0 at=3,4 turn=both board=.......... step=1');
  });

  test('button lab and frame lab', () => {
    const search = `?figure=lab&${SCENE.replaceAll(' ', '&')}&frame=1`;
    const buttons = new LabModel('scene=double');
    buttons.openLink(search, 'lab');
    expect(buttons.problems).toEqual([]);
    expect(printScene(buttons.lab.shown)).toContain('piece=J from=0 at=3,3 board=..........');
    buttons.openLink('?figure=lab&scene=double&buttons=L*3_LR*3&frame=0', 'lab');
    expect(buttons.problems).toEqual([]);
    const example = parseScene(SCENE);
    if (!example.ok) throw new Error(example.diagnostics[0]!.sentence);
    const frames = new SceneModel(example.value);
    frames.openLink('?figure=lab&system=ars-ti&piece=T&from=0&at=3,3&board=..........&buttons=.*4&frame=2', 'lab');
    expect(frames.problems).toEqual([]);
    expect(frames.line).toContain('system=ars-ti piece=T from=0 at=3,3 board=..........');
    expect(frames.line).toContain('frame=2');
  });
});

describe('a link of a format that is not known', () => {
  test('changes nothing, and is told from the one that is', () => {
    const shown = FIGURES['wheel']!();
    const { line } = shown;
    shown.openLink('?figure=wheel&from=2&v=2', 'wheel');
    expect(shown.line).toBe(line);
    expect(isOfOtherFormat('?figure=wheel&from=2&v=2', 'wheel')).toBe(true);
    expect(isOfOtherFormat('?figure=wheel&from=2&v=2', 'other')).toBe(false);
    expect(isOfOtherFormat('?figure=wheel&from=2&v=1', 'wheel')).toBe(false);
    shown.openLink('?figure=wheel&from=2&v=1', 'wheel');
    expect(shown.line).toBe('system=srs-guideline piece=T from=2 rotation=basic');
  });
});
