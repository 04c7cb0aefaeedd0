import type { Diagnostic } from '#engine/diagnostics.ts';
import type { Scenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { printable } from './command.ts';
import { unknownSystem } from './systemArgument.ts';

/** A fault of the scenario with a mark under its place. */
function shown(line: string, { code, span, sentence, values }: Diagnostic): string {
  const said = code === 'scenario.system' ? unknownSystem(String(values['found'])) : sentence;
  const mark = ' '.repeat(span.start) + '^'.repeat(Math.max(1, span.end - span.start));
  return printable(`${said}\n  ${line}\n  ${mark}`);
}

/** The scenario of the arguments, or what is wrong with it. */
export function scenarioArgument(positionals: readonly string[]): Scenario | string {
  const line = positionals.join(' ');
  const read = readScenario(line);
  return read.ok ? read.value : read.diagnostics.map((diagnostic) => shown(line, diagnostic)).join('\n');
}
