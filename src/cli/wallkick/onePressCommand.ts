import { pressSystems } from '#analysis/pressSystems.ts';
import { onePress, type PressAnswers } from '#package/analysis.ts';
import { ENGLISH } from '#package/explain.ts';
import { printScenario, type Scenario } from '#package/index.ts';
import { pressAnswerText } from '#text/pressAnswer.ts';
import { readArguments, refuse, type Said } from './command.ts';
import { scenarioArgument } from './scenarioArgument.ts';

export const USAGE = `Usage: npx wallkick one-press [--json] SCENARIO

  Rotates the same squares in every rotation system, and groups the systems by the squares where the piece ends.

  SCENARIO   a line as figures have it, or a link with it, in quotes:
             "system=srs-guideline piece=T from=0 at=3,0 turn=cw board=..../####"
             A system that is not published, such as srs-guideline~T01:1_0, answers with the others.
  --json     the groups as JSON: squares count from 0 at the lower left

Exit 0, or 2 if the scenario cannot be read.`;

const { say } = ENGLISH;

function asText({ answers, without }: PressAnswers, count: number): string {
  const head = `${say('onePress.count', { count })} ${say('onePress.answers', { count: answers.length })}`;
  const groups = answers.flatMap((answer) => [
    '',
    `${answer.traces.length}  ${pressAnswerText(answer, say)}`,
    ...answer.traces.map(({ system }) => `   ${system.name}`),
  ]);
  const silent = without.map(({ system, because }) => `   ${system.name}: ${say(`onePress.without.${because}`)}`);
  return [head, ...groups, ...(silent.length > 0 ? ['', ...silent] : [])].map((line) => `${line}\n`).join('');
}

function asJson(scenario: Scenario, { answers, without }: PressAnswers): string {
  const value = {
    scenario: printScenario(scenario),
    answers: answers.map(({ traces, ...answer }) => ({
      ...answer,
      phrase: pressAnswerText(answer, say),
      systems: traces.map(({ system }) => system.id),
    })),
    without: without.map(({ system, because }) => ({ system: system.id, because })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Groups all systems by their answers to the press of a scenario. `args` are those of the command line. */
export function onePressCommand(args: readonly string[]): Said {
  const given = readArguments({ args, options: { json: { type: 'boolean' } }, allowPositionals: true });
  if (typeof given === 'string') return refuse(`${given}\n${USAGE}`);
  if (given.positionals.length === 0) return refuse(`Give a scenario.\n${USAGE}`);
  const scenario = scenarioArgument(given.positionals);
  if (typeof scenario === 'string') return refuse(scenario);
  const systems = pressSystems(scenario.system);
  const answers = onePress(scenario, systems);
  const out =
    given.values.json === true ? asJson(scenario, answers) : asText(answers, systems.length - answers.without.length);
  return { out, err: '', code: 0 };
}
