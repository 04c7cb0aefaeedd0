import { sameVec, type Vec } from '#engine/geometry.ts';
import { diagnoser, type Diagnostic, type Span } from '#engine/diagnostics.ts';
import type { Transition } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { candidatesOf, TURN_NAMES, wantedOf } from './catalogue.ts';
import type { Difference, EntryFault } from './differences.ts';
import { compared, type TurnPart } from './judge.ts';
import { writtenEntry } from './written.ts';

/** What several differences together mean. */
const diagnose = diagnoser({
  'table.rowOf': '{rows}: the row is that of {system}.',
  'table.rowsOf': '{rows}: these rows are those of {system}.',
  'table.rowOfTurn': '{rows}: the row is that of {turn}.',
  'table.exchanged': '{rows}: tests {first} and {second} are exchanged.',
  'table.inserted': '{rows}: test {test} is one too many; the tests after it are moved by one.',
  'table.leftOut': '{rows}: test {test} is missing; the tests after it are moved by one.',
  'table.signConvention': 'The same error occurs {count} times ({fault}): one sign convention, not {count} errors.',
  'table.asymmetry':
    '{rows} test {test} is {given}. As the image of {turn} it would be {expected}; the other tests are images of each other.',
});

type Tests = readonly Vec[];
const same = (a: Tests, b: Tests): boolean => a.length === b.length && a.every((vec, index) => sameVec(vec, b[index]!));
const testsOf = ({ table }: TurnPart, name: Transition): Tests => (table.get(name) ?? []).map(({ vec }) => vec);
const wanted = (system: RotationSystem, { side, pieces }: TurnPart, name: Transition): Tests =>
  wantedOf(candidatesOf(system, side)[0]!, pieces[0]!, name);

const spanOf = ({ table }: TurnPart, name: Transition): Span => {
  const places = (table.get(name) ?? []).flatMap(({ place }) => (place ? [place] : []));
  return { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0 };
};

/** Names of systems in a sentence; so many say enough. */
const MOST_SYSTEMS = 3;
const systemsText = (systems: readonly RotationSystem[]): string =>
  systems
    .slice(0, MOST_SYSTEMS)
    .map(({ name }) => name)
    .join(', ');

const without = (tests: Tests, at: number): Tests => tests.filter((_, index) => index !== at);
const exchangedWith = (tests: Tests, a: number, b: number): Tests =>
  tests.map((vec, index) => (index === a ? tests[b]! : index === b ? tests[a]! : vec));

/** What one row is, if not a row with wrong numbers. */
function rowRemark(
  part: TurnPart,
  name: Transition,
  own: readonly Difference[],
  system: RotationSystem,
): Diagnostic | null {
  const tests = testsOf(part, name);
  const there = wanted(system, part, name);
  const rows = `${part.pieces.join(' ')} ${name}`;
  const span = spanOf(part, name);
  const [first, second] = own.map(({ test }) => test);
  if (own.length === 2 && same(exchangedWith(tests, first! - 1, second! - 1), there))
    return diagnose('table.exchanged', span, { rows, first: first!, second: second! });
  if (own.length < 2) return null;
  if (tests.length === there.length + 1 && same(without(tests, first! - 1), there))
    return diagnose('table.inserted', span, { rows, test: first! });
  if (tests.length === there.length - 1 && same(tests, without(there, first! - 1)))
    return diagnose('table.leftOut', span, { rows, test: first! });
  const turn = TURN_NAMES.find((other) => other !== name && same(tests, wanted(system, part, other)));
  return turn && tests.length > 1 ? diagnose('table.rowOfTurn', span, { rows, turn }) : null;
}

/** Rows that are those of other systems, by those systems. */
function foreignRows(
  part: TurnPart,
  names: readonly Transition[],
  systems: readonly RotationSystem[],
): readonly Diagnostic[] {
  const found = new Map<string, Transition[]>();
  for (const name of names) {
    const tests = testsOf(part, name);
    const owners = systems.filter(
      (system) => !part.nearest.includes(system) && same(tests, wanted(system, part, name)),
    );
    if (owners.length > 0) found.set(systemsText(owners), [...(found.get(systemsText(owners)) ?? []), name]);
  }
  return [...found].map(([system, turns]) =>
    diagnose(turns.length === 1 ? 'table.rowOf' : 'table.rowsOf', spanOf(part, turns[0]!), {
      rows: `${part.pieces.join(' ')} ${turns.join(', ')}`,
      system,
    }),
  );
}

/** So many equal faults are one convention. */
const LEAST_ALIKE = 3;
const CONVENTIONS: readonly EntryFault[] = ['sign of x', 'sign of y', 'both signs', 'swapped'];

/** What the differences of a part mean, where they are more than single wrong numbers. */
export function remarksOf(part: TurnPart, systems: readonly RotationSystem[] = compared()): readonly Diagnostic[] {
  const [system] = part.nearest;
  if (!system) return [];
  const byRow = new Map<Transition, Difference[]>();
  for (const own of part.differences) byRow.set(own.transition, [...(byRow.get(own.transition) ?? []), own]);
  const several = [...byRow].filter(([, own]) => own.length > 1).map(([name]) => name);
  const faults = CONVENTIONS.flatMap((fault) => {
    const alike = part.differences.filter((own) => own.fault === fault);
    return alike.length >= LEAST_ALIKE
      ? [diagnose('table.signConvention', spanOf(part, alike[0]!.transition), { count: alike.length, fault })]
      : [];
  });
  return [
    ...faults,
    ...foreignRows(part, several, systems),
    ...[...byRow].flatMap(([name, own]) => rowRemark(part, name, own, system) ?? []),
  ];
}

/** Entries that break the symmetry of half turns that no system here has. */
export const asymmetryRemarks = (text: string, part: TurnPart): readonly Diagnostic[] =>
  part.asymmetries.map((difference) => {
    const { transition: name, test } = difference;
    const { given, expected } = writtenEntry(text, part, difference);
    const turn = `${name[3]}>>${name[0]}`;
    const rows = `${part.pieces.join(' ')} ${name}`;
    return diagnose('table.asymmetry', spanOf(part, name), { rows, test, given: given!, turn, expected: expected! });
  });
