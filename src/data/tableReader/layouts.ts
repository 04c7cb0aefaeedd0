import { assignmentsOf } from './assignments.ts';
import { linesOf } from './lines.ts';
import { propertiesOf } from './properties.ts';
import { recordsOf } from './records.ts';
import type { Layout, PlainText, ReadRows } from './row.ts';
import { bracketsOf } from './rows.ts';
import { statementsOf } from './statements.ts';

/** A text in one of these layouts is in no other. */
const SURE: readonly Layout[] = [recordsOf, propertiesOf, assignmentsOf, statementsOf];
/** A text may be in either of these, and both are tried. */
const OPEN: readonly Layout[] = [bracketsOf, linesOf];

/** The ways in which the rows of a text may be laid out. */
export function layoutsOf(given: PlainText): readonly ReadRows[] {
  for (const layout of SURE) {
    const read = layout(given);
    if (read) return [read];
  }
  return OPEN.flatMap((layout) => layout(given) ?? []);
}
