import 'strings:offsets';
import 'strings:tests';
import { deriveTests, type DerivedTest, type OffsetTable } from '#analysis/offsetDerivation.ts';
import { sameVec, type Vec } from '#engine/geometry.ts';
import { ORIENTATIONS, transition, type Orientation, type Transition } from '#engine/piece.ts';
import { formatOrientation, formatTransition, formatVec } from '#text/conventions.ts';
import { listText, phrase, type Part } from '#text/phrases.ts';
import type { TextTable } from '#text/textTable.ts';
import type { Voice } from '#text/voice.ts';
import type { OffsetFacts } from './offsetFacts.ts';
import { answerFor, endsShown, offsetsShown, type OffsetState } from './offsetState.ts';

// The texts of the kicks from offsets.

type Ends = readonly [Orientation, Orientation];

/** Whether test 1 moves the piece. If so, kicks from true and from basic rotation are different lists. */
export const isStepped = (offsets: OffsetTable, ends: Ends): boolean =>
  !sameVec(deriveTests(offsets, ...ends)[0]!.fromTrue, [0, 0]);

/** Returns the sentence of a line, or of the start. */
export function offsetSentence(
  state: OffsetState,
  test: DerivedTest | undefined,
  { say, conventions }: Voice,
): readonly Part[] {
  const ends = endsShown(state);
  const offsets = offsetsShown(state);
  const name = formatTransition(transition(...ends), conventions);
  const write = (vec: Vec): Part => ({ text: formatVec(vec, conventions), kind: 'vector' });
  if (!test) return phrase(say, 'offsets.start', { piece: { text: state.piece, kind: 'piece' }, transition: name });
  const values = {
    number: test.test,
    transition: name,
    from: write(test.from),
    to: write(test.to),
    kick: write(test.fromTrue),
    basic: write(test.fromFirst),
    step: write(deriveTests(offsets, ...ends)[0]!.fromTrue),
  };
  if (!isStepped(offsets, ends)) return phrase(say, 'offsets.line', values);
  return phrase(say, test.test === 1 ? 'offsets.line.first' : 'offsets.line.shifted', values);
}

/** Returns the heads of the subtraction: the orientations, and the turns between them. */
function lineHeads(offsets: OffsetTable, ends: Ends, { say, conventions }: Voice) {
  const [from, to] = ends;
  const basic = isStepped(offsets, ends) ? [say('offsets.fromBasic')] : [];
  const states = ends.map((state) => say('offsets.lines.state', { state: formatOrientation(state, conventions) }));
  const kickOf = (of: Transition): string =>
    say('offsets.lines.kick', { transition: formatTransition(of, conventions) });
  return [...states, kickOf(transition(from, to)), ...basic, kickOf(transition(to, from)), ...basic];
}

/** Returns the subtraction, line by line. */
export function linesTable(offsets: OffsetTable, ends: Ends, voice: Voice): TextTable<number> {
  const { say, conventions } = voice;
  const [from, to] = ends;
  const back = deriveTests(offsets, to, from);
  const stepped = isStepped(offsets, ends);
  const names = { from: formatOrientation(from, conventions), to: formatOrientation(to, conventions) };
  return {
    label: say('offsets.lines', names),
    heads: [say('tests.test'), ...lineHeads(offsets, ends, voice)],
    rows: deriveTests(offsets, from, to).map((own, index) => {
      const opposite = back[index]!;
      const kicks = [own, opposite].flatMap(({ fromTrue, fromFirst }) =>
        stepped ? [fromTrue, fromFirst] : [fromTrue],
      );
      return {
        key: own.test,
        name: String(own.test),
        cells: [own.from, own.to, ...kicks].map((vec) => ({ text: formatVec(vec, conventions) })),
      };
    }),
  };
}

/** Marks a number that the reader has changed. */
const marked = (text: string, isChanged: boolean): string => (isChanged ? `${text} ≠` : text);

export const numbersTable = (offsets: OffsetTable, base: OffsetTable, { say, conventions }: Voice): TextTable => ({
  label: say('offsets.table'),
  heads: [say('offsets.state'), ...offsets[0].map((_, index) => say('offsets.offset', { number: index + 1 }))],
  rows: ORIENTATIONS.map((state) => ({
    key: state,
    name: formatOrientation(state, conventions),
    cells: offsets[state].map((offset, index) => ({
      text: marked(formatVec(offset, conventions), !sameVec(offset, base[state][index]!)),
    })),
  })),
});

export const kicksTable = (
  table: ReadonlyMap<Transition, readonly Vec[]>,
  base: ReadonlyMap<Transition, readonly Vec[]>,
  { say, conventions }: Voice,
): TextTable => {
  const rows = [...table];
  return {
    label: say('offsets.derived'),
    heads: [say('offsets.turn'), ...rows[0]![1].slice(1).map((_, index) => say('tests.name', { number: index + 2 }))],
    rows: rows.map(([name, kicks]) => ({
      key: name,
      name: formatTransition(name, conventions),
      cells: kicks.slice(1).map((kick, index) => ({
        text: marked(formatVec(kick, conventions), !sameVec(kick, base.get(name)![index + 1]!)),
      })),
    })),
  };
};

/** Returns the facts about the numbers. */
export function factTexts(
  facts: OffsetFacts,
  state: OffsetState,
  systemName: string,
  { say }: Voice,
): readonly { readonly name: string; readonly value: string }[] {
  const asShown = answerFor(state).is !== 'none' && state.changed.length === 0 ? [systemName] : [];
  const names = [...new Set([...asShown, ...facts.like.map((other) => other.name)])];
  const point = !facts.point ? 'none' : facts.point.every(Number.isInteger) ? 'crossing' : 'mino';
  return [
    { key: 'like', value: names.length > 0 ? listText(names, say) : say('offsets.like.none') },
    { key: 'mirror', value: say('offsets.mirror.of', { count: facts.mirrored, all: facts.table.size }) },
    { key: 'inverse', value: say('offsets.inverse.always') },
    { key: 'point', value: say(`offsets.point.${point}`) },
    { key: 'farthest', value: say('offsets.farthest.of', { x: facts.farthest[0], y: facts.farthest[1] }) },
  ].map(({ key, value }) => ({ name: say(`offsets.${key}`), value }));
}

export const offsetTitle = (state: OffsetState, { say, conventions }: Voice): string =>
  say('offsets.title', {
    piece: state.piece,
    transition: formatTransition(transition(...endsShown(state)), conventions),
  });
