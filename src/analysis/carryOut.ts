import { add } from '#engine/geometry.ts';
import type { Memory } from '#engine/memory.ts';
import { turned, type Piece, type Placement, type Precedence, type Turn } from '#engine/piece.ts';
import type { Playfield } from '#engine/playfield.ts';
import { NO_KEYS, type HeldKeys } from '#engine/heldKeys.ts';
import { chosenCode, prepare, rotationCode, type Prepared } from '#engine/prepared.ts';
import { precedenceOf } from '#engine/kicks.ts';
import { attemptOf, turnRule } from '#engine/rotate.ts';
import type { RotationSystem } from '#engine/system.ts';
import { winningTest } from '#engine/winningTest.ts';

/** A piece in play: where it is, and what the system remembers about it. */
export interface InPlay {
  readonly placement: Placement;
  readonly memory: Memory;
}

/** The turns that a press makes, one after the other; none where the system refuses it. */
export function legsOf(system: RotationSystem, piece: Piece, asked: Turn): readonly Turn[] {
  const rule = turnRule(system, piece, asked);
  switch (rule.is) {
    case 'made':
      return [asked];
    case 'becomes':
      return [rule.turn];
    case 'twice':
      return [rule.turn, rule.turn];
    case 'refused':
      return [];
  }
}

/**
 * One turn as it is carried out: where it leads, with the number of the test that won (from 1); null when all fail. What
 * `rotate` says of one leg, without the reasons.
 * @param field as the system sees it: see `fieldFor`
 */
export function carryOut(
  prepared: Prepared,
  field: Playfield,
  { placement, memory }: InPlay,
  turn: Turn,
  precedence: Precedence | null,
  keys: HeldKeys = NO_KEYS,
): (InPlay & { readonly test: number }) | null {
  const { piece, orientation: from, at } = placement;
  const code = chosenCode(prepared, field, rotationCode(piece, from, turn, precedence), at[0], at[1], keys);
  const index = winningTest(prepared, field, code, at[0], at[1], memory);
  if (index < 0) return null;
  const { system, lists } = prepared;
  const kick = lists[code]![index]!;
  return {
    placement: { piece, orientation: turned(from, turn), at: add(at, kick) },
    memory:
      system.memory?.after(memory, attemptOf(system, field, placement, turn, lists[code]![0]!, memory), kick) ?? memory,
    test: index + 1,
  };
}

/**
 * Where a piece is after a turn button was pressed, in whatever way the system takes the press.
 * @param field as the system sees it: see `fieldFor`
 */
export function press(
  system: RotationSystem,
  field: Playfield,
  start: InPlay,
  turn: Turn,
  asked: Precedence | null,
  keys: HeldKeys = NO_KEYS,
): InPlay {
  const prepared = prepare(system);
  let now = start;
  for (const leg of legsOf(system, start.placement.piece, turn))
    now = carryOut(prepared, field, now, leg, precedenceOf(system.kicks, leg, asked), keys) ?? now;
  return now;
}
