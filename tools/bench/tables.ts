import { FORMATS, dataText } from '#data/formats.ts';
import { readTable } from '#data/tableReader/readTable.ts';
import { systemById } from '#rules/registry.ts';

const [SHORT, LONG] = [1_000, 10_000];
/** Processor time for a long text, in milliseconds, and how much longer it may take than a short one. */
const LIMITS = { long: 200, growth: 15 } as const;

/** Pieces of texts that are no tables, repeated: brackets, quotes, signs and names without an end. */
const HOSTILE = [
  '[',
  '(0,0)',
  '[[0,0],',
  "'",
  '"a',
  '/*',
  '0>>1 ',
  '- ',
  '0 ',
  'word ',
  'a_b-c>d ',
  '| - | ',
  '<td>',
  '{| ',
  '// (0,1)\n',
  'x = 5\n',
  '(0, 1): [(0, 0), (1, 0)]\n',
  '0>>1 1>>2 2>>3 3>>0\n(0, 1)\n',
  '0>>1:\n  - [0, 1]\n',
  'k[0, 1] = (0, 1);',
  '<t x="0" y="1"/>',
  '|a="1" |',
  '0 ; a',
] as const;

const repeated = (word: string, length: number): string =>
  word.repeat(Math.ceil(length / word.length)).slice(0, length);

/** Texts by what they are, as long as wanted: tables of this site, one behind the other, and hostile ones. */
function texts(length: number): readonly (readonly [kind: string, text: string])[] {
  const system = systemById('srs-nullpomino-180')!;
  const published = FORMATS.map((format) => {
    const text = dataText(system, format, { y: 'up', names: '0123', vectors: 'kicks' })!;
    return [format, repeated(text, length)] as const;
  });
  return [...published, ...HOSTILE.map((word) => [JSON.stringify(word), repeated(word, length)] as const)];
}

const ROUNDS = 5;
/** Readings in a round: the clock of the processor goes in steps of milliseconds. */
const REPEATS = 10;

/** The least processor time of some rounds, in milliseconds. */
function timeOf(text: string): number {
  readTable(text);
  return Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const before = process.threadCpuUsage();
      for (let repeat = 0; repeat < REPEATS; repeat++) readTable(text);
      return process.threadCpuUsage(before).user / 1000 / REPEATS;
    }),
  );
}

/** Times the reader of kick tables: a long text of every kind, and how much longer it takes than a short one. */
export function benchTables(): readonly string[] {
  const short = new Map(texts(SHORT));
  const times = texts(LONG).map(([kind, text]) => {
    // Less than a millisecond is all noise.
    const before = Math.max(1, timeOf(short.get(kind)!));
    const long = timeOf(text);
    return { kind, long, growth: long / before };
  });
  const slowest = times.reduce((a, b) => (b.long > a.long ? b : a));
  const steepest = times.reduce((a, b) => (b.growth > a.growth ? b : a));
  const missed = (value: number, limit: number): string => (value > limit ? ': NOT REACHED' : '');
  return [
    `Kick tables (${times.length} kinds of text, ${LONG} characters)`,
    `  slowest     ${slowest.long.toFixed(0)} ms, ${slowest.kind} (at most ${LIMITS.long}${missed(slowest.long, LIMITS.long)})`,
    `  growth      ${steepest.growth.toFixed(1)} times that of ${SHORT} characters, ${steepest.kind} (at most ${LIMITS.growth}${missed(steepest.growth, LIMITS.growth)})`,
  ];
}
