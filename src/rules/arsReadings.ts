import type { Guard } from '#engine/guard.ts';
import type { Piece, Transition } from '#engine/piece.ts';
import type { KickGroup, Reading, RotationSystem } from '#engine/system.ts';
import { ARS_SIDES, I_FARTHER_SIDEWAYS, UPRIGHT_TO_LYING } from './arsKicks.ts';
import { anyOffCentre } from './guards/centreColumn.ts';
import { iContact, tGrounded } from './guards/contact.ts';
import { floorKickBudget } from './guards/floorKickBudget.ts';
import { rowsFor } from './kickTables.ts';

/** The system with one more guard, in place of the one of that name if there is one. */
const withGuard = (system: RotationSystem, guard: Guard): RotationSystem => ({
  ...system,
  guards: system.guards.some(({ name }) => name === guard.name)
    ? system.guards.map((known) => (known.name === guard.name ? guard : known))
    : [...system.guards, guard],
});

const withoutGuard = (system: RotationSystem, unwanted: Guard): RotationSystem => ({
  ...system,
  guards: system.guards.filter(({ name }) => name !== unwanted.name),
});

/** The kick lists with the rows of one piece and some of its transitions left out. */
const withoutRows = (groups: readonly KickGroup[], piece: Piece, left: readonly Transition[]): readonly KickGroup[] =>
  groups.flatMap((group) =>
    group.pieces.includes(piece)
      ? [
          { ...group, pieces: group.pieces.filter((other) => other !== piece) },
          {
            pieces: [piece],
            rows: Object.fromEntries(Object.entries(group.rows).filter(([name]) => !left.includes(name as Transition))),
          },
        ]
      : [group],
  );

/** The system with other kick lists. */
function withGroups(
  system: RotationSystem,
  change: (groups: readonly KickGroup[]) => readonly KickGroup[],
): RotationSystem {
  const { kicks } = system;
  if (kicks.rowBy !== 'transition') throw new Error(`${system.id}: the reading needs kicks by transition`);
  return { ...system, kicks: { ...kicks, groups: change(kicks.groups) } };
}

const noKicksOfSAndZ = (groups: readonly KickGroup[]): readonly KickGroup[] =>
  withoutRows(withoutRows(groups, 'S', ['0>>1', '2>>1']), 'Z', ['0>>3', '2>>3']);

/** The O in the list that J, L, S, T and Z share. */
const kicksOfTheO = (groups: readonly KickGroup[]): readonly KickGroup[] =>
  groups.map((group) => (group === ARS_SIDES ? { ...group, pieces: [...group.pieces, 'O'] } : group));

const twoSidewaysKicksOfTheI = (groups: readonly KickGroup[]): readonly KickGroup[] =>
  groups.map((group) =>
    group.pieces.includes('I')
      ? { ...group, rows: { ...group.rows, ...rowsFor(UPRIGHT_TO_LYING, I_FARTHER_SIDEWAYS) } }
      : group,
  );

// One entry a disagreement of the sources, or a sentence that can be taken in another way. The default of each system is the ruling; these are the other sides.

/** D1. NullpoMino and Heboris: a kick is tried if any blocked square is off the centre column. */
export const ANY_OFF_CENTRE: Reading = { decision: 'D1', apply: (system) => withGuard(system, anyOffCentre) };

/** D2. NullpoMino: S and Z do not kick where the upright piece stands on the left half (S) or right half (Z) of the box. */
export const S_Z_NEVER_KICK: Reading = { decision: 'D2', apply: (system) => withGroups(system, noKicksOfSAndZ) };

/** D3. NullpoMino, Heboris and others: the I kicks to the side without touching anything. */
export const I_KICK_WITHOUT_CONTACT: Reading = { decision: 'D3', apply: (system) => withoutGuard(system, iContact) };

/** D4. Cambridge: the T kicks up only off the ground. */
export const T_FLOOR_KICK_NEEDS_GROUND: Reading = { decision: 'D4', apply: (system) => withGuard(system, tGrounded) };

const ONCE = floorKickBudget({ I: 1, T: 1 });

/** D5. NullpoMino, Heboris and Cambridge: the T kicks up once in TGM3, as the I does. */
export const ONE_T_FLOOR_KICK: Reading = { decision: 'D5', apply: (system) => withGuard(system, ONCE) };

/** D9. NullpoMino and Heboris: one kick upwards a piece in ACE too. */
export const ONE_FLOOR_KICK: Reading = { decision: 'D9', apply: (system) => withGuard(system, ONCE) };

/** E10. The sentence taken at its word: two wall kicks of the I, without the one that the next passage describes. */
export const TWO_I_WALL_KICKS: Reading = {
  decision: 'E10',
  apply: (system) => withGroups(system, twoSidewaysKicksOfTheI),
};

/** E12. The list of exceptions taken at its word: the O, which it leaves out, kicks as J, L, S, T and Z do. */
export const O_KICKS: Reading = { decision: 'E12', apply: (system) => withGroups(system, kicksOfTheO) };
