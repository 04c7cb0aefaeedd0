import type { Vec } from '#engine/geometry.ts';
import { UNLIMITED, type Budget } from './budget.ts';
import type { UndecidedField } from './undecidedField.ts';

/** All boards on which the squares in `filled` are filled and those in `empty` are not: the question has one answer on them. */
interface Leaf<Answer> {
  readonly answer: Answer;
  readonly filled: readonly Vec[];
  /** Without the squares that were empty from the beginning. */
  readonly empty: readonly Vec[];
}

/**
 * Every answer that a question can have on some board, boards with fewer blocks first. The leaves are disjoint and together they
 * are all boards, so what no leaf answers, no board does: exact for any rule, as the rule itself is what is run.
 *
 * Method: ask with all undecided squares empty; then once more for each square that was looked at, with that square filled and the
 * ones looked at before it empty; and so on.
 * @param free squares that are empty on every board: those of the piece itself
 * @param ask reads `undecided.field` and nothing else
 */
export function* explore<Answer>(
  undecided: UndecidedField,
  free: readonly Vec[],
  ask: () => Answer,
  budget: Budget = UNLIMITED,
): Generator<Leaf<Answer>> {
  const { newlyRead, reset, squareAt, cellAt } = undecided;
  const own = free.map(squareAt);
  let level: { readonly empty: readonly number[]; readonly filled: readonly number[] }[] = [{ empty: [], filled: [] }];
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { empty, filled } of level) {
      budget.spend();
      reset([...own, ...empty], filled);
      const answer = ask();
      const read = [...newlyRead];
      yield { answer, filled: filled.map(cellAt), empty: [...empty, ...read].map(cellAt) };
      read.forEach((square, index) =>
        next.push({ empty: [...empty, ...read.slice(0, index)], filled: [...filled, square] }),
      );
    }
    level = next;
  }
}
