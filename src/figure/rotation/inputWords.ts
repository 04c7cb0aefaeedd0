import 'strings:reachMap';
import 'strings:turn';
import type { Input } from '#analysis/poseSearch.ts';
import type { Say } from '#text/strings.ts';

const inputName = (input: Input, say: Say): string =>
  say(input === 'left' || input === 'right' || input === 'down' ? `reachMap.input.${input}` : `turn.${input}`);

/** Describes inputs and counts repeated ones: `right 2 times, clockwise`. */
export function inputsText(inputs: readonly Input[], say: Say): string {
  if (inputs.length === 0) return say('reachMap.noInput');
  const runs: { readonly input: Input; count: number }[] = [];
  for (const input of inputs) {
    const last = runs.at(-1);
    if (last?.input === input) last.count++;
    else runs.push({ input, count: 1 });
  }
  return runs
    .map(({ input, count }) =>
      count === 1 ? inputName(input, say) : say('reachMap.times', { input: inputName(input, say), count }),
    )
    .join(', ');
}
