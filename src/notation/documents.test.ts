import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkPtn, reportOf, type Report } from './check.ts';

const folder = fileURLToPath(new URL('testdata/documents/', import.meta.url));
const read = (file: string): string => readFileSync(folder + file, 'utf8');

interface Invalid {
  readonly file: string;
  readonly diagnostics: readonly Omit<Report['diagnostics'][number], 'message'>[];
}
type Valid = Invalid & Omit<Report, 'diagnostics'>;

const index = <T>(kind: string): readonly T[] => JSON.parse(read(`${kind}/index.json`)) as readonly T[];
const valid = index<Valid>('valid');
const invalid = index<Invalid>('invalid');

const diagnosticsOf = ({ diagnostics }: Report): Invalid['diagnostics'] =>
  diagnostics.map(({ code, severity, line, column, expected, found }) => ({
    code,
    severity,
    line,
    column,
    ...(expected === undefined ? {} : { expected, found }),
  }));

test.each([
  ['valid', valid],
  ['invalid', invalid],
])('every %s document has its entry in the index', (kind, entries) => {
  const files = readdirSync(folder + kind).filter((name) => name.endsWith('.ptn'));
  expect(entries.map(({ file }) => file)).toEqual(files.map((name) => `${kind}/${name}`));
});

describe('documents that are right', () => {
  test.each(valid.map((entry) => [entry.file, entry] as const))('%s', (file, entry) => {
    const report = reportOf(checkPtn(read(file)));
    const { headers, levels, comments, continues, result, moves } = entry;
    expect(diagnosticsOf(report)).toEqual(entry.diagnostics);
    expect(report).toMatchObject({ headers, levels, comments, continues, result, moves });
    expect(report.moves).toHaveLength(moves.length);
  });
});

describe('documents with a fault', () => {
  test.each(invalid.map((entry) => [entry.file, entry] as const))('%s', (file, entry) => {
    expect(diagnosticsOf(reportOf(checkPtn(read(file))))).toEqual(entry.diagnostics);
  });
});
