import { ENGLISH } from '#package/explain.ts';
import { printScenario, requestOf, rotate, type Scenario } from '#package/index.ts';
import {
  DIRECTIONS,
  judge,
  judges,
  landingOf,
  landingOfLine,
  readSpinLines,
  type Direction,
  type SpinLanding,
  type SpinRule,
} from '#package/spins.ts';
import { judgeById } from '#spins/rules.ts';
import { judgeName, spinOf, whyText } from '#text/spinText.ts';
import { type Machine, printable, readArguments, refuse, type Said } from './command.ts';
import { scenarioArgument } from './scenarioArgument.ts';

export const USAGE = `Usage: npx wallkick spin [--judge ID] [--then MOVES] [--json] SCENARIO
       npx wallkick spin FILE.jsonl…

  Rotates a piece, and says for each game whether that is a spin, a mini or nothing, and why.

  SCENARIO      a line as figures have it, or a link with it, in quotes:
                "system=srs-guideline piece=T from=1 at=3,0 turn=cw board=...#....../###...####/####.#####"
  --judge ID    one rule only: ${judges
    .slice(0, 3)
    .map(({ id }) => id)
    .join(', ')}, …
  --then MOVES  moves after the rotation, such as left,right
  --json        the verdicts with every condition as JSON
  FILE.jsonl    positions with verdicts, one a line; a verdict is that of your game, or one for each rule. It names the
                rule that agrees on most lines.

Exit 0, 1 if a line of a file has the verdict of no single rule, or 2 if the scenario or a file cannot be read.`;

const { say } = ENGLISH;
const isDirection = (move: string): move is Direction => DIRECTIONS.some((direction) => direction === move);

function asText(rules: readonly SpinRule[], landing: SpinLanding): string {
  return rules
    .map((rule) => `${judgeName(rule)}: ${spinOf(rule, landing, say)}. ${whyText(judge(rule, landing), say)}\n`)
    .join('');
}

function asJson(scenario: Scenario, rules: readonly SpinRule[], landing: SpinLanding): string {
  const verdicts = rules.map((rule) => {
    const { verdict, cancelled, clauses, decided } = judge(rule, landing);
    return { judge: rule.id, verdict, cancelled, decidedBy: decided && clauses.indexOf(decided), clauses };
  });
  return `${JSON.stringify({ scenario: printScenario(scenario), verdicts }, null, 2)}\n`;
}

/** How many lines of a file each rule agrees with, most first. */
async function compareFile(file: string, read: Machine['read']): Promise<Said> {
  let text: string;
  try {
    text = await read(file);
  } catch (error) {
    return refuse(`${printable(file)} cannot be read: ${(error as Error).message}`);
  }
  const reading = readSpinLines(text);
  if (reading.is === 'malformed') return refuse(printable(`${file}, line ${reading.line}: ${reading.because}.`));
  const counts = judges.flatMap((rule) => {
    const asked = reading.lines.flatMap((line) => {
      const { verdict } = line;
      const wanted = typeof verdict === 'string' ? verdict : Object.hasOwn(verdict, rule.id) && verdict[rule.id];
      return wanted ? [judge(rule, landingOfLine(line)!).verdict === wanted] : [];
    });
    return asked.length === 0 ? [] : [{ rule, agree: asked.filter(Boolean).length, of: asked.length }];
  });
  const sorted = counts.toSorted((a, b) => b.agree / b.of - a.agree / a.of);
  const out = sorted.map(({ rule, agree, of }) => `${agree} of ${of} lines: ${judgeName(rule)}\n`).join('');
  const isOne = reading.lines.some(({ verdict }) => typeof verdict === 'string');
  const whole = ({ agree, of }: (typeof counts)[number]): boolean => agree === of;
  return { out, err: '', code: (isOne ? sorted.some(whole) : sorted.every(whole)) ? 0 : 1 };
}

/** Judges a rotation by every rule. `args` are those of the command line. */
export async function spinCommand(args: readonly string[], { read }: Pick<Machine, 'read'>): Promise<Said> {
  const given = readArguments({
    args,
    options: { json: { type: 'boolean' }, judge: { type: 'string' }, then: { type: 'string' } },
    allowPositionals: true,
  });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  const { positionals, values } = given;
  const [first] = positionals;
  if (first === undefined) return refuse(`Give a scenario or a file.\n${USAGE}`);
  if (first.endsWith('.jsonl')) return compareFile(first, read);
  const scenario = scenarioArgument(positionals);
  if (typeof scenario === 'string') return refuse(scenario);
  const rule = values.judge === undefined ? undefined : judgeById(values.judge);
  if (values.judge !== undefined && !rule)
    return refuse(printable(`"${values.judge}" is no judge; there are ${judges.map(({ id }) => id).join(', ')}.`));
  const then = (values.then ?? '').split(',').filter((move) => move !== '');
  const unknown = then.find((move) => !isDirection(move));
  if (unknown !== undefined) return refuse(printable(`"${unknown}" is no move; there are ${DIRECTIONS.join(', ')}.`));
  const trace = rotate(scenario.system, requestOf(scenario), scenario.memory);
  const landing = landingOf(trace, then.filter(isDirection));
  if (!landing)
    return refuse(
      trace.outcome.is === 'rotated'
        ? `${scenario.system.name} has other shapes than SRS, and the rules of games on spins are for these.`
        : 'The piece does not rotate here, so there is nothing to judge.',
    );
  const rules = rule ? [rule] : judges;
  const out = values.json === true ? asJson(scenario, rules, landing) : asText(rules, landing);
  return { out, err: '', code: 0 };
}
