import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kickTable } from '#analysis/kickTable.ts';
import type { Vec } from '#engine/geometry.ts';
import { PIECES, type Piece, type Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { WIDE } from '#engine/testing/wide.ts';
import { dataText, FORMATS } from '#data/formats.ts';
import { seatsOf } from '#data/solutionFinder.ts';
import { ownId, takesRows } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { tested } from '#rules/testing/testedSystems.ts';
import { differencesFrom } from './differences.ts';
import type { Axes } from './conventions.ts';
import { COMPARED } from './judge.ts';
import { readTable, type TableReading } from './readTable.ts';
import { WRITERS, type WrittenGroup } from './testing/writers.ts';

/** Systems whose kicks are a table: one without kicks agrees with everything. */
// One column to each side in every row: with one other number that is also another table, read in a mirror.
const TOO_SMALL = 'nullpomino-classic-s';
const SYSTEMS = COMPARED.filter(
  (system) => system.id !== TOO_SMALL && takesRows(system) && PIECES.some((piece) => hasKicks(system, piece)),
);

function hasKicks(system: RotationSystem, piece: Piece): boolean {
  return [...kickTable(system, piece).values()].some((row) => row.length > 1);
}

interface Change {
  readonly piece: number;
  readonly row: number;
  readonly test: number;
  readonly by: Vec;
}

type Rows = readonly (readonly [Transition, readonly Vec[]])[];

/** The pieces of a system with the same rows. */
function groupsOf(system: RotationSystem): readonly { readonly pieces: readonly Piece[]; readonly rows: Rows }[] {
  const groups = new Map<string, { pieces: Piece[]; rows: Rows }>();
  for (const piece of PIECES) {
    if (!hasKicks(system, piece)) continue;
    const rows = [...kickTable(system, piece)];
    const group = groups.get(JSON.stringify(rows));
    if (group) group.pieces.push(piece);
    else groups.set(JSON.stringify(rows), { pieces: [piece], rows });
  }
  return [...groups.values()];
}

interface Changed {
  readonly groups: readonly WrittenGroup[];
  /** The entries that are not those of the system, as `I 0>>1 4`. */
  readonly entries: readonly string[];
}

function changed(system: RotationSystem, changes: readonly Change[]): Changed {
  const entries = new Map<string, Vec>();
  const own = groupsOf(system);
  for (const { piece, row, test: index, by } of changes) {
    const { pieces, rows } = own[piece % own.length]!;
    const [turn, tests] = rows[row % rows.length]!;
    if (tests.length < 2) continue;
    const at = 1 + (index % (tests.length - 1));
    const vec: Vec = [tests[at]![0] + by[0], tests[at]![1] + by[1]];
    // A test that is there already is left out of what this site writes.
    const others = tests.map((own, place) => entries.get(`${pieces.join('')} ${turn} ${place + 1}`) ?? own);
    if (![...tests, ...others].some((own) => own[0] === vec[0] && own[1] === vec[1]))
      entries.set(`${pieces.join('')} ${turn} ${at + 1}`, vec);
  }
  return {
    entries: [...entries.keys()],
    groups: own.map(({ pieces, rows }) => ({
      pieces,
      rows: rows.map(
        ([turn, tests]) =>
          [turn, tests.map((vec, at) => entries.get(`${pieces.join('')} ${turn} ${at + 1}`) ?? vec)] as const,
      ),
    })),
  };
}

const shuffled = <T>(items: readonly T[], seed: number): readonly T[] => {
  const left = [...items];
  let state = seed >>> 0;
  return items.map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return left.splice(state % left.length, 1)[0]!;
  });
};

interface Convention {
  readonly y: 'up' | 'down';
  readonly x: 'right' | 'left';
  readonly order: 'xy' | 'rowcolumn';
  readonly first: 'given' | 'left out';
}

function inConvention({ pieces, rows }: WrittenGroup, { y, x, order, first }: Convention, seed: number): WrittenGroup {
  const written = ([a, b]: Vec): Vec => {
    const [across, along] = [x === 'right' ? a : 0 - a, y === 'up' ? b : 0 - b];
    return order === 'xy' ? [across, along] : [along, across];
  };
  const all = rows
    .map(([turn, tests]) => [turn, (first === 'given' ? tests : tests.slice(1)).map(written)] as const)
    .filter(([, tests]) => tests.length > 0);
  return { pieces, rows: seed === 0 ? all : shuffled(all, seed) };
}

const entriesIn = (reading: TableReading, system: RotationSystem): readonly string[] => [
  ...new Set(
    reading.parts.flatMap((part) =>
      part.tellsNothing
        ? []
        : differencesFrom(system, part).map(
            ({ pieces, transition, test: at }) => `${pieces.join('')} ${transition} ${at}`,
          ),
    ),
  ),
];

/**
 * The reader finds the system, the convention and the changed entries, or a reading that fits at least as well.
 * @param axes null where pieces have axes of their own
 */
function expectFound(
  text: string,
  system: RotationSystem,
  axes: Axes | null,
  entries: readonly string[],
  what: string,
): void {
  const read = readTable(text);
  expect(read.ok, `${what}\n${text}`).toBe(true);
  if (!read.ok) return;
  const { nearest, readings, parts } = read.value;
  const found = parts.reduce((sum, { differences, tellsNothing }) => sum + (tellsNothing ? 0 : differences.length), 0);
  // With so many changes it is nearer to another one.
  if (found < entries.length) return;
  expect(
    nearest.map(({ id }) => id),
    `${what}\n${text}`,
  ).toContain(system.id);
  if (axes) expect(readings, `${what}\n${text}`).toContainEqual(expect.objectContaining(axes));
  const { y, x, order } = read.value.convention;
  const isChosen = axes !== null && y === axes.y && x === axes.x && order === axes.order;
  // The reader says that two readings fit equally well, or it names the entries.
  const isOneReading = parts.every(({ others }) => others.length === 0) && (isChosen || readings.length === 1);
  if (isOneReading) expect([...entriesIn(read.value, system)].sort(), `${what}\n${text}`).toEqual([...entries].sort());
}

const STATES = ['0123', '0R2L', 'NESW'] as const;
const change = fc.record({
  piece: fc.nat(6),
  row: fc.nat(11),
  test: fc.nat(10),
  by: fc.constantFrom<Vec>([1, 0], [-1, 0], [0, 1], [0, -1]),
});
const convention = fc.record({
  y: fc.constantFrom('up' as const, 'down' as const),
  x: fc.constantFrom('right' as const, 'right' as const, 'left' as const),
  order: fc.constantFrom('xy' as const, 'xy' as const, 'rowcolumn' as const),
  first: fc.constantFrom('given' as const, 'given' as const, 'left out' as const),
});

/** Tables of each system, by hand and from this site: with 23 systems 50,025 in all tests. The hundredth part of them takes seconds. */
const BY_HAND = WIDE ? 1957 : 20;
const FROM_SITE = WIDE ? 218 : 3;
/** Each system has its own tables, so that a new system changes none of those of the others. */
const EACH = tested(SYSTEMS).map((own) => [own.id, own] as const);

test.each(EACH)('what people write by hand of %s is read', (_id, own) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WRITERS),
      convention,
      fc.constantFrom(...STATES),
      fc.array(change, { maxLength: 2 }),
      fc.nat(),
      (writer, given, states, changes, seed) => {
        const { groups, entries } = changed(own, changes);
        // Axes have names where x and y are written.
        const order = writer.form.includes('x and y') ? 'xy' : given.order;
        const axes = { ...given, order };
        const written = groups.map((group) => inConvention(group, axes, writer.named ? seed : 0));
        // Without names, rows are known by their number: one way or both, with or without half turns.
        fc.pre(writer.named || written.every(({ rows }) => rows.length % 4 === 0));
        const text = writer.write(written, states);
        expectFound(
          text,
          own,
          { y: axes.y, x: axes.x, order: axes.order },
          entries,
          `${own.id}, ${writer.form}, ${JSON.stringify(given)}, ${entries.join()}`,
        );
      },
    ),
    { seed: 43, numRuns: BY_HAND },
  );
});

/** A turn as a format names it: solution-finder names states by how a piece lies, and some pieces come in upside down. */
function nameIn(format: (typeof FORMATS)[number], { shapes }: RotationSystem, piece: Piece, turn: Transition): string {
  const seats = format === 'properties' ? seatsOf(shapes[piece], piece) : null;
  return seats ? [turn[0], turn[3]].map((state) => seats[Number(state)]!.state).join('>>') : turn;
}

/** Whether a format has the kicks of some pieces, and not of others, turned by 180°. */
const isByLook = (format: (typeof FORMATS)[number], own: RotationSystem): boolean =>
  PIECES.some((piece) => nameIn(format, own, piece, '0>>1') !== '0>>1');

/** Entries of the tables of two systems that are not the same. A rule may leave a changed test out that goes too far. */
const unlike = (own: RotationSystem, written: RotationSystem, format: (typeof FORMATS)[number]): readonly string[] =>
  PIECES.flatMap((piece) => {
    const other = kickTable(written, piece);
    return [...kickTable(own, piece)].flatMap(([turn, tests]) =>
      Array.from({ length: Math.max(tests.length, other.get(turn)!.length) }, (_, at) => at)
        .filter((at) => String(tests[at]) !== String(other.get(turn)![at]))
        .map((at) => `${piece} ${nameIn(format, own, piece, turn)} ${at + 1}`),
    );
  });

const known = new Map<string, string | null>();
function published(
  own: RotationSystem,
  format: (typeof FORMATS)[number],
  y: 'up' | 'down',
  names: (typeof STATES)[number],
): string | null {
  const key = [own.id, format, y, names].join();
  const text = known.get(key) ?? dataText(own, format, { y, names, vectors: 'kicks' });
  known.set(key, text);
  return text;
}

test.each(EACH)('what this site writes of %s is read', (_id, own) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMATS),
      fc.constantFrom('up' as const, 'down' as const),
      fc.constantFrom(...STATES),
      fc.array(change, { maxLength: 2 }),
      (format, y, names, changes) => {
        // What is proved of a changed system takes long, and only that file has it.
        const { groups, entries } = changed(own, format === 'json' ? [] : changes);
        const rows = groups.flatMap(({ pieces, rows: all }) =>
          all.flatMap(([turn, tests]) =>
            entries.some((entry) => entry.startsWith(`${pieces.join('')} ${turn} `))
              ? pieces.map((piece) => ({ piece, name: turn, kicks: tests.slice(1) }))
              : [],
          ),
        );
        const written = rows.length === 0 ? own : systemById(ownId(own, rows))!;
        const text = published(written, format, y, names);
        if (text === null) return;
        const isOwn = format === 'json' || format === 'properties';
        expectFound(
          text,
          own,
          isByLook(format, own) ? null : { y: isOwn ? 'up' : y, x: 'right', order: 'xy' },
          unlike(own, written, format),
          `${own.id}, ${format}, y ${y}, ${entries.join()}`,
        );
      },
    ),
    { seed: 43, numRuns: FROM_SITE },
  );
});
