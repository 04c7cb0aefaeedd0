import type { Diagnostic } from '#engine/diagnostics.ts';
import { SCENARIO_PARAMS, type Scenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { printable } from './command.ts';
import { unknownSystem } from './systemArgument.ts';

/** A fault of the scenario with a mark under its place. */
function shown(query: string, { code, span, sentence, values }: Diagnostic): string {
  const said = code === 'scenario.system' ? unknownSystem(String(values['found'])) : sentence;
  const mark = ' '.repeat(span.start) + '^'.repeat(Math.max(1, span.end - span.start));
  return printable(`${said}\n  ${query}\n  ${mark}`);
}

/** The parameters of a rotation in a link to a figure, as one line. */
const queryOf = (link: URL): string =>
  [...link.searchParams]
    .filter(([name]) => (SCENARIO_PARAMS as readonly string[]).includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** The scenario of the arguments, a line or a link with it, or what is wrong with it. */
export function scenarioArgument(positionals: readonly string[]): Scenario | string {
  const text = positionals.join(' ');
  const link = /^https?:/.test(text) ? URL.parse(text) : null;
  const query = link ? queryOf(link) : text;
  if (link && query === '') return printable(`${text} has no rotation. Copy the link from Share at a rotation.`);
  const read = readScenario(query);
  return read.ok ? read.value : read.diagnostics.map((diagnostic) => shown(query, diagnostic)).join('\n');
}
