import type { Vec } from '#engine/geometry.ts';
import { PIECES, transition, type Orientation, type Piece, type Transition } from '#engine/piece.ts';
import type { KickGroup, KickRows, RotationSystem } from '#engine/system.ts';
import { RecentCache } from './recentCache.ts';

// A system that a reader made: one of the registry with kick rows of its own. Its id says all of it, so that it fits into a
// scenario line: `srs-guideline~I01:-2_0;1_0~T12:1_0`, a row for each turn that differs, kicks after basic rotation. A name that its reader gave
// may stand before the rows: `srs-guideline~.My%20game~I01:-2_0`.

/** Separates the base id from the custom rows in the id of a custom system. */
export const OWN_MARK = '~';

/** The name of a system with custom rows, which tells it from the published one. */
export const ownName = (base: string): string => `${base}*`;

/** The kicks of one piece for one pair of states, test 2 first. */
export interface OwnRow {
  readonly piece: Piece;
  readonly name: Transition;
  readonly kicks: readonly Vec[];
}

export const MOST_KICKS = 24;
/** Twelve turns of each piece. */
export const MOST_ROWS = 84;
const ROW = /^([IJLOSTZ])([0-3])([0-3]):((?:-?\d_-?\d(?:;|$))*)$/;

/** Begins the part of an id that is the name which its reader gave. */
const LABEL_MARK = '.';
/** UTF-16 units of such a name. */
const LONGEST_LABEL = 40;

/** What separates ids, words and rows is written with percent signs. */
const printLabel = (label: string): string =>
  LABEL_MARK +
  encodeURIComponent(label).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The name of a part of an id; null where it is none. */
export function readLabel(text: string): string | null {
  if (!text.startsWith(LABEL_MARK)) return null;
  try {
    const label = decodeURIComponent(text.slice(LABEL_MARK.length));
    return label.trim() !== '' && label.length <= LONGEST_LABEL && !/\p{C}/u.test(label) ? label : null;
  } catch {
    return null;
  }
}

/** What a reader typed as a name that an id can hold; null where nothing is left. */
export function labelFrom(text: string): string | null {
  const label = Array.from(text.replace(/\p{C}/gu, '').trim())
    .slice(0, LONGEST_LABEL / 2)
    .join('');
  return label === '' ? null : label;
}

/** The name that a reader gave to a system; null where it has none. */
export const ownLabel = (id: string): string | null => readLabel(id.split(OWN_MARK)[1] ?? '');

/** The id of a system with rows of its own; that of the base itself where there are none. */
export const ownId = (base: RotationSystem, rows: readonly OwnRow[], label: string | null = null): string =>
  [
    base.id,
    ...(label === null || rows.length === 0 ? [] : [printLabel(label)]),
    ...rows.map(
      ({ piece, name, kicks }) => `${piece}${name[0]}${name[3]}:${kicks.map(([x, y]) => `${x}_${y}`).join(';')}`,
    ),
  ].join(OWN_MARK);

/** Reads a row, `I01:-2_0;1_0`; null where it is none. */
export function readOwnRow(text: string): OwnRow | null {
  const match = ROW.exec(text);
  if (!match) return null;
  const [, piece, from, to, list = ''] = match;
  const kicks = list
    .split(';')
    .filter((pair) => pair !== '')
    .map((pair): Vec => {
      const [x, y] = pair.split('_').map(Number);
      return [x! + 0, y! + 0];
    });
  if (from === to || kicks.length > MOST_KICKS) return null;
  return { piece: piece as Piece, name: transition(Number(from) as Orientation, Number(to) as Orientation), kicks };
}

/** Whether a system can have rows of its own: its kicks go by turn. */
export const takesRows = ({ kicks }: RotationSystem): boolean => kicks.rowBy === 'transition';

/** The rows that an id with rows of its own changes; none where it is that of a system as published. */
export const ownRows = (id: string): readonly OwnRow[] =>
  id
    .split(OWN_MARK)
    .slice(1)
    .map(readOwnRow)
    .filter((row) => row !== null);

/**
 * A system with some of its kick rows replaced. Its id holds the rows, so that links and scenarios can name it.
 * @param base a system whose kicks go by transition
 * @param label the name of the new system; that of the base with a star without it
 * @throws RangeError if the kicks of the base go by button or by offsets
 * @example
 * import { srsGuideline, withOwnRows } from 'wallkick/systems';
 *
 * withOwnRows(srsGuideline, [{ piece: 'T', name: '0>>1', kicks: [[1, 0]] }]).id; // → 'srs-guideline~T01:1_0'
 */
export function withOwnRows(
  base: RotationSystem,
  rows: readonly OwnRow[],
  label: string | null = null,
): RotationSystem {
  const { kicks } = base;
  if (kicks.rowBy !== 'transition') throw new RangeError(`${base.id}: additional rows need kicks by transition`);
  const groups = PIECES.map((piece): KickGroup => {
    const known = kicks.groups.filter((group) => group.pieces.includes(piece));
    const whole: Partial<Record<Transition, readonly Vec[]>> = {};
    for (const { rows: some } of known)
      for (const [name, list] of Object.entries(some) as [Transition, readonly Vec[]][])
        whole[name] = [...(whole[name] ?? []), ...list];
    for (const own of rows) if (own.piece === piece) whole[own.name] = own.kicks;
    return { pieces: [piece], rows: whole satisfies KickRows };
  });
  const half = rows.some(({ name }) => (Number(name[3]) - Number(name[0])) % 2 === 0);
  return {
    ...base,
    id: ownId(base, rows, label),
    name: label ?? ownName(base.name),
    aliases: [],
    kicks: { ...kicks, groups },
    turns: half ? { ...base.turns, rules: { ...base.turns.rules, '180': { is: 'made' } } } : base.turns,
    mirror: [],
    // The offsets of the base make other kicks.
    offsetForm: null,
  };
}

/** More than any figure compares. A program that writes ever new ids would otherwise fill the memory. */
const MOST_KEPT = 32;
const kept = new RecentCache<string, RotationSystem>(MOST_KEPT);

/**
 * The system that an id with rows of its own stands for; undefined where it cannot be read. The same id gives an equal system; it is the
 * same object while that is among the last few.
 */
export function ownSystem(id: string, baseOf: (id: string) => RotationSystem | undefined): RotationSystem | undefined {
  const [baseId, ...parts] = id.split(OWN_MARK);
  const label = ownLabel(id);
  const texts = label === null ? parts : parts.slice(1);
  if (texts.length === 0) return undefined;
  const base = baseOf(baseId!);
  const rows = texts.map(readOwnRow);
  if (!base || !takesRows(base) || rows.includes(null) || rows.length > MOST_ROWS) return undefined;
  if (new Set(rows.map((row) => row!.piece + row!.name)).size < rows.length) return undefined;
  return kept.get(id, () => withOwnRows(base, rows as readonly OwnRow[], label));
}
