import type { Diagnostic } from '#engine/diagnostics.ts';
import type { Scenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { printable } from './command.ts';
import { unknownSystem } from './systemArgument.ts';

/** A fault of the scenario with a mark under its place. */
function shown(query: string, { code, span, sentence, values }: Diagnostic): string {
  const said = code === 'scenario.system' ? unknownSystem(String(values['found'])) : sentence;
  const mark = ' '.repeat(span.start) + '^'.repeat(Math.max(1, span.end - span.start));
  return printable(`${said}\n  ${query}\n  ${mark}`);
}

/** The scenario of the arguments, or what is wrong with it. */
export function scenarioArgument(positionals: readonly string[]): Scenario | string {
  const query = positionals.join(' ');
  const read = readScenario(query);
  return read.ok ? read.value : read.diagnostics.map((diagnostic) => shown(query, diagnostic)).join('\n');
}
