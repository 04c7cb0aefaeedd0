import type { ProseFile } from './proseFiles.ts';
import { checkProse, type ProseReport } from './proseRules.ts';

/** Readers meet these sentences alone, without a page around them. So a doubtful word is a fault there. */
const STRICT = /^(?:src\/claims|content\/(?:claims|errata))\//;

interface SyntaxFault {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}
const isSyntaxFault = (error: unknown): error is SyntaxFault =>
  error instanceof Error && 'reason' in error && 'line' in error;

/** Checks a text. A page that cannot be read has one fault, in the words of the parser. */
export function reportOf({ path, passages }: ProseFile): ProseReport {
  try {
    return checkProse(passages(), { strict: STRICT.test(path) });
  } catch (error) {
    if (!isSyntaxFault(error)) throw error;
    return { faults: [`${error.line}:${error.column}: ${error.reason}`], warnings: [], sentences: 0 };
  }
}
