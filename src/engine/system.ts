import type { Attempt } from './attempt.ts';
import type { Choice } from './choice.ts';
import type { Vec } from './geometry.ts';
import type { Guard } from './guard.ts';
import type { Memory } from './memory.ts';
import type { Message } from './message.ts';
import type { Orientation, Piece, Precedence, Transition, Turn } from './piece.ts';
import type { ShapeTable } from './shapes.ts';

/** Kicks after basic rotation, in test order, one list a transition. */
export type KickRows = Readonly<Partial<Record<Transition, readonly Vec[]>>>;

/** Pieces that share kick rows. */
export interface KickGroup {
  readonly pieces: readonly Piece[];
  readonly rows: KickRows;
}

/** One list of offsets for each orientation; term k of test k. */
export interface OffsetGroup {
  readonly pieces: readonly Piece[];
  readonly offsets: readonly [readonly Vec[], readonly Vec[], readonly Vec[], readonly Vec[]];
}

/** Kicks lean towards held keys that the piece cannot follow: see bias.ts. */
export interface BiasRule {
  /** The square of the longest displacement that is tried. */
  readonly farthest: number;
}

/** Kick lists by transition, relative to basic rotation. Pieces in no group never kick. */
export interface TransitionPolicy {
  readonly datum: 'basic rotation';
  readonly rowBy: 'transition';
  readonly groups: readonly KickGroup[];
  /** Left out where held keys do not matter. */
  readonly bias?: BiasRule;
}

/** One kick list for each button side; `then` adds kicks of single pieces and transitions at the end. */
interface PrecedencePolicy {
  readonly datum: 'basic rotation';
  readonly rowBy: 'precedence';
  /** The side of each turn when the request names none. */
  readonly natural: Readonly<Record<Turn, Precedence>>;
  readonly rows: Readonly<Record<Precedence, readonly Vec[]>>;
  readonly then: readonly KickGroup[];
}

/** Offsets by orientation, relative to true rotation; the kick of test k is offset k of the old orientation minus that of the new. */
export interface OffsetPolicy {
  readonly datum: 'true rotation';
  readonly rowBy: 'offsets';
  readonly groups: readonly OffsetGroup[];
}

/** One set of lists for each case of a condition. A list holds every test, so basic rotation stands where the source has it. */
interface ChoicePolicy {
  readonly datum: 'basic rotation';
  readonly rowBy: 'choice';
  readonly choice: Choice;
  /** By case. Pieces in no group try basic rotation alone. */
  readonly lists: readonly (readonly KickGroup[])[];
  /** A displacement that belongs to the turn, one for each row, and is added to each test; left out where there is none. */
  readonly carries?: readonly KickGroup[];
}

/**
 * Which positions a rotation tries, in order: by transition, by the side of the button, by a condition, or by offsets from true rotation.
 */
export type KickPolicy = TransitionPolicy | PrecedencePolicy | ChoicePolicy | OffsetPolicy;

/** How a system answers a press: it makes the rotation, another one, two of them, or none. */
export type TurnRule =
  | { readonly is: 'made' }
  | { readonly is: 'becomes'; readonly turn: Turn }
  | { readonly is: 'twice'; readonly turn: Turn }
  | { readonly is: 'refused'; readonly because: Message };

/** Which rotations a system makes. */
export interface TurnRules {
  readonly rules: Readonly<Record<Turn, TurnRule>>;
  /** Pieces that do not turn at all. */
  readonly never: { readonly pieces: readonly Piece[]; readonly because: Message } | null;
}

/** How a successful rotation changes what is remembered. Pure; called once for each accepted test. */
export interface MemorySpec {
  readonly after: (memory: Memory, attempt: Attempt, kick: Vec) => Memory;
}

/** Where pieces enter. Columns from 0 (leftmost mino), rows from 1 as the sources count them. */
export interface SpawnRule {
  readonly orientation: Readonly<Record<Piece, Orientation>>;
  readonly column: Readonly<Record<Piece, number>>;
  readonly edge: 'lowest row' | 'topmost row';
  readonly row: number;
  /** Rows by which a blocked spawn may move up (ACE); 0 when it ends the game. */
  readonly raise: number;
  /** Whether the state is drawn at random, and `orientation` is one of those that come. */
  readonly drawn?: true;
}

/** Lock and entry behaviour, as far as the sources state it. */
export interface LockRule {
  readonly reset: 'infinity' | 'step' | 'moves' | 'unknown';
  /** Lock-delay resets allowed for one piece; null when there is no limit or nobody knows. */
  readonly resetLimit: number | null;
  /** Resets by turns, where they are counted apart and `resetLimit` is for those by moves; left out where both share one count. */
  readonly turnResetLimit?: number;
  /** What contact does to a piece that has had its last reset; left out where the delay runs out as usual. */
  readonly afterLastReset?: 'locks';
  /** Where the count of resets starts again; left out where a piece has one count. */
  readonly countsAnew?: 'lowest row';
  readonly softDrop: 'locks' | 'does not lock' | 'unknown';
  /** What the fastest drop is and whether it locks. */
  readonly hardDrop: 'locks' | 'sonic' | 'none' | 'unknown';
  /**
   * The pause before a piece enters, as the sources state it, so `unknown` is a value like the others; `unknown length` where figures have
   * one only if they say how long it is.
   */
  readonly entryDelay: 'yes' | 'unknown length' | 'no' | 'unknown';
  readonly initialRotation: 'yes' | 'no' | 'by held buttons' | 'unknown';
  /** Whether a turn at entry may kick; left out where it may not, or where there is none. */
  readonly initialKicks?: true;
  readonly initialHold: 'yes' | 'no' | 'unknown';
  /** Where the source says that no piece can be held; left out where no source says it. */
  readonly hold?: 'none';
  /** Whether the source says all of this of most games with the system, and of none by name. */
  readonly usual?: boolean;
}

/** How rotation buttons act in play. */
export type ButtonRule =
  /** A press is tried once. `sides` names the kick side that a turn takes while the button of another turn is held (Heboris). */
  | {
      readonly is: 'tried once a press';
      readonly sides: readonly { readonly turn: Turn; readonly whileHeld: Turn; readonly precedence: Precedence }[];
    }
  /**
   * Two buttons, tried every frame until they have turned the piece; both together may turn `halfTurn` pieces at once (DTET). `left` is
   * the turn of the left button where the other one does not reverse it; the right one turns the other way. `halfTurnUses` names the
   * buttons that such a half turn uses up; left out where it uses both.
   */
  | {
      readonly is: 'two, tried every frame';
      readonly left: Exclude<Turn, '180'>;
      readonly halfTurn: readonly Piece[];
      readonly halfTurnUses?: readonly Precedence[];
    };

export type PaletteName = 'guideline' | 'arika';

/** The other side of an open question, selectable by name. */
export interface Reading {
  /** The disagreement it belongs to, D1 to D10, or the entry of the errata whose source can be read in another way, E6 and others. */
  readonly decision: string;
  readonly apply: (system: RotationSystem) => RotationSystem;
}

/** Kicks as offsets from true rotation, with the shapes they belong to. */
export interface OffsetForm {
  readonly shapes: ShapeTable;
  readonly kicks: OffsetPolicy;
}

/** Another name for the same rules. */
export interface Alias {
  readonly id: string;
  readonly name: string;
}

/**
 * A rotation system as data: shapes, spawn, kicks, which rotations exist, and conditions (`guards`) where a system has them. `defineSystem` fills in what most systems share.
 */
export interface RotationSystem {
  readonly id: string;
  readonly name: string;
  /** Names under which other games have these rules; their ids are accepted wherever that of the system is. */
  readonly aliases: readonly Alias[];
  /** Systems with the same word share a section of the tables. */
  readonly family: string;
  readonly shapes: ShapeTable;
  readonly spawn: SpawnRule;
  readonly kicks: KickPolicy;
  readonly turns: TurnRules;
  readonly guards: readonly Guard[];
  readonly memory: MemorySpec | null;
  /** Rows above the visible ones that a mino may reach; null when the field is open. */
  readonly headroom: number | null;
  readonly field: { readonly width: number; readonly height: number };
  /** Kicks that have a name, by displacement `dx,dy`: message code and reference number. Others are counted by their place. */
  readonly kickNames: Readonly<Record<string, { readonly name: string; readonly number: number }>>;
  /** Pieces whose quarter turns are mirror images of those of the mirrored piece, on every board. */
  readonly mirror: readonly Piece[];
  /** The same kicks as offsets from true rotation, where the source gives both; null where it does not. */
  readonly offsetForm: OffsetForm | null;
  readonly palette: PaletteName;
  readonly lock: LockRule;
  readonly buttons: ButtonRule;
  readonly readings: Readonly<Record<string, Reading>>;
  /** Names of the readings that were selected. */
  readonly selected: readonly string[];
  /** What nobody knows about the system, as message codes. */
  readonly unknown: readonly string[];
}
