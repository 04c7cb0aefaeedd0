import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vectorText } from '#data/conformance.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { systemById } from '#rules/registry.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { placementOf } from '#engine/placementOf.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { cases } from '#engine/testing/wide.ts';
import type { RanProgram } from './command.ts';
import { conformanceCommand } from './conformanceCommand.ts';
import { readManifest, type ConformanceReport } from './conformanceReport.ts';

const MANIFEST = { program: 'Blocks | of mine', version: '1.2', systems: ['srs-guideline'] };

/** A game that rotates as a system does, but for one kick that it leaves out. */
function game(id: string, left: string | null, input: string): RanProgram {
  const system = systemById(id)!;
  const answers = input
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { piece, from, rot: turn, board: rows, before } = JSON.parse(line);
      const placement = placementOf(system.shapes, piece, before, from)!;
      const { tests } = rotate(system, { field: playfield({ rows }), placement, turn }, FRESH_MEMORY);
      const made = tests.find(({ kick, obstacles }) => kick.join() !== left && obstacles.length === 0);
      return JSON.stringify(made ? minosOf(system.shapes, made.candidate) : null);
    });
  return { out: answers.join('\n'), err: '', fault: null };
}

async function run(manifest: unknown, options: readonly string[] = [], left: string | null = null) {
  const files = new Map<string, string>();
  const inputs: string[] = [];
  const said = await conformanceCommand(['--manifest', 'claims.json', ...options, '--', 'game', '{system}'], {
    readNow: () => JSON.stringify(manifest),
    write: (folder, file, text) => files.set(`${folder}/${file}`, text),
    run: ([, id], input) => {
      inputs.push(input);
      return Promise.resolve(game(id!, left, input));
    },
  });
  const json = files.get('conformance-report/conformance.json');
  return { said, files, inputs, report: json === undefined ? null : (JSON.parse(json) as ConformanceReport) };
}

describe('the report of a right game', async () => {
  const { said, files, report } = await run(MANIFEST, ['--self-test']);

  test('has program, version, date, claims, format and content of the vectors, and the results of each set', () => {
    expect(said.code).toBe(0);
    expect(report).toMatchObject({
      program: 'Blocks | of mine',
      version: '1.2',
      claims: { systems: ['srs-guideline'], halfTurns: true, ceiling: true, width: 10 },
      vectors: 1,
      results: [
        { system: 'srs-guideline', set: 'small', passed: 284, failed: 0, notClaimed: 0 },
        { system: 'srs-guideline', set: 'random', passed: 1000, failed: 0, notClaimed: 0 },
      ],
    });
    expect(report!.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const hash = createHash('sha256')
      .update(vectorText(srsGuideline, 'small', 'jsonl', ''))
      .digest('hex');
    expect(hash.startsWith(report!.results[0]!.content)).toBe(true);
  });

  test('says that a line answered wrongly on purpose was caught', () => expect(report!.selfTest).toBe('caught'));

  test('is also Markdown, whose cells no name can break, and a badge', () => {
    const markdown = files.get('conformance-report/conformance.md')!;
    expect(said.out).toBe(markdown);
    expect(markdown).toContain('# Conformance of Blocks   of mine 1.2');
    expect(markdown).toMatch(/^\| srs-guideline \| small \| [0-9a-f]{16} \| 284 \| 0 \| 0 \| – \|$/m);
    expect(JSON.parse(files.get('conformance-report/badge.json')!)).toEqual({
      schemaVersion: 1,
      label: 'rotation',
      message: '1284 of 1284 lines',
      color: 'brightgreen',
    });
    expect(files.get('conformance-report/badge.svg')).toMatch(/^<svg .*aria-label="rotation: 1284 of 1284 lines"/);
  });
});

test('the report of a wrong game names the lines that fail', async () => {
  const { said, report, files } = await run(MANIFEST, ['--self-test'], '-1,-2');
  const small = report!.results[0]!;
  expect(said.code).toBe(1);
  expect([small.passed + small.failed, small.failedLines.length]).toEqual([284, Math.min(50, small.failed)]);
  expect(small.failed).toBeGreaterThan(0);
  expect(report!.selfTest).toBe('caught');
  expect(JSON.parse(files.get('conformance-report/badge.json')!).color).toBe('orange');
});

test('a game is asked only for what it claims', async () => {
  const none = await run({ ...MANIFEST, systems: ['srs-nullpomino-180'], halfTurns: false });
  expect(none.inputs.join('')).not.toContain('"rot":"180"');
  const [small] = none.report!.results;
  expect([small!.notClaimed > 0, none.report!.selfTest]).toEqual([true, 'not run']);
  const low = await run({ ...MANIFEST, systems: ['sega'], ceiling: false });
  expect(low.report!.results.some(({ notClaimed }) => notClaimed > 0)).toBe(true);
});

test('one set is tested without a manifest too', async () => {
  const said = await conformanceCommand(['--system', 'srs-guideline', '--self-test', '--', 'game'], {
    readNow: () => '',
    write: () => undefined,
    run: (_command, input) => Promise.resolve(game('srs-guideline', null, input)),
  });
  expect(said.out).toMatch(
    /^vector \d+, .*\n[^]*Self-test: vector \d+ was answered wrongly on purpose and was caught\.\n283 passed, 1 failed\n$/,
  );
});

test.each([
  ['[', 'The manifest is not JSON'],
  ['null', 'needs "program" and "version"'],
  ['{"program": "a", "version": "1"}', 'needs "systems"'],
  ['{"program": "a", "version": "1", "systems": ["srs-gideline"]}', 'did you mean srs-guideline?'],
  ['{"program": "a", "version": "1", "systems": ["dtet"], "halfTurns": "no"}', 'true or false'],
  ['{"program": "a", "version": "1", "systems": ["dtet"], "width": "10"}', '"width" is a number'],
])('the manifest %s is refused with the reason', (text, reason) => expect(readManifest(text)).toContain(reason));

test('any text is a manifest or refused with a sentence', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'srs-guideline', 'srs-guideline~T01:1_0'),
  );
  const manifest = fc.record(
    {
      program: odd,
      version: fc.anything(),
      systems: fc.oneof(fc.array(odd, { maxLength: 3 }), fc.anything()),
      halfTurns: fc.anything(),
      width: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    manifest.map((own) => JSON.stringify(own)),
  );
  fc.assert(
    fc.property(text, (own) => {
      const read = readManifest(own);
      return typeof read === 'string' ? read.length > 20 : read.systems.length > 0;
    }),
    { numRuns: cases(2000) },
  );
});

test('no name becomes markup of a report', async () => {
  const { files } = await run({ ...MANIFEST, program: '<img src=x> [a](b) | `c` \u001b[31m', version: '1\n# 2' });
  const [head] = files.get('conformance-report/conformance.md')!.split('\n');
  for (const sign of '<>|`[]\u001b') expect(head).not.toContain(sign);
});
