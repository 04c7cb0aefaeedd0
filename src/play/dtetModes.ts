/** One way of playing DTET, as far as its document gives figures. */
export interface DtetMode {
  readonly name: 'NORMAL' | 'HARD' | 'ADVANCE' | 'Joker' | 'Furthest';
  readonly kind: 'difficulty' | 'final';
  /** The level that is counted from; null where no levels are named. */
  readonly from: number | null;
  /** The last level; null where none is named. */
  readonly cap: number | null;
  /** Where gravity becomes weaker for a while. */
  readonly drops: readonly number[];
  /** The level from which gravity is 20 rows a frame; null where the mode ends before. */
  readonly twentyG: number | null;
}

/** Levels at which gravity drops, and the one from which it is 20G: the same for every difficulty that comes so far. */
const DROPS = [20, 40] as const;
const TWENTY_G = 50;

function difficulty(name: DtetMode['name'], cap: number): DtetMode {
  return {
    name,
    kind: 'difficulty',
    from: 1,
    cap,
    drops: DROPS.filter((level) => level <= cap),
    twentyG: cap >= TWENTY_G ? TWENTY_G : null,
  };
}

/** Source: DTET, "Game modes". Joker plays at the highest gravity from its first level; Furthest is 20G and counts lines. */
export const DTET_MODES: readonly DtetMode[] = [
  difficulty('NORMAL', 30),
  difficulty('HARD', 50),
  difficulty('ADVANCE', 200),
  { name: 'Joker', kind: 'final', from: 50, cap: null, drops: [], twentyG: 50 },
  { name: 'Furthest', kind: 'final', from: null, cap: null, drops: [], twentyG: 0 },
];

/** What is known about the gravity of a mode at a level. */
type GravityFact =
  | { readonly is: '20G' }
  /** Below 20G; how often it has dropped since the first level. How strong it is nobody says. */
  | { readonly is: 'weaker'; readonly drops: number }
  /** The mode has ended, or not begun. */
  | { readonly is: 'not played' };

export function gravityAt({ from, cap, drops, twentyG }: DtetMode, level: number): GravityFact {
  if ((cap !== null && level > cap) || (from !== null && level < from)) return { is: 'not played' };
  if (twentyG !== null && level >= twentyG) return { is: '20G' };
  return { is: 'weaker', drops: drops.filter((dropped) => dropped <= level).length };
}
