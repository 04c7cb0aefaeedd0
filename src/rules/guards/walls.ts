import type { Attempt } from '#engine/attempt.ts';
import type { Guard } from '#engine/guard.ts';
import { obstacleAt } from '#engine/playfield.ts';
import { onField } from './search.ts';

/** The squares of basic rotation that something stops, and by what. */
const stopsOf = (attempt: Attempt) =>
  attempt.after.map((square) => {
    const cell = onField(attempt, square);
    return { cell, kind: obstacleAt(attempt.field, cell[0], cell[1]) };
  });

type Stop = ReturnType<typeof stopsOf>[number];
const isWall = ({ kind }: Stop): boolean => kind === 'left wall' || kind === 'right wall';

/**
 * Kicks from walls: a piece kicks only where basic rotation would be in a side wall.
 * @param others what other obstacles of basic rotation do: `forbid` all kicks (TetriNET), or nothing (NullpoMino’s CLASSIC-S)
 */
export function wallsOnly(others: 'forbid' | 'allow'): Guard {
  const name = 'walls-only';
  /** The squares that forbid kicks, and why; null where they may be tried. */
  const against = (attempt: Attempt): { readonly why: 'noWall' | 'block'; readonly stops: readonly Stop[] } | null => {
    const stops = stopsOf(attempt).filter(({ kind }) => kind !== null);
    if (!stops.some(isWall)) return { why: 'noWall', stops };
    const blocks = stops.filter((stop) => !isWall(stop));
    return others === 'forbid' && blocks.length > 0 ? { why: 'block', stops: blocks } : null;
  };
  const cellsOf = (stops: readonly Stop[]) => stops.map(({ cell }) => cell);
  return {
    name,
    atWalls: true,
    refuses: (attempt) => against(attempt) !== null,
    explain: (attempt) => {
      const { why, stops } = against(attempt)!;
      return { because: { code: `refused.wallsOnly.${why}` }, cells: cellsOf(stops) };
    },
    finding: (attempt) => {
      const found = against(attempt);
      const cells = cellsOf(found?.stops ?? stopsOf(attempt).filter(isWall));
      return { guard: name, message: { code: `finding.wallsOnly.${found?.why ?? 'wall'}` }, cells, searched: [] };
    },
  };
}
