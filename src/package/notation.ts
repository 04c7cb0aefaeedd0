/** Portable Tetris Notation, fumens, drawn boards and other formats of games. */
export { readBoard, type ReadBoard, type ReadPiece } from '#notation/boards/readBoard.ts';
export { checkPtn, reportOf, type Checked, type Report } from '#notation/check.ts';
export {
  convert,
  FORMATS,
  SOURCE_FORMATS,
  type Conversion,
  type ConvertOptions,
  type Format,
  type SourceFormat,
} from '#notation/convert.ts';
export { isError, type PtnDiagnostic as Diagnostic } from '#notation/diagnostic.ts';
export type { Item, Move, PtnDocument } from '#notation/document.ts';
export { readFumenBoard, writeFumenBoards, type FumenPage } from '#notation/fumenBoard.ts';
export { parsePtn, type Parsed } from '#notation/parse.ts';
export { printPtn } from '#notation/print.ts';
export { replay, type Replay } from '#notation/replay.ts';
