import type { RotationSystem } from '#engine/system.ts';
import { ars2, arsAce } from './arsAce.ts';
import { arsSakura } from './arsSakura.ts';
import { arsTgm } from './arsTgm.ts';
import { arsTi } from './arsTi.ts';
import { asc, ascPlus } from './asc.ts';
import { cultris2 } from './cultris2.ts';
import { dtet } from './dtet.ts';
import { dtetHeboris } from './dtetHeboris.ts';
import { jstris } from './jstris.ts';
import { ownSystem } from './ownSystems.ts';
import { nintendoLeft, nintendoRight } from './nintendo.ts';
import { sega } from './sega.ts';
import { srsArika } from './srsArika.ts';
import { srsGuideline } from './srsGuideline.ts';
import { srsNullpomino180 } from './srsNullpomino180.ts';
import { techminoBirs } from './techminoBirs.ts';
import { techminoSrsPlus, techminoSrsX, techminoTrs } from './techmino.ts';
import { tetraX } from './tetraX.ts';
import { tetrioSrs, tetrioSrsPlus } from './tetrio.ts';
import { tetrisBest } from './tetrisBest.ts';
import { tetrisDx } from './tetrisDx.ts';
import { tetrisPerfect } from './tetrisPerfect.ts';
import { tetrisWorlds } from './tetrisWorlds.ts';
import { tetrJs } from './tetrJs.ts';

/**
 * Every system, in the order in which pickers list them. A program that imports this list carries all of them.
 * @example
 * import { SYSTEMS } from 'wallkick/systems';
 *
 * SYSTEMS[0]?.id; // → 'srs-guideline'
 */
export const SYSTEMS: readonly RotationSystem[] = [
  srsGuideline,
  tetrisWorlds,
  srsNullpomino180,
  tetrJs,
  tetrioSrsPlus,
  tetrioSrs,
  jstris,
  techminoTrs,
  techminoSrsPlus,
  techminoSrsX,
  srsArika,
  tetrisPerfect,
  tetrisBest,
  sega,
  arsTgm,
  arsSakura,
  arsTi,
  arsAce,
  ars2,
  dtet,
  dtetHeboris,
  nintendoRight,
  nintendoLeft,
  tetrisDx,
  tetraX,
  asc,
  ascPlus,
  cultris2,
  techminoBirs,
];

/** The system of a figure, an element or a link that names none. */
export const DEFAULT_SYSTEM: RotationSystem = srsGuideline;

const byId = new Map(SYSTEMS.flatMap((system) => [system, ...system.aliases].map(({ id }) => [id, system] as const)));

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
