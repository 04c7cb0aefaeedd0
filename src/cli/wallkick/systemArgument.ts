import type { RotationSystem } from '#engine/system.ts';
import { ownFault } from '#rules/ownFault.ts';
import { systemById, SYSTEMS } from '#rules/registry.ts';
import { nearestOf } from './nearest.ts';

/** Names that people use and ids do not contain, as `SRS+` and `TGM3`. */
const spoken = new Map(SYSTEMS.map(({ id, name }) => [name.toLowerCase(), id]));
const IDS = [...SYSTEMS, ...SYSTEMS.flatMap(({ aliases }) => aliases)].map(({ id }) => id);

/** What is wrong with the name of a system, with the name that was probably meant. */
export function unknownSystem(id: string, known: readonly RotationSystem[] = SYSTEMS): string {
  const own = ownFault(id, 0);
  if (own !== null) return own.sentence;
  const meant = spoken.get(id.toLowerCase()) ?? nearestOf(id, IDS);
  const list = known.map((system) => system.id).join(', ');
  return meant === null
    ? `"${id}" is not a rotation system; known are ${list}.`
    : `"${id}" is not a rotation system; did you mean ${meant}? Known are ${list}.`;
}

/** The system of an argument, or what is wrong with it. */
export const systemArgument = (id: string): RotationSystem | string => systemById(id) ?? unknownSystem(id);
