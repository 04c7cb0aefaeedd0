import type { RotationSystem } from '#engine/system.ts';
import { ars2, arsAce } from './arsAce.ts';
import { arsSakura } from './arsSakura.ts';
import { arsTgm } from './arsTgm.ts';
import { arsTi } from './arsTi.ts';
import { dtet } from './dtet.ts';
import { jstris } from './jstris.ts';
import { ownSystem } from './ownSystems.ts';
import { LATER } from './later.ts';
import { LATER_NAMES, noteAllHere, type Listed } from './laterNames.ts';
import { nintendoLeft, nintendoRight } from './nintendo.ts';
import { sega } from './sega.ts';
import { srsArika } from './srsArika.ts';
import { srsGuideline } from './srsGuideline.ts';
import { srsNullpomino180 } from './srsNullpomino180.ts';
import { tetrioSrs, tetrioSrsPlus } from './tetrio.ts';
import { tetrisWorlds } from './tetrisWorlds.ts';
import { tetrJs } from './tetrJs.ts';

/** The systems that a browser has from the start. Those of later.ts are fetched when something names one of them: see laterSystems.ts. */
const FIRST: readonly RotationSystem[] = [
  srsGuideline,
  tetrisWorlds,
  srsNullpomino180,
  tetrJs,
  tetrioSrsPlus,
  tetrioSrs,
  jstris,
  srsArika,
  sega,
  arsTgm,
  arsSakura,
  arsTi,
  arsAce,
  ars2,
  dtet,
  nintendoRight,
  nintendoLeft,
];

const all: RotationSystem[] = [...FIRST, ...LATER];
if (LATER.length > 0) noteAllHere();

/** Every system, for lists that must be whole before the rules of all of them have come. */
export const LISTED: readonly Listed[] = [...FIRST, ...LATER_NAMES];

/**
 * Every system, in the order in which pickers list them. A program that imports this list carries all of them.
 * @example
 * import { SYSTEMS } from 'wallkick/systems';
 *
 * SYSTEMS[0]?.id; // → 'srs-guideline'
 */
export const SYSTEMS: readonly RotationSystem[] = all;

/** The system of a figure, an element or a link that names none. */
export const DEFAULT_SYSTEM: RotationSystem = srsGuideline;

const idsOf = (system: RotationSystem) => [system, ...system.aliases].map(({ id }) => [id, system] as const);

const byId = new Map(SYSTEMS.flatMap(idsOf));

/** Adds the systems of later.ts, each once. */
export function addSystems(systems: readonly RotationSystem[]): void {
  const added = systems.filter(({ id }) => !byId.has(id));
  all.push(...added);
  for (const [id, system] of added.flatMap(idsOf)) byId.set(id, system);
  noteAllHere();
}

/**
 * Finds a system by its id, by the id of another name that it has, or by an id that holds kick rows.
 * @returns undefined if no system has that id
 * @example
 * import { systemById } from 'wallkick/systems';
 *
 * systemById('tetrio-srs-x')?.id; // → 'srs-nullpomino-180'
 * systemById('srs-guideline~T01:1_0')?.name; // → 'Guideline SRS*'
 */
export const systemById = (id: string): RotationSystem | undefined =>
  byId.get(id) ?? ownSystem(id, (base) => byId.get(base));
