/** Id and name of every system, in the order of the registry: what a picker shows before any rules are fetched. */
export const SYSTEM_NAMES = [
  { id: 'srs-guideline', name: 'Guideline SRS' },
  { id: 'tetris-worlds', name: 'Tetris Worlds' },
  { id: 'srs-nullpomino-180', name: 'NullpoMino SRS with half turns' },
  { id: 'tetr-js', name: 'tetr.js' },
  { id: 'srs-arika', name: 'Arika SRS' },
  { id: 'tetris-perfect', name: 'Tetris Perfect' },
  { id: 'tetris-best', name: 'Tetris Best' },
  { id: 'sega', name: 'Sega' },
  { id: 'ars-tgm', name: 'ARS (TGM, TAP)' },
  { id: 'ars-sakura', name: 'ARS (Cardcaptor Sakura)' },
  { id: 'ars-ti', name: 'ARS (TGM3)' },
  { id: 'ars-ace', name: 'ARS (TGM ACE)' },
  { id: 'ars2', name: 'ARS2 (TGM ACE, patched)' },
  { id: 'dtet', name: 'DTET' },
  { id: 'dtet-heboris', name: 'DTET (Heboris)' },
  { id: 'nintendo-right', name: 'Nintendo, right-handed (NES)' },
  { id: 'nintendo-left', name: 'Nintendo, left-handed (Game Boy)' },
] as const satisfies readonly { readonly id: string; readonly name: string }[];

/** The name of a system of the registry; undefined for any other id. */
export const nameOf = (id: string): string | undefined => SYSTEM_NAMES.find((system) => system.id === id)?.name;

/** Stands in the id of a system that a reader made, between that of its base and its own rows: see ownSystems.ts. */
export const OWN_MARK = '~';

/** The name of a system with rows of its own, which tells it from the published one. */
export const ownName = (base: string): string => `${base}*`;
