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

const isRight = ({ ok, after }: VectorLine, answer: Answer): boolean =>
  answer === null || !ok ? answer === null && !ok : sameSquares(answer, after);

/** Says what a game got wrong. */
function failure(scenario: Scenario, line: VectorLine, answer: Answer): string {
  const { tests, outcome } = rotate(scenario.system, requestOf(scenario), scenario.memory);
  const turn = `${line.piece} ${transition(line.from, line.to)} (${line.rot})`;
  const [x, y] = outcome.is === 'rotated' ? outcome.test.kick : [0, 0];
  const wins = outcome.is === 'rotated' ? `test ${outcome.test.number} wins, kick (${x}, ${y})` : 'all tests fail';
  const made = answer && tests.find(({ minos }) => sameSquares(minos, answer));
  return [
    `vector ${line.id}, ${turn}: ${wins}`,
    `  before    ${squares(line.before)}`,
    `  expected  ${squares(line.ok ? line.after : null)}`,
    `  got       ${squares(answer)}${made ? `, which is test ${made.number}` : ''}`,
    `  see       npx wallkick rotate "${printScenario(scenario)}"`,
    '',
  ].join('\n');
}

/** What a game is run on. */
export interface Run {
  readonly system: RotationSystem;
  readonly set: VectorSet;
  readonly command: readonly [string, ...string[]];
  readonly run: Machine['run'];
  /** The lines that the game claims to answer; all of them without it. */
  readonly isClaimed?: (scenario: Scenario) => boolean;
  /** One right answer is changed, to see whether that is found. */
  readonly isSelfTest?: boolean;
}

/** How a game did on a set. */
export interface SetResult {
  readonly system: RotationSystem;
  readonly set: VectorSet;
  readonly lines: number;
  /** Lines that the game does not claim. It was not asked for them. */
  readonly notClaimed: number;
  readonly failures: readonly { readonly id: number; readonly text: string }[];
  /** The line whose answer was changed on purpose; null without a right answer. */
  readonly changed: number | null;
  /** What the game wrote to standard error. */
  readonly err: string;
}

/** Runs a game on a set of vectors. Returns the reason if it cannot be run. */
export async function runSet({
  system,
  set,
  command,
  run,
  isClaimed = () => true,
  isSelfTest = false,
}: Run): Promise<SetResult | Said> {
  const { scenarios, lines } = conformanceSet(system, set);
  const asked = lines.flatMap((line, index) => {
    const scenario = scenarios[index]!;
    return isClaimed(scenario) ? [{ line, scenario }] : [];
  });
  const { out, err, fault } = await run(command, asked.map(({ line }) => `${questionOf(line)}\n`).join(''));
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
  if (answers.length !== asked.length)
    return refused(`it wrote ${answers.length} lines for ${asked.length} vectors. Write one for each, in their order.`);
  const changed = isSelfTest ? asked.findIndex(({ line }, index) => line.ok && isRight(line, answers[index]!)) : -1;
  if (changed >= 0) answers[changed] = null;
  return {
    system,
    set,
    lines: asked.length,
    notClaimed: lines.length - asked.length,
    failures: asked.flatMap(({ line, scenario }, index) => {
      const answer = answers[index]!;
      return isRight(line, answer) ? [] : [{ id: line.id, text: failure(scenario, line, answer) }];
    }),
    changed: asked[changed]?.line.id ?? null,
    err: printable(err),
  };
}

/** What is said of a self-test: whether the answer that was changed on purpose was found. */
function selfTestText({ changed, failures }: SetResult): string {
  if (changed === null) return 'Self-test: the game has no right answer to change.\n';
  const isCaught = failures.some(({ id }) => id === changed);
  return `Self-test: vector ${changed} was answered wrongly on purpose and ${isCaught ? 'was caught' : 'WAS NOT CAUGHT'}.\n`;
}

/** Runs a game on a set of vectors and says which it fails, with the turn and the test. */
export async function runConformance(asked: Run): Promise<Said> {
  const result = await runSet(asked);
  if ('code' in result) return result;
  const { failures, lines, err } = result;
  const more = failures.length - MOST_SHOWN;
  return {
    out: [
      ...failures.slice(0, MOST_SHOWN).map(({ text }) => text),
      ...(more > 0 ? [`${more} more failures are not shown.\n`] : []),
      ...(asked.isSelfTest ? [selfTestText(result)] : []),
      `${lines - failures.length} passed, ${failures.length} failed\n`,
    ].join(''),
    err,
    code: failures.length > 0 ? 1 : 0,
  };
}
