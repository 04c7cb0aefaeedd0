import { diagnoser, type Diagnostic, type Span } from '#engine/diagnostics.ts';
import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Orientation, type Piece, type Transition } from '#engine/piece.ts';
import { QUARTER_TRANSITIONS } from '#engine/transitions.ts';
import { isHalf } from './catalogue.ts';
import type { Convention } from './conventions.ts';
import type { Difference } from './differences.ts';
import type { TurnPart, ConventionReading } from './judge.ts';
import { ownName } from './names.ts';
import { offsetSlips } from './offsetSlips.ts';
import { placeIn } from './place.ts';
import type { TableReading } from './readTable.ts';
import { asymmetryRemarks, remarksOf } from './remarks.ts';
import type { TurnReading } from './rowLayouts/reading.ts';
import { vectorsIn } from './unused.ts';
import { missingTurns, quarterVerdict, type PieceTransition } from './verdict.ts';
import { vectorText, writtenEntry } from './written.ts';

const diagnose = diagnoser({
  'table.none': 'There are no quarter turns in the text. Paste their rows too.',
  'table.nothing':
    'This table agrees with every system, because its rows have one vector or only zeros. Paste the rows with kicks.',
  'table.same': '{system}, {convention}: all {entries} entries agree.',
  'table.some': '{given} of {all} rotations of {system} are in the text, {convention}: all {entries} entries agree.',
  'table.differsOnce': '{system}, {convention}: 1 of {entries} entries differs.',
  'table.differs': '{system}, {convention}: {count} of {entries} entries differ.',
  'table.far':
    'Not understood, or a game’s own table: {shared} of {all} vectors are those of the nearest system, {system}, {convention}.',
  'table.unlike': 'Not understood, or a game’s own table: no system here is near to these rows.',
  'table.ask':
    'How is the text meant? Begin each row with its rotation, such as 0>>1, and each table with the letters of its pieces.',
  'table.askSide': 'Are {name} kicks to the left, or of the L? Write ccw or the letters of its pieces before its rows.',
  'table.read': 'Read as {pieces} {name}: {kicks}',
  'table.exchanged':
    'The names of the pieces are exchanged: each of the two tables has the rows of the other one. They are compared as they are meant.',
  'table.repeated':
    '{pieces}: {count} vectors repeat an earlier one of their row. They can never decide, and count as absent.',
  'table.opposite': 'The signs of y are opposite: {what}, y {y}; quarter turns of {others}, y {other}.',
  'table.twice': 'Named twice: {turns}. Leave out one row of each.',
  'table.names':
    'Names that are not understood: {names}. Their rows are read by their order; write 0>>1, 1>>2 and so on if it is another one.',
  'table.unread': '{count} vectors of the text are in no row that was read.',
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
  'table.entry.offset': '{entry} is {given} and should be {expected}. Four rotations follow from this offset.',
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
function missingText(missing: readonly PieceTransition[]): string {
  const turns = new Map<string, string>();
  for (const piece of PIECES) {
    const own = missing.filter(([other]) => other === piece).map(([, name]) => name);
    if (own.length > 0) turns.set(own.join(', '), [turns.get(own.join(', ')), piece].filter(Boolean).join(' '));
  }
  return Array.from(turns, ([names, pieces]) => `${pieces} ${names}`).join('; ');
}

/** A name that ends with the letter of a direction and of a piece: `kicksL`, `KICKS_L`. */
const SIDED = /\b\w{1,40}(?<=[a-z_])L\b/;

/** The question that such a name raises. */
function sideQuestion({ parts }: TableReading): readonly Diagnostic[] {
  const leads = parts.flatMap(({ rows }) => rows.flatMap(({ path }) => path.map(({ lead }) => lead)));
  const name = leads.map((lead) => SIDED.exec(lead)?.[0]).find((found) => found !== undefined);
  return name === undefined ? [] : [say('table.askSide', { name })];
}

/** One question whose answer settles how a text is meant. */
const question = (reading: TableReading): Diagnostic => sideQuestion(reading)[0] ?? say('table.ask');

export interface ReadRow {
  readonly pieces: readonly Piece[];
  readonly name: Transition;
  readonly kicks: readonly Vec[];
}

/** The rows of a text as they were read: x right, y up, from basic rotation. */
export const rowsRead = ({ parts }: TableReading): readonly ReadRow[] =>
  [...new Map(parts.map((part) => [part.table, part])).values()].flatMap(({ pieces, table }) =>
    Array.from(table, ([name, entries]) => ({ pieces, name, kicks: entries.map(({ vec }) => vec) })),
  );

const MOST_NAMES = 4;

/** The names of rows that are read by their order: they say no rotation. */
function nameLines({ parts }: TableReading): readonly Diagnostic[] {
  const unnamed = parts.filter(({ reading }) => reading.kind === 'kicks' && !reading.how.startsWith('named'));
  const names = new Set(unnamed.flatMap(({ rows }) => rows.map(({ path }) => ownName(path.at(-1)!))));
  names.delete('');
  if (names.size < 2) return [];
  return [
    say('table.names', { names: [...names].slice(0, MOST_NAMES).join(', ') + (names.size > MOST_NAMES ? ', …' : '') }),
  ];
}

/** The verdict on the quarter turns, and what is missing of them. */
export function verdictLines(reading: TableReading): readonly Diagnostic[] {
  const { is, system, entries, differences, missing, twice, understood, pieces, otherPieces } = quarterVerdict(reading);
  const unread = vectorsIn(reading.unused);
  const notRead = unread > 0 ? [say('table.unread', { count: unread })] : [];
  if (is === 'none' || is === 'nothing') return [...notRead, say(is === 'none' ? 'table.none' : 'table.nothing')];
  if (!system) return [say('table.unlike'), question(reading)];
  const { name } = system;
  const count = differences.length;
  const values = {
    system:
      otherPieces.length === 0 ? name : say('table.ofPieces', { pieces: pieces.join(' '), system: name }).sentence,
    convention: conventionText(reading.convention),
    entries,
    count,
    shared: understood.shared,
    all: is === 'far' ? understood.all : pieces.length * QUARTER_TRANSITIONS.length,
    given: pieces.length * QUARTER_TRANSITIONS.length - missing.length,
  };
  const doubts = [
    ...(reading.isExchanged ? [say('table.exchanged')] : []),
    ...(twice.length > 0 ? [say('table.twice', { turns: missingText(twice) })] : []),
    ...(twice.length > 0 && is !== 'far' ? sideQuestion(reading) : []),
    ...nameLines(reading),
  ];
  if (is === 'far') return [say('table.far', values), ...doubts, question(reading)];
  const verdict =
    count > 1 ? 'table.differs' : count === 1 ? 'table.differsOnce' : missing.length > 0 ? 'table.some' : 'table.same';
  return [
    ...doubts,
    say(verdict, values),
    ...notRead,
    ...(missing.length > 0 ? [say('table.missing', { missing: missingText(missing) })] : []),
    ...(otherPieces.length > 0 ? [say('table.otherPieces', { pieces: otherPieces.join(' ') })] : []),
  ];
}

const alikeLines = ({ nearest: [, ...others] }: Pick<TurnPart, 'nearest'>): readonly Diagnostic[] =>
  others.length === 0 ? [] : [say('table.alike', { systems: others.map(({ name }) => name).join(', ') })];

/** What one part is, where it is not said by the verdict on all quarter turns. */
export function partLines(text: string, part: TurnPart): readonly Diagnostic[] {
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

function orderLines({ pieces, reading, others }: TurnPart): readonly Diagnostic[] {
  const of = { pieces: pieces.join(' ') };
  return [
    ...(reading.how === 'named' ? [] : [say('table.order', { ...of, order: orderText(reading) })]),
    ...(others.length === 0 ? [] : [say('table.orders', { ...of, orders: others.map(orderText).join('; ') })]),
  ];
}

function readingLines(readings: readonly ConventionReading[]): readonly Diagnostic[] {
  if (readings.length < 2) return [];
  const texts = readings.map((own) => {
    const rows = own.rows === readings[0]!.rows ? '' : `, rows ${orderText(own.rows)}`;
    return `${own.nearest[0]!.name}, ${conventionText(own)}${rows}`;
  });
  return [say('table.readings', { readings: texts.join('; ') })];
}

/** Whether the verdict on all quarter turns does not say what a part is. */
const isApart = ({ nearest, convention }: TableReading, part: TurnPart): boolean =>
  nearest.length > 0 &&
  (!part.nearest.some((system) => nearest.includes(system)) ||
    conventionText({ ...convention, kind: 'kicks', datum: 'basic' }) !==
      conventionText({ ...part.convention, kind: 'kicks', datum: 'basic' }));

function repeatLines({ pieces, rows, table, reading, turns }: TurnPart): readonly Diagnostic[] {
  const read = new Set([...table.values()].flatMap((row) => row.map(({ place }) => place)));
  const own = rows.filter(
    (_, index) => reading.kind === 'kicks' && isHalf(reading.turns[index]!) === (turns === 'half'),
  );
  const count = own.flatMap(({ vectors }) => vectors).filter((vector) => !read.has(vector)).length;
  return count === 0 ? [] : [say('table.repeated', { pieces: pieces.join(' '), count })];
}

/** Parts of one text with y up and y down: the usual slip. */
function signLines({ parts }: TableReading): readonly Diagnostic[] {
  const compared = parts.filter(({ nearest, tellsNothing }) => nearest.length > 0 && !tellsNothing);
  const [first] = compared;
  const odd = compared.find(({ convention }) => convention.y !== first!.convention.y);
  if (!odd) return [];
  const what = say(odd.turns === 'half' ? 'table.half' : 'table.quarter', { pieces: odd.pieces.join(' ') }).sentence;
  const values = { what, y: odd.convention.y, others: first!.pieces.join(' '), other: first!.convention.y };
  return [say('table.opposite', values)];
}

/** What is said beside the verdict: equal readings, orders of rows, half turns, and what differences mean. */
export function noteLines(text: string, reading: TableReading): readonly Diagnostic[] {
  const { parts, nearest, readings } = reading;
  if (quarterVerdict(reading).is === 'far') return parts.flatMap(orderLines);
  return [
    ...alikeLines({ nearest }),
    ...readingLines(readings),
    ...parts.flatMap(orderLines),
    ...parts.flatMap(repeatLines),
    ...signLines(reading),
    ...parts.flatMap((part) => [
      ...(part.turns === 'half' || isApart(reading, part) ? partLines(text, part) : []),
      ...remarksOf(part),
    ]),
  ];
}

/** Differences that are listed one by one. */
const MOST_LISTED = 24;

/** An entry that differs, with the part of the text that it is in. */
export type PlacedDifference = Difference & { readonly part: TurnPart; readonly state?: Orientation };

/**
 * Everything that differs: in the quarter turns from the nearest system of all, in the half turns from theirs. A text that is not understood
 * says nothing of what it should be.
 */
export const allDifferences = (reading: TableReading): readonly PlacedDifference[] => {
  const { differences } = quarterVerdict(reading);
  // Kicks that are made of offsets stand nowhere in the text: the offsets are compared instead.
  const slips = new Map(
    reading.parts.map((part) => [part, offsetSlips(part)] as const).filter(([, own]) => own.length > 0),
  );
  const halves = reading.parts.filter(({ turns }) => turns === 'half');
  return isInDoubt(reading) || nameLines(reading).length > 0
    ? []
    : [
        ...differences.filter(({ part }) => !slips.has(part)),
        ...[...slips].flatMap(([part, own]) => own.map((slip) => ({ ...slip, part }))),
        ...halves.flatMap((part) => part.differences.map((own) => ({ ...own, part }))),
      ];
};

const entryText = ({ pieces, transition, state, test }: PlacedDifference): string =>
  `${pieces.join(' ')} ${state === undefined ? transition : `state ${state}`} test ${test}`;

function differenceLine(text: string, difference: PlacedDifference): Diagnostic {
  const { place, fault, part } = difference;
  const { given, expected } = writtenEntry(text, part, difference);
  const { line, column } = placeIn(text, place?.start ?? 0);
  const entry = `${entryText(difference)}${place ? ` (line ${line}, column ${column})` : ''}`;
  if (given === null) return say('table.entry.missing', { entry, expected: expected! });
  if (expected === null) return say('table.entry.added', { entry, given });
  if (difference.state !== undefined) return say('table.entry.offset', { entry, given, expected });
  return fault === 'other'
    ? say('table.entry.wrong', { entry, given, expected })
    : say('table.entry.fault', { entry, given, expected, fault });
}

const LONGEST = 60;

/** What of a text is not used, with its place. */
const unusedLines = (text: string, { unused }: TableReading): readonly Diagnostic[] =>
  unused
    .filter(({ is }) => is !== 'other')
    .map((own) =>
      diagnose('table.unused', own, {
        ...placeIn(text, own.start),
        text: own.text.replace(/\s+/g, ' ').slice(0, LONGEST),
      }),
    );

/** Whether a text is not understood, or names a turn twice: its rows are shown as they were read. */
export function isInDoubt(reading: TableReading): boolean {
  const { is, twice } = quarterVerdict(reading);
  return is === 'far' || twice.length > 0;
}

const readLines = (reading: TableReading): readonly Diagnostic[] =>
  !isInDoubt(reading)
    ? []
    : rowsRead(reading).map(({ pieces, name, kicks }) =>
        say('table.read', { pieces: pieces.join(' '), name, kicks: kicks.map(vectorText).join(' ') }),
      );

/** All that is said of a text, sentence by sentence: the verdict first. */
export function messageLines(text: string, reading: TableReading): readonly string[] {
  const differences = allDifferences(reading);
  const more = differences.length - MOST_LISTED;
  return [
    ...verdictLines(reading),
    ...differences.slice(0, MOST_LISTED).map((own) => differenceLine(text, own)),
    ...(more > 0 ? [say('table.more', { count: more })] : []),
    ...noteLines(text, reading),
    ...readLines(reading),
    ...unusedLines(text, reading),
  ].map(({ sentence }) => sentence);
}
