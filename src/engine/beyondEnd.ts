import { diagnoser, type Diagnostic } from './diagnostics.ts';

const diagnose = diagnoser({ 'figure.beyond': '{name} cannot be "{found}" here; the last is {most}.' });

/** Returns a problem for each number of a query that is greater than the last in its state. */
export const beyondEnd = (query: string, most: Readonly<Record<string, () => number>>): readonly Diagnostic[] =>
  Object.entries(most).flatMap(([name, lastOf]) => {
    const word = new RegExp(`(?:^|\\s)${name}=(\\S+)`).exec(query);
    if (!word) return [];
    const [found, last] = [word[1]!, lastOf()];
    if (!(Number(found) > last)) return [];
    const end = word.index + word[0].length;
    return [diagnose('figure.beyond', { start: end - found.length, end }, { name, found, most: last })];
  });
