/** The table checker: which system a kick table in any layout is, and which numbers differ. */
export type { Convention } from '#data/tableReader/conventions.ts';
export type { Difference } from '#data/tableReader/differences.ts';
export { COMPARED, type TurnPart } from '#data/tableReader/judge.ts';
export { readTable, type TableReading } from '#data/tableReader/readTable.ts';
export { reportOf, type TableReport } from '#data/tableReader/report.ts';
export { isConfirmed } from '#data/tableReader/verdict.ts';
