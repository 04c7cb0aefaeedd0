import { located, type Diagnostic } from './diagnostic.ts';
import type { PtnDocument } from './document.ts';
import type { LineTable } from './lines.ts';
import { parsePtn, type Parsed } from './parse.ts';
import { startRecording, type GameRecord, type Recording } from './record.ts';
import { replayFrom } from './replay.ts';

/** A text that was read and played, as viewers and editors show it. */
export interface ReadGame {
  readonly text: string;
  readonly lines: LineTable;
  readonly record: GameRecord;
  /** Of reading and of replay, in text order. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Begins the record of a document whose moves are judged by the rules of the board. */
export const startPlaying = (document: PtnDocument): Recording => startRecording(document, replayFrom);

/** Plays a whole document and keeps the record. */
export function recordGame(document: PtnDocument): GameRecord {
  const recording = startPlaying(document);
  recording.advance(Infinity);
  return recording.result();
}

/** What was read and what was played, together. */
export const gameOf = ({ text, lines, remarks }: Parsed, record: GameRecord): ReadGame => ({
  text,
  lines,
  record,
  diagnostics: located([...remarks, ...record.remarks], lines),
});

/** Reads and plays a text in one go; longer ones are read in slices, see `startParsing` and `startPlaying`. */
export function readGame(text: string): ReadGame {
  const parsed = parsePtn(text);
  return gameOf(parsed, recordGame(parsed.document));
}
