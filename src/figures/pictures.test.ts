import { describe, expect, test } from 'vitest';
import { history } from '#play/history.ts';
import { dtetScene } from '#play/dtetScenes.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene } from '#play/sceneText.ts';
import { readGame } from '#notation/readGame.ts';
import { replay } from '#rotatris/index.ts';
import { systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { rotationReport } from '#figure/rotation/shareRotation.ts';
import { pictureSize } from '#board/picture.ts';
import { themeValues } from '#board/tokens.ts';
import { kickTableJob, shownGroups } from '#figure/tables/kickTableData.ts';
import { kickTablePictures } from '#figure/tables/kickTablePictures.ts';
import { animationPictures } from '#share/picture/files.ts';
import type { Pictures } from '#share/report.ts';
import { parseParams } from '#text/params.ts';
import { atlasRows, atlasSpec } from './atlas/atlas.ts';
import { atlasData } from './atlas/atlasData.ts';
import { atlasPictures } from './atlas/atlasPictures.ts';
import { panesOf, readComparison } from './compare/common/comparison.ts';
import { comparisonReport } from './compare/kickCompare/shareComparison.ts';
import { hardLinesPictures, jokerPictures, modesPictures } from './dtet/common/dtetPictures.ts';
import { HARD_LINES_FIGURE } from './dtet/hardLines/hardLinesState.ts';
import { PTN_LEVEL } from './notation/level/levelState.ts';
import { levelPictures } from './notation/level/report.ts';
import { JOKER_STOCK } from './dtet/jokerStock/jokerState.ts';
import { DTET_MODES_FIGURE } from './dtet/modes/modesState.ts';
import { buttonLabPictures } from './lab/buttons/buttonLabPictures.ts';
import { frameLabPictures } from './lab/frames/frameLabPictures.ts';
import { lockingScene } from './lab/common/frameScene.ts';
import { frameScene, labView } from './lab/common/labView.ts';
import { lockLabPictures } from './lab/lock/lockLabPictures.ts';
import { lockRuns } from './lab/lock/lockRules.ts';
import { guessReport } from './guess/guessReport.ts';
import { GUESS, setOf } from './guess/guessState.ts';
import { GameView } from './notation/common/game.svelte.ts';
import { gamePictures } from './notation/common/board/gamePictures.ts';
import { NAME_TABLES, namedTraces, tablePair } from './names/nameTables.ts';
import { namesReport } from './names/shareNames.ts';
import { offsetPictures } from './offsets/offsetPictures.ts';
import { OFFSET_DERIVER } from './offsets/offsetState.ts';
import { COLLAPSE, COLLAPSE_ARROWS } from './rotatris/common/collapse/collapseStates.ts';
import { GAME } from './rotatris/game/gameStates.ts';
import { MATRIX, NODE_TURN, ROTATION_LAB, TURN_TABLE } from './rotatris/common/rotation/rotationStates.ts';
import {
  arrowsPictures,
  collapsePictures,
  gamePictures as rotatrisPictures,
  matrixPictures,
  nodeTurnPictures,
  rotationLabPictures,
  scorePictures,
  shellPictures,
  speedPictures,
  turnTablePictures,
} from './rotatris/common/rotatrisPictures.ts';
import { SCORE_CALCULATOR } from './rotatris/common/score/scoreStates.ts';
import { SHELL_EXPLORER } from './rotatris/shellExplorer/shellStates.ts';
import { SPEED_CURVES_FIGURE } from './rotatris/speed/speedStates.ts';
import { atlasReport } from './centreColumn/atlas/atlasReport.ts';
import { BOX_ATLAS } from './centreColumn/atlas/atlasState.ts';
import { scannerPictures } from './centreColumn/scanner/scannerPictures.ts';
import { SCANNER } from './centreColumn/common/scannerState.ts';
import { spawnPictures } from './spawn/spawnPictures.ts';
import { SPAWN_VIEWER } from './spawn/spawnView.ts';
import { expectPicture, isWellFormed, pictureOf, TOKENS, unpaintedIn } from './testing/pictures.ts';
import { stateOf, voice } from './testing/reports.ts';
import { ORIENTATION_WHEEL } from './wheel/orientationWheel.ts';
import { wheelPictures } from './wheel/wheelPictures.ts';

// Checks the texts of all figures' pictures, drawn without a page. `npm run gallery` shows them to a person.

const { say } = voice;

function scenarioOf(line: string) {
  const read = readScenario(line);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return read.value;
}

function sceneOf(line: string) {
  const read = parseScene(line);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return { scene: read.value, run: history(beginScene(read.value), read.value.held) };
}

/** A J under an overhang: all but its fifth test are blocked. */
const OVERHANG =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';

function stepperPictures(): Pictures {
  const scenario = scenarioOf(OVERHANG);
  return rotationReport(traceOf(scenario), scenario, voice, 4).pictures!;
}

function comparedPictures(): Pictures {
  const line = OVERHANG.replace('system=srs-guideline', 'systems=srs-guideline,dtet');
  const read = readComparison(parseParams(line));
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  const shown = {
    ways: 'one' as const,
    stepOf: () => 'dropped' as const,
    stops: ['Start', 'Outcome'],
    testsOf: () => undefined,
  };
  return comparisonReport(panesOf(read.value), shown, voice).pictures!;
}

function namesPictures(): Pictures {
  const programs = namedTraces(tablePair(stateOf(NAME_TABLES, '')));
  return namesReport(programs, 2, voice).pictures!;
}

/** The kicks of a table whose boards nobody has searched, as the data browser shows them. */
function kicksOf(id: string): Pictures {
  const system = systemById(id)!;
  return kickTablePictures(kickTableJob(system, shownGroups(system)).value(), voice);
}

function atlasOfT(): Pictures {
  const data = atlasData([systemById('srs-guideline')!], ['T']);
  const state = stateOf(atlasSpec(data), 'system=srs-guideline piece=T');
  return atlasPictures(state, atlasRows(data, state), voice);
}

function buttonLab(): Pictures {
  const { run } = sceneOf(`${dtetScene('compensation').line} frame=5`);
  return buttonLabPictures(
    run,
    5,
    { scene: frameScene(run, 5), view: labView(run, 'to what happens') },
    'shown',
    voice,
  );
}

function frameLab(line: string, frame: number): Pictures {
  const { run } = sceneOf(line);
  const board = { scene: lockingScene(run, frame), view: labView(run, 'to what happens') };
  return frameLabPictures(run, frame, board, voice);
}

/** The second kick from the floor takes the lock delay away. */
const IN_THE_AIR = sceneNamed('i-in-the-air').line;

function lockLab(): Pictures {
  const { scene } = sceneOf(sceneNamed('to-and-fro').line);
  const runs = lockRuns(scene);
  return lockLabPictures(runs, 20, labView(runs[0]!.run, 'to what happens'), voice);
}

const scanned = stateOf(SCANNER, 'piece=J from=0 turn=ccw filled=3+8');

type Params = readonly (string | RegExp)[];

const PICTURES: readonly (readonly [name: string, pictures: Pictures, step: Params, steps: Params | null])[] = [
  ['stepper', stepperPictures(), ['"10"'], ['"Test 1 (0, 0)"', '"blocked"', '"J, state 0"']],
  [
    'comparison',
    comparedPictures(),
    ['"DTET"', 'class="b-full"'],
    ['"Test 1 (0, 0)', '"blocked"', '"DTET: all steps"', '≠'],
  ],
  ['names', namesPictures(), ['"TETR.IO"', '"Techmino"'], ['"Test 1 (0, 0)"', '"TETR.IO', '"Techmino']],
  [
    'spawn',
    spawnPictures(stateOf(SPAWN_VIEWER, 'system=srs-guideline piece=T'), () => 'F', voice),
    ['"21"'],
    ['"T"', '"Z"', '"F"'],
  ],
  ['wheel', wheelPictures(stateOf(ORIENTATION_WHEEL, 'piece=T from=1'), [], voice), ['"0 spawn"', '"3 left"'], null],
  // The numbers of the box and the dashes of its centre column are above the board.
  [
    'scanner',
    scannerPictures(
      scanned,
      2,
      [
        { head: 'Start', foot: '', words: 'W' },
        { head: '1', foot: 'x', words: 'W' },
      ],
      voice,
    ),
    [/"[1-9]"/, 'stroke-dasharray:4 3', '"Cardcaptor Sakura"'],
    ['"Start"', '"x"'],
  ],
  ['box-atlas', atlasReport(stateOf(BOX_ATLAS, ''), () => 3, voice).pictures!, [/"J .*across/, 'atlas-open'], null],
  ['kicks', kicksOf('srs-guideline'), ['"J L S T Z"', '"I"', '"0&#62;&#62;1"', '"5"'], null],
  // Rows go by the side of the button.
  ['kicks-by-side', kicksOf('dtet'), ['"left first"', '"right first"'], null],
  ['guess', guessReport(setOf(GUESS.standard)[0]!, voice).pictures!, ['"10"'], ['"Test 1 (0, 0)"', '"hidden"']],
  ['atlas', atlasOfT(), ['"Fails"', /"2&#62;&#62;3, clockwise/], null],
  ['offsets', offsetPictures(stateOf(OFFSET_DERIVER, 'piece=J line=3'), [], voice), [/"J{2,4}"/], null],
  // A true rotation of the I steps aside before test 1.
  [
    'offsets-of-the-i',
    offsetPictures(stateOf(OFFSET_DERIVER, 'piece=I line=2'), [], voice),
    ['offset-step', 'offset-true'],
    null,
  ],
  [
    'game',
    gamePictures(new GameView(readGame('I-3456 I-789 Lu-789 O-12'), null), voice),
    ['"10"', 'game-columns'],
    null,
  ],
  ['button-lab', buttonLab(), ['"10"', '"Rotate Left"', '"Hard drop"', '"T3"'], ['"start"']],
  [
    'frame-lab',
    frameLab(IN_THE_AIR, 3),
    ['"10"', '"Lock delay"', '"Floor kicks"', '"Sonic drop"', /class="l-piece"[^>]*"I\d"/],
    null,
  ],
  ['lock-lab', lockLab(), [/"Infinity".*"Infinity"/s, '"128 resets"', '"160"'], null],
  ['shells', shellPictures(stateOf(SHELL_EXPLORER, 'rule=printed-formula size=16 at=-4,3')), ['"-8"', 'p-wrong'], null],
  ['arrows', arrowsPictures(stateOf(COLLAPSE_ARROWS, 'naming=printed kind=left')), ['p-arrow-outwards'], null],
  [
    'collapse',
    collapsePictures(stateOf(COLLAPSE, 'block=corners step=1'), say),
    ['p-rim-gone'],
    ['"Start"', /squares"/],
  ],
  [
    'turn-table',
    turnTablePictures(stateOf(TURN_TABLE, 'table=printed degrees=270'), say),
    ['"B"'],
    ['"270°"', '"4 of 4 wrong"'],
  ],
  [
    'rotation-lab',
    rotationLabPictures(stateOf(ROTATION_LAB, 'map=printed-final turns=1'), say),
    ['p-image', '"R"'],
    ['"4 of 4"'],
  ],
  ['node-turn', nodeTurnPictures(stateOf(NODE_TURN, 'turns=1 at=0,-3'), say), ['p-stored', 'p-outlined'], ['"90°"']],
  ['score', scorePictures(stateOf(SCORE_CALCULATOR, 'shells=1+2+3+4')), ['p-score-full'], null],
  [
    'rotatris',
    rotatrisPictures(replay(46, stateOf(GAME, 'seed=46 moves=hehellhlhezl').moves).state, say),
    ['"Next"'],
    null,
  ],
  ['matrix', matrixPictures(stateOf(MATRIX, 'theta=75 y-axis=down')), ['"32"', 'x-arc-head'], null],
  ['speed', speedPictures(stateOf(SPEED_CURVES_FIGURE, 'metric=rms level=25'), say), ['"0.8"', '"N"'], null],
  ['level', levelPictures(stateOf(PTN_LEVEL, 'start=12 lines=102'), say), ['"200"', 'c-point'], null],
  ['hard-lines', hardLinesPictures(stateOf(HARD_LINES_FIGURE, 'level=30'), say), ['"from the start"'], null],
  ['joker', jokerPictures(stateOf(JOKER_STOCK, 'share=40 at=150'), say), ['joker-over'], null],
  ['modes', modesPictures(stateOf(DTET_MODES_FIGURE, 'level=42'), say), ['"HARD"', '"300"'], null],
];

describe.each(PICTURES)('the pictures of %s', (name, pictures, step, steps) => {
  test('show the state', () => expectPicture(name, pictureOf(pictures, 'step'), step));

  test(steps === null ? 'show no steps' : 'show every step', async () => {
    if (steps === null) expect(pictures.steps).toBeUndefined();
    else await expectPicture(`${name}-steps`, pictureOf(pictures, 'steps'), steps);
  });
});

/** Figures with steps, and how many pictures their animation has. */
const ANIMATED: readonly (readonly [name: string, pictures: Pictures, frames: number])[] = [
  // The start, five tests and the outcome.
  ['stepper', stepperPictures(), 7],
  ['names', namesPictures(), 7],
  ['collapse', collapsePictures(stateOf(COLLAPSE, 'block=corners step=1'), say), 3],
  ['rotation-lab', rotationLabPictures(stateOf(ROTATION_LAB, 'map=printed-final turns=1'), say), 5],
  ['spawn', spawnPictures(stateOf(SPAWN_VIEWER, 'system=srs-guideline piece=T'), () => 'F', voice), 7],
  // The start and each of three moves.
  ['game', gamePictures(new GameView(readGame('I-3456 O-12 O-78'), null), voice), 4],
  // Of 300 levels every third is drawn.
  ['modes', modesPictures(stateOf(DTET_MODES_FIGURE, 'level=42'), say), 100],
];

test.each(ANIMATED)(
  'an animation of %s shows every step with its sentence, and all pictures are as large',
  (_name, pictures, count) => {
    const frames = pictures.frames!();
    expect(frames).toHaveLength(count);
    expect(frames.filter(({ sentence }) => sentence === '')).toEqual([]);
    // Only the ends are drawn as files: that is what costs time.
    const shown = [...frames.slice(0, 1), ...frames.slice(1).slice(-3)];
    const drawn = animationPictures(
      shown,
      { title: 'T' },
      { valuesOf: themeValues(TOKENS, 'dark') },
      pictures.frameTime,
    );
    expect(new Set(drawn.map(({ svg }) => JSON.stringify(pictureSize(svg)))).size).toBe(1);
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
    expect(drawn.flatMap(({ svg }) => unpaintedIn(svg))).toEqual([]);
    // The last picture stays longer.
    expect(drawn.at(-1)!.time).toBeGreaterThan(drawn[0]!.time);
  },
);

test('a picture of a long recording has all of it on one axis', () => {
  const line = 'system=ars-ti piece=I from=0 at=3,-2 board=.......... gravity=1 buttons=R_.*130';
  const [short, long] = [IN_THE_AIR, line].map((scene) => frameLab(scene, 1).below!);
  expect(long).toHaveLength(1);
  // In its first frame the I turns to state 1, which is written below.
  for (const text of ['>I1<', '>1<', '>120<', '>Lock delay<', '>Piece<']) expect(long![0]!.content).toContain(text);
  expect(long![0]!.width).toBe(short![0]!.width);
});

test('the checks of pictures notice what they are for', () => {
  expect(isWellFormed('<svg><g><path d="a>b"/></g></svg>')).toBe(true);
  expect(isWellFormed('<svg><g></svg></g>')).toBe(false);
  const svg = '<style>.a{fill:red}</style><path class="a"/><path class="ab"/><rect fill="red"/>';
  expect(unpaintedIn(svg)).toEqual(['<path class="ab"/>']);
});
