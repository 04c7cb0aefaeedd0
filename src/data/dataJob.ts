import type { Budget } from '#analysis/budget.ts';
import type { Job } from '#analysis/job.ts';
import {
  knownProperties,
  PROPERTY_SEARCHES,
  searchProperties,
  type PropertySearch,
  type Properties,
} from '#analysis/properties.ts';
import { PIECES, type Piece } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { prettyJson } from './prettyJson.ts';
import { systemData } from './systemData.ts';

/** The JSON of a system, whose properties take searches: those that were not looked at are null. */
export function dataJob(system: RotationSystem, schema: string): Job<string> {
  const found: Partial<Record<Piece, Partial<Properties>>> = {};
  const part = (search: PropertySearch, piece: Piece) => (budget: Budget) => {
    found[piece] = { ...found[piece], ...searchProperties(search, system, piece, budget) };
  };
  return {
    parts: PROPERTY_SEARCHES.flatMap((search) => PIECES.map((piece) => part(search, piece))),
    value: () => prettyJson(systemData(system, schema, (piece) => knownProperties(system, piece, found[piece] ?? {}))),
  };
}
