import 'strings:spawnViewer';
import { PIECES, type Piece } from '#engine/piece.ts';
import { formatOrientation, formatRow } from '#text/conventions.ts';
import { placeText } from '#text/narrate.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { TextTable } from '#text/textTable.ts';
import type { Voice } from '#text/voice.ts';
import { comparedEntry, entryOf, spawnSystem, type SpawnResult, type SpawnState } from './spawnView.ts';

const span = (first: number, last: number, print: (n: number) => string): string =>
  first === last ? print(first) : `${print(first)}–${print(last)}`;

const columnsOf = ({ extent }: SpawnResult): string => span(extent.left, extent.right, (x) => String(x + 1));
const rowsOf = ({ extent }: SpawnResult, { conventions }: Voice): string =>
  span(extent.bottom, extent.top, (y) => formatRow(y, conventions));

export const spawnTitle = (state: SpawnState, { say }: Voice): string =>
  say('spawnViewer.title', { system: spawnSystem(state).name, piece: state.piece });

/** Says where the piece enters, and whether it enters elsewhere in the compared system. */
export function spawnSentence(state: SpawnState, voice: Voice): readonly Part[] {
  const { say, conventions } = voice;
  const piece = { text: state.piece, kind: 'piece' } as const;
  const entry = entryOf(state, state.piece);
  if (!entry) return phrase(say, 'spawnViewer.blocked', { piece });
  const parts = phrase(say, entry.raised > 0 ? 'spawnViewer.raised' : 'spawnViewer.enters', {
    piece,
    state: formatOrientation(entry.orientation, conventions),
    place: placeText(entry.minos, voice),
    where: say(`spawnViewer.where.${entry.where}`),
    count: entry.raised,
  });
  const compared = comparedEntry(state);
  if (!compared) return parts;
  const place = placeText(compared.minos, voice);
  const is = place === placeText(entry.minos, voice) ? 'same' : 'other';
  return [...parts, { text: ` ${say(`spawnViewer.beside.${is}`, { system: compared.system.name, place })}` }];
}

/** Says how many rows an entry takes, and which. */
export const rowsText = (entry: SpawnResult | null, voice: Voice): string =>
  entry
    ? voice.say('spawnViewer.rows', { count: entry.extent.top - entry.extent.bottom + 1, rows: rowsOf(entry, voice) })
    : '–';

/** The entries of all pieces. */
export const entriesTable = (state: SpawnState, voice: Voice): TextTable<Piece> => ({
  label: voice.say('spawnViewer.pieces'),
  heads: ['piece', 'state', 'columns', 'rows'].map((head) => voice.say(`spawnViewer.head.${head}`)),
  rows: PIECES.map((piece) => {
    const entry = entryOf(state, piece);
    const cells = entry
      ? [formatOrientation(entry.orientation, voice.conventions), columnsOf(entry), rowsOf(entry, voice)]
      : ['–', '–', '–'];
    return { key: piece, name: piece, cells: cells.map((text) => ({ text })) };
  }),
});
