import { explain, fill, minosOf, placementAfter, printScenario, requestOf, rotate, title } from '#package/index.ts';
import type { KickTest, Piece, Placement, Playfield, RotationTrace, Scenario } from '#package/index.ts';
import { type Machine, readArguments, refuse, type Said, type Style } from './command.ts';
import { scenarioArgument } from './scenarioArgument.ts';

export const USAGE = `Usage: npx wallkick rotate [--json] SCENARIO

  Rotates a piece and says of each test whether it fits and what blocks it.

  SCENARIO   a line as figures have it, or a link with it, in quotes:
             "system=srs-guideline piece=T from=0 at=3,0 turn=cw board=..../####"
  --json     the trace as JSON

Exit 0 if the piece rotates, 1 if it stays, 2 if the scenario cannot be read.`;

const STYLES: Readonly<Record<KickTest['verdict']['is'], Style>> = {
  accepted: 'green',
  blocked: 'red',
  refused: 'yellow',
  'not reached': 'grey',
  hidden: 'grey',
};

/** The field with the piece on it, top row first. */
function drawn(system: RotationTrace['system'], field: Playfield, placement: Placement): string {
  const minos = minosOf(system.shapes, placement);
  const { rows } = fill(field, minos, placement.piece satisfies Piece);
  return rows.toReversed().join('\n');
}

function report({ system, field }: Scenario, trace: RotationTrace, paint: Machine['paint']): string {
  const [start = '', ...sentences] = explain(trace);
  const outcome = sentences.pop() ?? start;
  const isMade = trace.outcome.is === 'rotated' || trace.outcome.is === 'half done';
  return [
    paint('bold', title(trace)),
    drawn(system, field, trace.request.placement),
    start,
    ...sentences.map((sentence, index) => paint(STYLES[trace.tests[index]!.verdict.is], sentence)),
    paint('bold', outcome),
    ...(isMade ? [drawn(system, field, placementAfter(trace))] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

function asJson(
  scenario: Scenario,
  { system, legs, outcome, memory }: RotationTrace,
  sentences: readonly string[],
): string {
  return `${JSON.stringify({ scenario: printScenario(scenario), system: system.id, legs, outcome, memory, sentences }, null, 2)}\n`;
}

/** Rotates the piece of a scenario. `args` are those of the command line. */
export function rotateCommand(args: readonly string[], { paint }: Pick<Machine, 'paint'>): Said {
  const given = readArguments({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  if (given.positionals.length === 0) return refuse(`Give a scenario.\n${USAGE}`);
  const scenario = scenarioArgument(given.positionals);
  if (typeof scenario === 'string') return refuse(scenario);
  const trace = rotate(scenario.system, requestOf(scenario), scenario.memory);
  const out = given.values.json === true ? asJson(scenario, trace, explain(trace)) : report(scenario, trace, paint);
  return { out, err: '', code: trace.outcome.is === 'rotated' ? 0 : 1 };
}
