import { diagnoser, type Diagnostic, type Span } from '#engine/diagnostics.ts';
import { PIECES, type Transition } from '#engine/piece.ts';
import type { Convention } from './conventions.ts';
import type { Difference } from './differences.ts';
import type { Part, Reading } from './judge.ts';
import { placeIn } from './place.ts';
import type { TableReading } from './readTable.ts';
import { asymmetryRemarks, remarksOf } from './remarks.ts';
import type { TurnReading } from './turns.ts';
import { missingTurns, quarterVerdict, type PieceTurn } from './verdict.ts';
import { writtenEntry } from './written.ts';

const diagnose = diagnoser({
  'table.none': 'There are no quarter turns in the text. Paste their rows too.',
  'table.nothing':
    'This table agrees with every system, because its rows have one vector or only zeros. Paste the rows with kicks.',
  'table.same': '{system}, {convention}: all {entries} entries agree.',
  'table.some': 'Some rotations of {system}, {convention}: all {entries} entries agree.',
  'table.differsOnce': '{system}, {convention}: 1 of {entries} entries differs.',
  'table.differs': '{system}, {convention}: {count} of {entries} entries differ.',
  'table.far': 'No system here is near. The nearest is {system}, {convention}: {count} of {entries} entries differ.',
  'table.ofPieces': '{pieces} of {system}',
  'table.missing': 'Not all of its rotations are in the text: {missing} missing.',
  'table.otherPieces': 'The text has no quarter turns of {pieces}.',
  'table.alike': 'These systems fit equally well: {systems}.',
  'table.readings': 'Two readings fit equally well: {readings}.',
  'table.order': 'The rows of {pieces} are read as {order}.',
  'table.orders': 'Two readings fit equally well: the rows of {pieces} may also be {orders}.',
  'table.part.same': '{what}: {system}, {convention}, all {entries} entries agree.',
  'table.part.differs': '{what}: {system}, {convention}, {count} of {entries} entries differ.',
  'table.part.own': '{what}: no system here is near; they are the game’s own.',
  'table.part.nothing': '{what}: they agree with every system.',
  'table.part.missing': '{what}: {missing} missing.',
  'table.half': 'Half turns of {pieces}',
  'table.quarter': 'Quarter turns of {pieces}',
  'table.entry.wrong': '{entry} is {given} and should be {expected}.',
  'table.entry.fault': '{entry} is {given} and should be {expected}: {fault}.',
  'table.entry.missing': '{entry} is missing; it is {expected}.',
  'table.entry.added': '{entry} is {given}, one too many.',
  'table.more': '{count} more differ.',
  'table.unused': 'Not used (line {line}, column {column}): {text}',
});

const NOWHERE: Span = { start: 0, end: 0 };
type Values = Readonly<Record<string, string | number>>;
const say = (code: Parameters<typeof diagnose>[0], values: Values = {}): Diagnostic => diagnose(code, NOWHERE, values);

const conventionText = ({ y, x, order, kind, datum }: Convention): string =>
  [
    `y ${y}`,
    ...(x === 'left' ? ['x left'] : []),
    ...(order === 'rowcolumn' ? ['row before column'] : []),
    ...(kind === 'offsets' ? ['as offsets'] : datum === 'true' ? ['from true rotation'] : []),
  ].join(', ');

/** Missing turns by pieces: `J L 1>>0, 2>>1`. */
function missingText(missing: readonly PieceTurn[]): string {
  const turns = new Map<string, string>();
  for (const piece of PIECES) {
    const own = missing.filter(([other]) => other === piece).map(([, name]) => name);
    if (own.length > 0) turns.set(own.join(', '), [turns.get(own.join(', ')), piece].filter(Boolean).join(' '));
  }
  return Array.from(turns, ([names, pieces]) => `${pieces} ${names}`).join('; ');
}

/** The verdict on the quarter turns, and what is missing of them. */
export function verdictLines(reading: TableReading): readonly Diagnostic[] {
  const { is, system, entries, differences, missing, pieces, otherPieces } = quarterVerdict(reading);
  if (is === 'none' || is === 'nothing' || !system) return [say(is === 'none' ? 'table.none' : 'table.nothing')];
  const { name } = system;
  const count = differences.length;
  const values = {
    system:
      otherPieces.length === 0 ? name : say('table.ofPieces', { pieces: pieces.join(' '), system: name }).sentence,
    convention: conventionText(reading.convention),
    entries,
    count,
  };
  const verdict =
    is === 'far'
      ? 'table.far'
      : count > 1
        ? 'table.differs'
        : count === 1
          ? 'table.differsOnce'
          : missing.length > 0
            ? 'table.some'
            : 'table.same';
  return [
    say(verdict, values),
    ...(missing.length > 0 ? [say('table.missing', { missing: missingText(missing) })] : []),
    ...(otherPieces.length > 0 ? [say('table.otherPieces', { pieces: otherPieces.join(' ') })] : []),
  ];
}

const alikeLines = ({ nearest: [, ...others] }: Pick<Part, 'nearest'>): readonly Diagnostic[] =>
  others.length === 0 ? [] : [say('table.alike', { systems: others.map(({ name }) => name).join(', ') })];

/** What one part is, where it is not said by the verdict on all quarter turns. */
export function partLines(text: string, part: Part): readonly Diagnostic[] {
  const { pieces, turns, nearest, entries, differences, tellsNothing, convention } = part;
  const what = say(turns === 'half' ? 'table.half' : 'table.quarter', { pieces: pieces.join(' ') }).sentence;
  if (tellsNothing) return [say('table.part.nothing', { what })];
  const isPartial = turns === 'half' && part.missing.length > 0;
  const missing = isPartial ? [say('table.part.missing', { what, missing: missingText(missingTurns(part)) })] : [];
  const [system] = nearest;
  if (!system) return [say('table.part.own', { what }), ...missing, ...asymmetryRemarks(text, part)];
  const values = { what, system: system.name, convention: conventionText(convention), entries };
  const count = differences.length;
  const verdict = count === 0 ? say('table.part.same', values) : say('table.part.differs', { ...values, count });
  return [verdict, ...alikeLines(part), ...missing];
}

/** How rows are read, in their order in the text. */
const orderText = (reading: TurnReading): string =>
  reading.kind === 'kicks' ? reading.turns.join(', ') : `offsets ${reading.how}`;

function orderLines({ pieces, reading, others }: Part): readonly Diagnostic[] {
  const of = { pieces: pieces.join(' ') };
  return [
    ...(reading.how === 'named' ? [] : [say('table.order', { ...of, order: orderText(reading) })]),
    ...(others.length === 0 ? [] : [say('table.orders', { ...of, orders: others.map(orderText).join('; ') })]),
  ];
}

function readingLines(readings: readonly Reading[]): readonly Diagnostic[] {
  if (readings.length < 2) return [];
  const texts = readings.map((own) => {
    const rows = own.rows === readings[0]!.rows ? '' : `, rows ${orderText(own.rows)}`;
    return `${own.nearest[0]!.name}, ${conventionText(own)}${rows}`;
  });
  return [say('table.readings', { readings: texts.join('; ') })];
}

/** Whether the verdict on all quarter turns does not say what a part is. */
const isApart = ({ nearest, convention }: TableReading, part: Part): boolean =>
  nearest.length > 0 &&
  (!part.nearest.some((system) => nearest.includes(system)) ||
    conventionText({ ...convention, kind: 'kicks', datum: 'basic' }) !==
      conventionText({ ...part.convention, kind: 'kicks', datum: 'basic' }));

/** What is said beside the verdict: equal readings, orders of rows, half turns, and what differences mean. */
export function noteLines(text: string, reading: TableReading): readonly Diagnostic[] {
  const { parts, nearest, readings } = reading;
  return [
    ...alikeLines({ nearest }),
    ...readingLines(readings),
    ...parts.flatMap(orderLines),
    ...parts.flatMap((part) => [
      ...(part.turns === 'half' || isApart(reading, part) ? partLines(text, part) : []),
      ...remarksOf(part),
    ]),
  ];
}

/** Differences that are listed one by one. */
const MOST_LISTED = 24;

/** An entry that differs, with the part of the text that it is in. */
export type PlacedDifference = Difference & { readonly part: Part };

/** Everything that differs: in the quarter turns from the nearest system of all, in the half turns from theirs. */
export const allDifferences = (reading: TableReading): readonly PlacedDifference[] => [
  ...quarterVerdict(reading).differences,
  ...reading.parts
    .filter(({ turns }) => turns === 'half')
    .flatMap((part) => part.differences.map((own) => ({ ...own, part }))),
];

const entryText = (pieces: readonly string[], name: Transition, test: number): string =>
  `${pieces.join(' ')} ${name} test ${test}`;

function differenceLine(text: string, difference: PlacedDifference): Diagnostic {
  const { pieces, transition, test, place, fault, part } = difference;
  const { given, expected } = writtenEntry(text, part, difference);
  const { line, column } = placeIn(text, place?.start ?? 0);
  const entry = `${entryText(pieces, transition, test)}${place ? ` (line ${line}, column ${column})` : ''}`;
  if (given === null) return say('table.entry.missing', { entry, expected: expected! });
  if (expected === null) return say('table.entry.added', { entry, given });
  return fault === 'other'
    ? say('table.entry.wrong', { entry, given, expected })
    : say('table.entry.fault', { entry, given, expected, fault });
}

const LONGEST = 60;

/** What of a text is not used, with its place. */
const unusedLines = (text: string, { unused }: TableReading): readonly Diagnostic[] =>
  unused.map((own) =>
    diagnose('table.unused', own, {
      ...placeIn(text, own.start),
      text: own.text.replace(/\s+/g, ' ').slice(0, LONGEST),
    }),
  );

/** All that is said of a text, sentence by sentence: the verdict first. */
export function messageLines(text: string, reading: TableReading): readonly string[] {
  const isFar = quarterVerdict(reading).is === 'far';
  const differences = allDifferences(reading).filter(({ part }) => !isFar || part.turns === 'half');
  const more = differences.length - MOST_LISTED;
  return [
    ...verdictLines(reading),
    ...differences.slice(0, MOST_LISTED).map((own) => differenceLine(text, own)),
    ...(more > 0 ? [say('table.more', { count: more })] : []),
    ...noteLines(text, reading),
    ...unusedLines(text, reading),
  ].map(({ sentence }) => sentence);
}
