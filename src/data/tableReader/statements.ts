import type { Span } from '#engine/diagnostics.ts';
import { loneVector } from './assignments.ts';
import type { Layout, Row, ListPlace } from './row.ts';
import type { PlacedVector } from './vectors.ts';

/** A vector a statement: `kicks.add(new Cell(0, -1));` */
const STATEMENT = /\b(?:add|push|append|insert|emplace)(?:_?back)?\w*[ \t]*\((.*)$/i;
const CONDITION = /^[\s}]*(?:if|else|elif|elsif|case|default|when)\b/;
const BRANCH = /[{:][ \t]*$/;
const LEAST_ROWS = 4;

/** A branch of a program, with the vectors that it adds and the branches in it. */
interface Branch extends Span {
  readonly indent: number;
  lead: string;
  readonly vectors: PlacedVector[];
  readonly branches: Branch[];
}

const branch = (indent: number, lead: string, { start, end }: Span): Branch => ({
  indent,
  lead,
  start,
  end,
  vectors: [],
  branches: [],
});
const spansOf = (own: Branch): readonly Span[] => [own, ...own.branches.flatMap(spansOf)];
const adds = ({ vectors, branches }: Branch): boolean => vectors.length > 0 || branches.some(adds);

/** Branches by how far their lines are indented. `case J: case L:` are one. */
function branchesOf(text: string): Branch {
  const root = branch(-1, '', { start: 0, end: 0 });
  const open = [root];
  let start = 0;
  for (const line of text.split('\n')) {
    const content = line.trim();
    const indent = line.length - line.trimStart().length;
    const statement = STATEMENT.exec(line);
    const vector = statement && loneVector(statement[1]!, start + line.length - statement[1]!.length);
    start += line.length + 1;
    if (content === '') continue;
    while (open.length > 1 && open.at(-1)!.indent >= indent) open.pop();
    const parent = open.at(-1)!;
    if (vector) parent.vectors.push(vector);
    else if (CONDITION.test(line) || BRANCH.test(line)) {
      const before = parent.branches.at(-1);
      // Types of a function say nothing.
      const own = branch(indent, CONDITION.test(line) ? content : (/(?<!\w)(\w+)\(/.exec(content)?.[1] ?? ''), {
        start: start - line.length - 1,
        end: start - 1,
      });
      if (before && !adds(before) && content.startsWith('case')) own.lead = `${parent.branches.pop()!.lead} ${content}`;
      parent.branches.push(own);
      open.push(own);
    }
  }
  return root;
}

/** What a branch adds before the branches in it is in each of their rows. */
function rowsOf(own: Branch, path: readonly ListPlace[], before: readonly PlacedVector[]): readonly Row[] {
  const vectors = [...before, ...own.vectors];
  const branches = own.branches.filter(adds);
  if (branches.length === 0) {
    const [first] = own.vectors;
    return first ? [{ path, vectors, start: first.start, end: vectors.at(-1)!.end }] : [];
  }
  return branches.flatMap((each, index) => {
    const step = { lead: each.lead, note: '', section: '', key: null, index, count: branches.length, numbers: [] };
    return rowsOf(each, [...path, step], vectors);
  });
}

/** A program that adds vector by vector, in branches by state and by piece. */
export const statementsOf: Layout = ({ text }) => {
  const root = branchesOf(text);
  const rows = rowsOf(root, [], []);
  const isTable = rows.length >= LEAST_ROWS && rows.every(({ vectors }) => vectors.length > 1);
  return isTable ? { rows, heads: spansOf(root) } : null;
};
