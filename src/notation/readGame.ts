import { startLocating, type PtnDiagnostic, type Locating } from './diagnostic.ts';
import type { PtnDocument } from './document.ts';
import type { LineTable } from './lines.ts';
import { parsePtn, type Parsed } from './parse.ts';
import { startRecording, type GameRecord, type Recording } from './gameRecord.ts';
import { replayFrom } from './replay.ts';

/** A text that was read and played, as viewers and editors show it. */
export interface ReadGame {
  readonly text: string;
  readonly lines: LineTable;
  readonly record: GameRecord;
  /** Of reading and of replay, in text order. */
  readonly diagnostics: readonly PtnDiagnostic[];
}

/** Begins the record of a document whose moves are judged by the rules of the board. */
export const startPlaying = (document: PtnDocument): Recording => startRecording(document, replayFrom);

/** Plays a whole document and keeps the record. */
export function recordGame(document: PtnDocument): GameRecord {
  const recording = startPlaying(document);
  recording.advance(Infinity);
  return recording.result();
}

/** Begins the diagnostics of a text: what was found in reading it and in playing it. */
export const startReporting = ({ remarks, lines }: Parsed, record: GameRecord): Locating =>
  startLocating(remarks.concat(record.remarks), lines);

/** Reads and plays a text in one go; longer ones are read in slices, see `startParsing`, `startPlaying` and `startReporting`. */
export function readGame(text: string): ReadGame {
  const parsed = parsePtn(text);
  const record = recordGame(parsed.document);
  const reporting = startReporting(parsed, record);
  reporting.advance(Infinity);
  return { text, lines: parsed.lines, record, diagnostics: reporting.result() };
}
