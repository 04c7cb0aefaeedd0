import { biasRule } from '#engine/bias.ts';
import type { Vec } from '#engine/geometry.ts';
import { PIECES, TURNS, type Orientation, type Piece, type Turn } from '#engine/piece.ts';
import { spawnPlacement } from '#engine/spawn.ts';
import type { Alias, ButtonRule, LockRule, RotationSystem, TurnRule } from '#engine/system.ts';
import { NOT_LOOKED_AT, propertiesOf, type PartlyLooked, type Properties } from '#analysis/properties.ts';
import { originOf, type SourceRef } from '#rules/origins.ts';
import { sources, type Source } from '#rules/sources.ts';
import { kicksAreUnknown } from '#rules/unknownFacts.ts';
import { BIAS_RULE, choiceRule, DATA_LICENCE, DATA_VERSION, GENERATOR } from './provenance.ts';
import { kickLists, offsetForm } from './tables.ts';

type ByPiece<T> = Readonly<Record<string, T>>;

/** Where a fact comes from, with the title of the work and, if it is public, its address. */
type CitedSource = SourceRef & Pick<Source, 'title' | 'href'>;

function citedSource(ref: SourceRef): CitedSource {
  const { title, href }: Source = sources.find(({ id }) => id === ref.id)!;
  return { ...ref, title, ...(href !== undefined && { href }) };
}

/** A rotation system as it is published: plain JSON, described by schema.json. x to the right, y up, rows from 0. */
export interface SystemData {
  /** The address of the schema, where it is known. */
  readonly $schema?: string;
  readonly version: number;
  readonly id: string;
  readonly name: string;
  /** Other games' names for the same rules. */
  readonly aliases: readonly Alias[];
  readonly family: RotationSystem['family'];
  readonly provenance: {
    readonly generator: string;
    readonly licence: string;
    readonly sources: readonly CitedSource[];
  };
  readonly conventions: { readonly x: 'right'; readonly y: 'up'; readonly states: string; readonly tests: string };
  readonly field: { readonly width: number; readonly height: number; readonly headroom: number | null };
  readonly pieces: ByPiece<{
    readonly box: number;
    readonly centre: Vec;
    readonly states: readonly (readonly Vec[])[];
  }>;
  readonly spawn: {
    readonly raise: number;
    readonly pieces: ByPiece<{ readonly state: Orientation; readonly at: Vec }>;
  };
  readonly turns: Readonly<Record<Turn, string>>;
  readonly neverTurned: readonly Piece[];
  /** By button side or case of the condition (`any` where neither matters), piece and turn. Test 1 first. */
  readonly tests: Readonly<Record<string, ByPiece<Readonly<Record<string, readonly Vec[]>>>>>;
  /** How kicks lean towards held keys; null where they do not. */
  readonly heldKeys: { readonly rule: string; readonly farthestSquared: number } | null;
  /** What chooses among the lists of tests, and what each turn adds to them; null where there is one list. */
  readonly choice: {
    readonly name: string;
    readonly rule: string;
    readonly carried: ByPiece<Readonly<Record<string, Vec>>>;
  } | null;
  readonly naturalSides: Readonly<Record<Turn, string>> | null;
  readonly offsets: {
    readonly origin: 'source' | 'derived';
    readonly pieces: ByPiece<{
      readonly box: number;
      readonly states: readonly (readonly Vec[])[];
      readonly offsets: readonly (readonly Vec[])[];
    }>;
  } | null;
  readonly guards: readonly string[];
  readonly countsFloorKicks: 'yes' | 'no';
  readonly mirrored: readonly Piece[];
  readonly lock: Omit<LockRule, 'initialKicks'> & { readonly initialKicks?: 'yes' };
  readonly buttons: ButtonRule;
  readonly readings: ByPiece<string>;
  readonly unknown: readonly string[];
  /** What was not looked at is null; in published files all of it was. */
  readonly properties: ByPiece<PartlyLooked<Properties>>;
}

const byPiece = <T>(value: (piece: Piece) => T): ByPiece<T> =>
  Object.fromEntries(PIECES.map((piece) => [piece, value(piece)]));

/** The file says yes where the record has a boolean, as it does for the other facts. */
function lockData({ initialKicks, ...lock }: LockRule): SystemData['lock'] {
  return initialKicks ? { ...lock, initialKicks: 'yes' } : lock;
}

function turnWord(rule: TurnRule): string {
  switch (rule.is) {
    case 'made':
      return 'made';
    case 'becomes':
      return rule.turn;
    case 'twice':
      return `${rule.turn} ${rule.turn}`;
    case 'refused':
      return 'not made';
  }
}

/**
 * Everything that the rules say of a system, and what is proved of its pieces.
 * @param schema the whole address of the schema: a reader may keep the file alone
 * @param propertiesFor what is known of a piece; if left out, all of it where the kicks are known, and nothing where they are not
 */
export function systemData(
  system: RotationSystem,
  schema?: string,
  propertiesFor: (piece: Piece) => PartlyLooked<Properties> = (piece) =>
    kicksAreUnknown(system) ? NOT_LOOKED_AT : propertiesOf(system, piece),
): SystemData {
  const { id, name, aliases, family, field, headroom, shapes, kicks, turns } = system;
  const offsets = offsetForm(system);
  const bias = biasRule(system);
  return {
    ...(schema !== undefined && { $schema: schema }),
    version: DATA_VERSION,
    id,
    name,
    aliases,
    family,
    provenance: { generator: GENERATOR, licence: DATA_LICENCE, sources: originOf(id).sources.map(citedSource) },
    conventions: {
      x: 'right',
      y: 'up',
      states:
        '0 spawn, 1 clockwise from spawn, 2 half turn, 3 counter-clockwise. Squares count from the lower left corner of the box',
      tests: 'displacements from basic rotation, in test order; the first that fits wins unless a guard refuses it',
    },
    field: { ...field, headroom },
    pieces: byPiece((piece) => shapes[piece]),
    spawn: {
      raise: system.spawn.raise,
      pieces: byPiece((piece) => {
        const { orientation, at } = spawnPlacement(system, piece);
        return { state: orientation, at };
      }),
    },
    turns: Object.fromEntries(TURNS.map((turn) => [turn, turnWord(turns.rules[turn])])) as Record<Turn, string>,
    neverTurned: turns.never?.pieces ?? [],
    tests: Object.fromEntries(
      kickLists(system).map(({ side, pieces }) => [
        side ?? 'any',
        Object.fromEntries(pieces.map(({ piece, rows }) => [piece, Object.fromEntries(rows)])),
      ]),
    ),
    heldKeys: bias && { rule: BIAS_RULE, farthestSquared: bias.farthest },
    choice:
      kicks.rowBy === 'choice'
        ? {
            name: kicks.choice.name,
            rule: choiceRule(system)!,
            carried: Object.fromEntries(
              (kicks.carries ?? []).flatMap(({ pieces, rows }) =>
                pieces.map((piece) => [
                  piece,
                  Object.fromEntries(Object.entries(rows).map(([name, [carried]]) => [name, carried!])),
                ]),
              ),
            ),
          }
        : null,
    naturalSides: kicks.rowBy === 'precedence' ? kicks.natural : null,
    offsets: offsets && {
      origin: offsets.origin,
      pieces: Object.fromEntries(
        offsets.pieces.map(({ piece, offsets: own }) => {
          const { box, states } = offsets.shapes[piece];
          return [piece, { box, states, offsets: own }];
        }),
      ),
    },
    guards: system.guards.map((guard) => guard.name),
    countsFloorKicks: system.memory ? 'yes' : 'no',
    mirrored: system.mirror,
    lock: lockData(system.lock),
    buttons: system.buttons,
    readings: Object.fromEntries(Object.entries(system.readings).map(([reading, { decision }]) => [reading, decision])),
    unknown: system.unknown,
    properties: byPiece(propertiesFor),
  };
}
