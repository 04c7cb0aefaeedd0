import { transition } from '#engine/piece.ts';
import { requestOf } from '#engine/requestOf.ts';
import { rotate } from '#engine/rotate.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import { byRow, sameSquares } from '#engine/squares.ts';
import type { RotationSystem } from '#engine/system.ts';
import type { Vec } from '#engine/geometry.ts';
import { conformanceSet, type VectorSet } from '#data/conformance.ts';
import type { VectorLine } from '#data/vectorLine.ts';
import { printable, refuse, type Machine, type Said } from './command.ts';

/** What a game is told of a vector: everything but the result. */
const questionOf = ({ ok: _ok, kick: _kick, d: _d, after: _after, bias: _bias, ...question }: VectorLine): string =>
  JSON.stringify(question);

type Answer = readonly Vec[] | null;

const isSquare = (value: unknown): value is Vec =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));

const isAnswer = (value: unknown): value is Answer =>
  value === null || (Array.isArray(value) && value.length === 4 && value.every(isSquare));

/** Reads a line of a game; undefined if it is no answer. */
function readAnswer(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isAnswer(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const LONGEST = 200;
/** Number of printed failures. All are counted. */
const MOST_SHOWN = 20;

const squares = (list: Answer): string =>
  list === null
    ? 'no rotation'
    : [...list]
        .sort(byRow)
        .map(([x, y]) => `(${x}, ${y})`)
        .join(' ');

/** Returns the report of a failure, or null where the game is right. */
function failure(scenario: Scenario, line: VectorLine, answer: Answer): string | null {
  const expected = line.ok ? line.after : null;
  if (answer === null || expected === null ? answer === expected : sameSquares(answer, expected)) return null;
  const { tests, outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
  const turn = `${line.piece} ${transition(line.from, line.to)} (${line.rot})`;
  const [x, y] = outcome.is === 'rotated' ? outcome.test.kick : [0, 0];
  const wins = outcome.is === 'rotated' ? `test ${outcome.test.number} wins, kick (${x}, ${y})` : 'all tests fail';
  const made = answer && tests.find(({ minos }) => sameSquares(minos, answer));
  return [
    `vector ${line.id}, ${turn}: ${wins}`,
    `  before    ${squares(line.before)}`,
    `  expected  ${squares(expected)}`,
    `  got       ${squares(answer)}${made ? `, which is test ${made.number}` : ''}`,
    `  see       npx wallkick rotate "${printScenario(scenario)}"`,
    '',
  ].join('\n');
}

/** Runs a game on a set of vectors and says which it fails, with the turn and the test. */
export async function runConformance(
  system: RotationSystem,
  set: VectorSet,
  command: readonly [string, ...string[]],
  run: Machine['run'],
): Promise<Said> {
  const { scenarios, lines } = conformanceSet(system, set);
  const { out, err, fault } = await run(command, lines.map((line) => `${questionOf(line)}\n`).join(''));
  const refused = (because: string): Said => {
    const said = refuse(printable(`${command.join(' ')}: ${because}`));
    return { ...said, err: said.err + printable(err) };
  };
  if (fault !== null) return refused(fault);
  const given = out.split('\n').filter((line) => line.trim() !== '');
  const answers: Answer[] = [];
  for (const [index, text] of given.entries()) {
    const answer = readAnswer(text);
    if (answer === undefined)
      return refused(
        `line ${index + 1} of its output is no answer: ${text.slice(0, LONGEST)}\nWrite the four squares after the turn, [[x, y], [x, y], [x, y], [x, y]], or null.`,
      );
    answers.push(answer);
  }
  if (answers.length !== lines.length)
    return refused(`it wrote ${answers.length} lines for ${lines.length} vectors. Write one for each, in their order.`);
  const failures = lines.flatMap((line, index) => failure(scenarios[index]!, line, answers[index]!) ?? []);
  const more = failures.length - MOST_SHOWN;
  return {
    out: [
      ...failures.slice(0, MOST_SHOWN),
      ...(more > 0 ? [`${more} more failures are not shown.\n`] : []),
      `${lines.length - failures.length} passed, ${failures.length} failed\n`,
    ].join(''),
    err: printable(err),
    code: failures.length > 0 ? 1 : 0,
  };
}
