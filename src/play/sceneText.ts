import { NO_KEYS } from '#engine/heldKeys.ts';
import { diagnoser, failed, ok, type Diagnostic, type Result } from '#engine/diagnostics.ts';
import type { Memory } from '#engine/memory.ts';
import { PIECES, type Piece, type Placement } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { scenarioFromParams, scenarioParams, type ScenarioParam } from '#engine/scenario.ts';
import { NEEDED_PARAMS } from '#engine/scenarioParams.ts';
import type { RotationSystem } from '#engine/system.ts';
import { VOCABULARY } from '#rules/vocabulary.ts';
import type { Held } from './buttons.ts';
import { rotationOf } from './frame.ts';
import { history } from './history.ts';
import { MOST_FRAMES, parseRecording, printRecording } from './recording.ts';
import { defaultSettings, type PlaySettings } from './settings.ts';
import { SETTING_PARAMS, settingsFromParams, settingsParams } from './settingsText.ts';
import { parseShownTest, printShownTest, type ShownTest } from './shownTest.ts';
import { startPlay, type PlayState } from './state.ts';

/** A recording of buttons and what it is played on: everything that a lab shows, as one line of text. */
export interface PlayScene {
  /** Under its readings. */
  readonly system: RotationSystem;
  /** Names of other readings, sorted. */
  readonly readings: readonly string[];
  readonly field: Playfield;
  /** The piece in play before the first frame, and what the system remembers about it. */
  readonly placement: Placement;
  readonly memory: Memory;
  /** The pieces that come after it. */
  readonly next: readonly Piece[];
  readonly settings: PlaySettings;
  readonly held: readonly Held[];
  /** The frame that is shown: 0 the start, n after n frames; null where nobody has chosen. */
  readonly frame: number | null;
  /** The test of that frame that is shown; null for what the frame came to. */
  readonly tried: ShownTest | null;
}

/** The parameters of a scene, in the order in which they are printed. Attributes and URL parameters have the same names. */
export const SCENE_PARAMS = [
  'system',
  'readings',
  'piece',
  'from',
  'at',
  'floorkicks',
  'height',
  'board',
  'next',
  ...SETTING_PARAMS,
  'buttons',
  'frame',
  'tried',
] as const;
export type SceneParam = (typeof SCENE_PARAMS)[number];

/** Pieces that may be named to come. */
export const MOST_PIECES = 200;

/** The English sentences of a scene's own parameters, by code. */
const SCENE_SENTENCES = {
  'scene.missing': '"{name}" is missing; add it. A scene needs {needed}.',
  'scene.word': '"{found}" is not a parameter of a scene; the parameters are {allowed}.',
  'scene.next': '"{found}" are not pieces to come; write up to {most} of the letters I J L O S T Z.',
  'scene.frame': '"{found}" is not a frame; allowed are 0, the start, to {most}.',
} as const;

const diagnose = diagnoser(SCENE_SENTENCES);

/** A parameter and where it begins in the line. */
interface PlacedParam {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const isSceneParam = (name: string): name is SceneParam => (SCENE_PARAMS as readonly string[]).includes(name);

function splitParams(line: string): readonly PlacedParam[] {
  return [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const equals = text.includes('=') ? text.indexOf('=') : text.length;
    return { name: text.slice(0, equals), value: text.slice(equals + 1), start: index, end: index + text.length };
  });
}

/** Reads the parameters that another text form knows, and moves its diagnostics to where they stand in the line of the scene. */
function readAs<T>(
  params: readonly PlacedParam[],
  known: (name: string) => boolean,
  read: (values: readonly (readonly [string, string])[]) => Result<T>,
): Result<T> {
  const own = params.filter(({ name }) => known(name));
  const result = read(own.map(({ name, value }) => [name, value]));
  if (result.ok) return result;
  let end = 0;
  const moves = own.map(({ name, value, start, end: last }) => {
    const from = end + (end > 0 ? 1 : 0);
    end = from + name.length + 1 + value.length;
    return { from, by: start - from, last };
  });
  const moved = (diagnostic: Diagnostic): Diagnostic => {
    const { start, end: until } = diagnostic.span;
    const { by = 0, last = until } = moves.findLast(({ from }) => from <= start) ?? {};
    // A parameter without an equals sign ends before its empty value.
    return { ...diagnostic, span: { start: Math.min(start + by, last), end: Math.min(until + by, last) } };
  };
  return failed(...result.diagnostics.map(moved));
}

const isSetting = (name: string): boolean => (SETTING_PARAMS as readonly string[]).includes(name);
const isScenario = (name: string): boolean =>
  !isSetting(name) && !['next', 'buttons', 'frame', 'tried'].includes(name) && isSceneParam(name);

/** A scenario asks for a turn, which a scene takes from its buttons; any will do. */
const SOME_TURN = ['turn', 'cw'] as const;
const NEEDED = NEEDED_PARAMS.filter((name) => name !== 'turn').join(', ');

/** Which tests a frame made is known when it has been played. */
function withTest(scene: PlayScene, text: string, start: number): Result<PlayScene> {
  const frame = Math.min(scene.frame ?? 0, scene.held.length);
  const { frames } = history(beginScene(scene), scene.held.slice(0, frame));
  const played = frames[frame - 1];
  const test = parseShownTest(text, frame, played ? rotationOf(played) : null);
  if (test.ok) return ok({ ...scene, tried: test.value });
  const span = { start, end: start + text.length };
  return failed(...test.diagnostics.map((diagnostic) => ({ ...diagnostic, span })));
}

function readParams(params: readonly PlacedParam[], end: number): Result<PlayScene> {
  const diagnostics: Diagnostic[] = [];
  const valueOf = (name: SceneParam): { readonly text: string; readonly start: number } | null => {
    const word = params.findLast((candidate) => candidate.name === name);
    return word ? { text: word.value, start: word.start + name.length + 1 } : null;
  };
  const wrong = (code: keyof typeof SCENE_SENTENCES, text: string, start: number, most: number): void => {
    diagnostics.push(diagnose(code, { start, end: start + text.length }, { found: text, most }));
  };

  const scenario = readAs(params, isScenario, (values) => scenarioFromParams([...values, SOME_TURN], VOCABULARY));
  const settings = readAs(params, isSetting, settingsFromParams);
  if (!settings.ok) diagnostics.push(...settings.diagnostics);

  const next = valueOf('next');
  const pieces = [...(next?.text ?? '')].flatMap((letter) => PIECES.find((piece) => piece === letter) ?? []);
  if (next && (pieces.length !== [...next.text].length || pieces.length > MOST_PIECES))
    wrong('scene.next', next.text, next.start, MOST_PIECES);

  const buttons = valueOf('buttons');
  const held = parseRecording(buttons?.text ?? '');
  if (!held.ok && buttons)
    diagnostics.push(
      ...held.diagnostics.map(({ span, ...rest }) => ({
        ...rest,
        span: { start: span.start + buttons.start, end: span.end + buttons.start },
      })),
    );

  const frame = valueOf('frame');
  const shown = frame && /^\d{1,5}$/.test(frame.text) ? Number(frame.text) : null;
  if (frame && (shown === null || shown > MOST_FRAMES)) wrong('scene.frame', frame.text, frame.start, MOST_FRAMES);

  // What is missing comes after what is wrong, at the end of the line.
  if (!scenario.ok)
    for (const one of scenario.diagnostics)
      diagnostics.push(
        one.code === 'scenario.missing'
          ? diagnose('scene.missing', { start: end, end }, { ...one.values, needed: NEEDED })
          : one,
      );
  if (diagnostics.length > 0 || !scenario.ok || !settings.ok || !held.ok) return failed(...diagnostics);
  const { system, readings, field, placement, memory } = scenario.value;
  const scene: PlayScene = {
    system,
    readings,
    field,
    placement,
    memory,
    next: pieces,
    settings: { ...defaultSettings(system), ...settings.value },
    held: held.value,
    frame: shown,
    tried: null,
  };
  const tried = valueOf('tried');
  return tried ? withTest(scene, tried.text, tried.start) : ok(scene);
}

/** Reads a scene: `name=value` parameters in any order, separated by blanks. */
export function parseScene(line: string): Result<PlayScene> {
  const params = splitParams(line);
  const strange = params.filter(({ name }) => !isSceneParam(name));
  if (strange.length === 0) return readParams(params, line.length);
  return failed(
    ...strange.map(({ name, start }) =>
      diagnose('scene.word', { start, end: start + name.length }, { found: name, allowed: SCENE_PARAMS.join(', ') }),
    ),
  );
}

/** The parameters of a scene in printing order; those that only say the default are left out. */
export function sceneParams(scene: PlayScene): readonly (readonly [SceneParam, string])[] {
  const { next, settings, system, held, frame, tried } = scene;
  const scenario = scenarioParams({ ...scene, turn: 'cw', precedence: null, heldKeys: NO_KEYS, step: null });
  return [
    ...scenario.filter(
      (word): word is [Exclude<ScenarioParam, 'turn' | 'precedence' | 'held' | 'ask' | 'step'>, string] =>
        isScenario(word[0]),
    ),
    ...(next.length > 0 ? [['next', next.join('')] as const] : []),
    ...settingsParams(settings, system),
    ['buttons', printRecording(held, '_')],
    ...(frame === null ? [] : [['frame', String(frame)] as const]),
    ...(tried === null ? [] : [['tried', printShownTest(tried)] as const]),
  ];
}

/** The scene as one line of text; `parseScene` reads it back. */
export const printScene = (scene: PlayScene): string =>
  sceneParams(scene)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Play before the first frame of a scene. */
export const beginScene = ({ system, field, settings, next, placement, memory }: PlayScene): PlayState =>
  startPlay({ system, field, settings, queue: next, placement, memory });
