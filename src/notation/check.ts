import { located, type PtnDiagnostic } from './diagnostic.ts';
import type { Comment, Level } from './document.ts';
import { parsePtn, type Parsed } from './parse.ts';
import { replay, type Replay } from './replay.ts';
import { tripleOf, type Triple } from './stackrabbit.ts';
import { heightsOf, holesIn } from './surface.ts';

/** A document read and played. */
export interface Checked {
  readonly parsed: Parsed;
  readonly replay: Replay;
  /** Of reading and of replay, in text order. */
  readonly diagnostics: readonly PtnDiagnostic[];
}

/**
 * Reads a game in Portable Tetris Notation and plays it as far as it can be played. It never throws.
 * @example
 * import { checkPtn } from 'wallkick/notation';
 *
 * const { replay, diagnostics } = checkPtn('Title: A start\n\nO-12 I-3456');
 * replay.end.game.moves; // → 2
 * diagnostics.map(({ code }) => code); // → []
 */
export function checkPtn(text: string): Checked {
  const parsed = parsePtn(text);
  const played = replay(parsed.document);
  return { parsed, replay: played, diagnostics: located([...parsed.remarks, ...played.remarks], parsed.lines) };
}

/** What a check reports, as plain data. Rows and columns count from 1. */
export interface Report {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly severity: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
    readonly expected?: number;
    readonly found?: number;
  }[];
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly levels: readonly number[];
  readonly comments: readonly string[];
  readonly continues: boolean;
  readonly result: {
    readonly moves: number;
    readonly lines: number;
    readonly level: number | null;
    readonly score: number | null;
    readonly maxHeight: number;
    readonly holes: number;
    /** From the bottom row up, without the empty rows above: `.` or the letter of the piece, `#` for a block of the given board. */
    readonly board: readonly string[];
  };
  readonly moves: readonly {
    readonly token: string;
    readonly stackrabbit: Triple;
    readonly bottomRow: number;
    readonly straightDropRow: number | null;
    readonly cleared: number;
    readonly lines: number;
    readonly level: number | null;
    readonly scoreFromClears: number | null;
    readonly heights: readonly number[];
  }[];
}

/**
 * The report of a check as plain data, which `npx wallkick ptn check --json` prints. Rows and columns count from 1.
 * @example
 * import { checkPtn, reportOf } from 'wallkick/notation';
 *
 * reportOf(checkPtn('Title: A start\n\nO-12')).result.board; // → ['OO........', 'OO........']
 */
export function reportOf({ parsed, replay: { played, end }, diagnostics }: Checked): Report {
  const { text, document, continues } = parsed;
  const { field, moves, lines, level, score } = end.game;
  return {
    diagnostics: diagnostics.map(({ code, severity, line, column, message, expected, found }) => ({
      code,
      severity,
      line,
      column,
      message,
      ...(expected === undefined ? {} : { expected }),
      ...(found === undefined ? {} : { found }),
    })),
    headers: document.headers.map(({ key, value }) => ({ key, value })),
    levels: document.items.filter((item): item is Level => item.is === 'level').map((item) => item.level),
    comments: document.items.filter((item): item is Comment => item.is === 'comment').map((item) => item.text),
    continues,
    result: {
      moves,
      lines,
      level,
      score,
      maxHeight: Math.max(...heightsOf(field)),
      holes: holesIn(field),
      board: field.rows,
    },
    moves: played.map(({ move, placement, bottom, straight, cleared, after }) => ({
      token: text.slice(move.span.start, move.span.end),
      stackrabbit: tripleOf(placement),
      bottomRow: bottom + 1,
      straightDropRow: straight === null ? null : straight + 1,
      cleared,
      lines: after.lines,
      level: after.level,
      scoreFromClears: after.score,
      heights: heightsOf(after.field),
    })),
  };
}
