import { diagnoser, failed, ok, type Result, type Span } from '#engine/diagnostics.ts';
import type { Token } from './tokens.ts';

/** What is in a pair of brackets; the whole text is one too. */
export interface List extends Span {
  readonly is: 'list';
  readonly open: string;
  readonly items: readonly ListItem[];
  /** Numbers in it, at whatever depth. */
  readonly numbers: number;
}

export type ListItem = Token | List;

/** Brackets in brackets: tables have up to six. */
const DEEPEST = 32;

const diagnose = diagnoser({
  'table.deep': 'The brackets are nested more than {most} deep here; paste the table without the brackets around it.',
});

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
]);

interface Open {
  readonly token: Token | null;
  readonly items: ListItem[];
  numbers: number;
}

/**
 * Puts what is in brackets into lists. A text is often cut out of a file: a bracket that closes nothing is passed over, and the end of the
 * text closes what is open.
 */
export function groups(tokens: readonly Token[], end: number): Result<List> {
  const stack: Open[] = [{ token: null, items: [], numbers: 0 }];
  const close = (at: number): void => {
    const { token, items, numbers } = stack.pop()!;
    const parent = stack.at(-1)!;
    parent.items.push({ is: 'list', open: token!.text, start: token!.start, end: at, items, numbers });
    parent.numbers += numbers;
  };
  for (const token of tokens) {
    if (token.is === 'open') {
      if (stack.length > DEEPEST) return failed(diagnose('table.deep', token, { most: DEEPEST }));
      stack.push({ token, items: [], numbers: 0 });
    } else if (token.is === 'close') {
      const depth = stack.findLastIndex((own) => own.token !== null && CLOSING.get(own.token.text) === token.text);
      while (depth > 0 && stack.length > depth) close(token.end);
    } else {
      stack.at(-1)!.items.push(token);
      if (token.is === 'number') stack.at(-1)!.numbers++;
    }
  }
  while (stack.length > 1) close(end);
  const [{ items, numbers }] = stack as [Open];
  return ok({ is: 'list', open: '', start: 0, end, items, numbers });
}
