import { explain, fieldFor, playfield, rotate } from 'wallkick';
import { systemById } from 'wallkick/systems';
import { checkVector, readVectors, startOf } from 'wallkick/vectors';

/** What a program that installed the package says of a vector file: how many lines agree, and why the first rotation ended as it did. */
export function replay(text: string, id: string): string {
  const system = systemById(id);
  const reading = readVectors(text);
  if (!system || reading.is === 'malformed') return `${id} cannot be replayed`;
  const results = reading.vectors.map((vector) => {
    const start = startOf(system, vector);
    return start !== null && checkVector(system, vector, start, null).length === 0;
  });
  const passed = results.filter((agrees) => agrees).length;
  const [first] = reading.vectors;
  const placement = first ? startOf(system, first) : null;
  if (!first || !placement) return 'no vectors';
  const field = fieldFor(system, playfield({ rows: first.board }));
  const trace = rotate(system, { field, placement, turn: first.rot });
  return `${passed} passed, ${results.length - passed} failed; ${explain(trace).at(-1) ?? ''}`;
}
