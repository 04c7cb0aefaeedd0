import { PIECES, type Piece, type Precedence, type Turn } from '#engine/piece.ts';
import { RecentCache } from '#rules/recentCache.ts';
import type { ListPlace } from './row.ts';

/** A state as a name says it: a number, counted from 0 or from 1, or a word. */
export type StateName = string;

/** What the text before a list says. */
export interface StepName {
  readonly pieces: readonly Piece[];
  /** Those that a comment or a heading names. */
  readonly piecesAbove: readonly Piece[];
  readonly turn: readonly [StateName, StateName] | null;
  /** A state alone. */
  readonly state: StateName | null;
  readonly direction: Turn | null;
  /** The state that is turned to, where a name says so. */
  readonly target: StateName | null;
  readonly isOffsets: boolean;
  /** A table of something else: shapes, spawn positions, a rotation matrix. */
  readonly isOther: boolean;
  readonly side: Precedence | null;
  /** The words that say none of that. */
  readonly stem: string;
  readonly sizes: readonly number[];
  /** The last branch of a program: `else`. */
  readonly isRest: boolean;
}

export const FIVE = ['J', 'L', 'S', 'T', 'Z'] as const satisfies readonly Piece[];

const STATE_WORDS: ReadonlySet<string> = new Set(
  'R L N E S W UP UPRIGHT RIGHT DOWN UPSIDEDOWN LEFT SPAWN REVERSE INVERTED NORTH EAST SOUTH WEST ZERO ONE TWO THREE INITIAL'.split(
    ' ',
  ),
);
const isState = (atom: string): boolean => /^[0-4]$/.test(atom) || STATE_WORDS.has(atom.toUpperCase());

/** The words of a text: `WK_NON_I_0R`, `standardCW`, `wallKicksI`. */
const atomsOf = (text: string): readonly string[] => text.match(/\d+|(?<![A-Z])[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

const SYMBOL =
  /(?<![A-Za-z0-9])([0-4RLNESW]|[A-Za-z]{2,7})\s*(?:>\s*>|-{1,2}>|=>|→|⇒|>)\s*([0-4RLNESW]|[A-Za-z]{2,7})(?![A-Za-z0-9])/g;
const GLUED = /(?<![A-Za-z0-9]|\d\.)([0-4RLNESW])(?:_?to_?|[_-])?([0-4RLNESW])(?![A-Za-z0-9]|\.\d)/g;
const JOINED = /(?<![A-Za-z])([A-Za-z]{2,7})(?:_?[tT]o_?|_|-)([A-Za-z]{2,7})(?![A-Za-z])/g;
/** `R0, R1`: a letter before each number says nothing. */
const LETTERED = /(?<![A-Za-z0-9])([A-Za-z])([0-4])(\W+)\1([0-4])(?![A-Za-z0-9])/g;
const TARGET = /\b(?:target|to|next|new|end)[A-Za-z_]*["']?\s*[:=]+\s*["']?(?:[A-Za-z]+\.)?(\w+)/i;
const SOURCE = /\b(?:from|source|start|current|old)[A-Za-z_]*["']?\s*[:=]+\s*["']?(?:[A-Za-z]+\.)?(\w+)/i;
/** `a == 0 and b == 1` */
const EQUAL = /(?<!\w)(\w+)\s*==\s*(\d)\s*(?:and|&&)\s*\w+\s*==\s*(\d)/;
/** `Facing::North` */
const QUALIFIER = /(?<!\w)[A-Za-z_]\w*(?:::|\.)(?=[A-Za-z])/g;
const NAMES_STATE = /^(?:to|from|state|states|rotation|orientation|rot|case|and|of|dir|direction)$/i;

interface Found {
  readonly turn: StepName['turn'];
  /** The text without the turn. */
  readonly rest: string;
}

const different = (a: string | undefined, b: string | undefined): readonly [string, string] | null =>
  a !== undefined && b !== undefined && a.toUpperCase() !== b.toUpperCase() && isState(a) && isState(b) ? [a, b] : null;

/** Both names are of one way to name states: `NE`, `0R`, `12`, `ZERO R`. */
const FAMILIES = [/^[NESW]$/, /^(?:[0-4RL]|ZERO|TWO|SPAWN|INITIAL|REVERSE)$/];
const oneFamily = (a: string, b: string): boolean => FAMILIES.some((own) => own.test(a) && own.test(b));

const SIZES = /\[\s*\d+\s*\]|;\s*\d+\s*(?=\])/g;

/** The turn that a text names. The sizes of an array say none; indices do, `kicks[0][1] = …`. */
export const saysTurn = (text: string): boolean => turnIn(text, true).turn !== null;
function turnIn(text: string, hasIndices: boolean): Found {
  const found = turnOf(text.replace(SIZES, ' ').replace(LETTERED, '$2$3$4'));
  return found.turn || !hasIndices ? { ...found, rest: found.turn ? found.rest : text } : turnOf(text);
}

function turnOf(text: string): Found {
  for (const match of [SYMBOL, GLUED, JOINED]) {
    match.lastIndex = 0;
    let last: Found | null = null;
    for (let own = match.exec(text); own; own = match.exec(text)) {
      const turn = different(own[1], own[2]);
      const isGlued = match === GLUED;
      if (turn && (!isGlued || oneFamily(turn[0], turn[1])))
        last = { turn, rest: `${text.slice(0, own.index)} ${text.slice(own.index + own[0].length)}` };
      match.lastIndex = own.index + 1;
    }
    if (last) return last;
  }
  const compared = EQUAL.exec(text);
  if (compared) {
    const [whole, name = '', from, to] = compared;
    const turn = TARGET.test(`${name} = 0`) ? different(to, from) : different(from, to);
    if (turn) return { turn, rest: text.replace(whole, ' ') };
  }
  const [source, target] = [SOURCE.exec(text)?.[1], TARGET.exec(text)?.[1]];
  const named = different(source, target);
  if (named) return { turn: named, rest: text.replace(SOURCE, ' ').replace(TARGET, ' ') };
  const atoms = atomsOf(text.replace(QUALIFIER, ' ')).filter((atom) => !NAMES_STATE.test(atom));
  for (let index = atoms.length - 1; index > 0; index--) {
    const turn = different(atoms[index - 1], atoms[index]);
    const isWord = turn?.every((own) => /^[0-4]$/.test(own) || own.length > 1) ?? false;
    if (turn && (isWord || oneFamily(turn[0].toUpperCase(), turn[1].toUpperCase())))
      return { turn, rest: atoms.filter((_, own) => own < index - 1 || own > index).join(' ') };
  }
  return { turn: null, rest: text };
}

const OTHERS = /^(?:others?|default|standard|normal|rest|common|general|generic|remaining|jlstz)$/i;
/** `!(piece == Piece.O)`, behind a branch for the I. */
const NOT_O = /!\s*\([^()]*\bO\s*\)|!=\s*(?:\w+\.)?O\b/;
const NOT_I =
  /(?:^|[^A-Za-z])(?:[Nn]on|NON|[Nn]ot|NOT|[Ee]xcept|EXCEPT|[Bb]ut|BUT)[\s_-]*(?:the\s)?I(?![A-Za-z])|!\s*I(?![A-Za-z])/;
const LONG_I = /^(?:long|line|bar)$/i;

/** Words of capital letters that are all names of pieces: `LIST`, `TO`. */
const ENGLISH = new Set(
  'IS IT TO SO LO OS IO SIT ZIT LIT LOT JOT TIL SLO OIL SOT LIST SLIT SILT TILS LITS LOST SLOT LOTS JOTS JOLT OILS SOIL SILO TOIL TOILS JOLTS'.split(
    ' ',
  ),
);

/** The pieces that a word of capital letters names, each once. */
function pieceWord(word: string): readonly Piece[] {
  const letters = [...word];
  if (new Set(letters).size < letters.length || ENGLISH.has(word)) return [];
  const pieces = PIECES.filter((piece) => letters.includes(piece));
  return pieces.length === letters.length ? pieces : [];
}

/** The pieces that a name is about. */
function piecesIn(text: string, isProse: boolean): readonly Piece[] {
  if (NOT_I.test(text) || NOT_O.test(text)) return FIVE;
  // Letters on both sides of an arrow are states.
  const plain = text.replace(/<[^<>]*>|\b\w+_t\b/g, ' ').replace(SYMBOL, ' ');
  const words = plain.match(/[A-Za-z]+/g) ?? [];
  const found = new Set<Piece>();
  for (const word of words) {
    const parts = word.split(/(?<=[a-z])(?=[A-Z])/);
    for (const part of parts) for (const piece of pieceWord(part)) found.add(piece);
  }
  const isAll = words.some((word) => word.split(/(?<=[a-z])(?=[A-Z])/).some((part) => OTHERS.test(part)));
  if (found.size > 0) return PIECES.filter((piece) => found.has(piece));
  // `i_kicks`, `"i": …`, `jlstz = …`: small letters that are a name or the part of one.
  if (!isProse) {
    const small =
      /(?<![A-Za-z0-9])([ijlostz])(?=_|["'`]|\s*[:=]+)|(?<=_|["'`])([ijlostz])(?![A-Za-z])|(?<![A-Za-z])(i?jlo?stz)(?![A-Za-z])/.exec(
        plain,
      );
    const letters = (small?.[1] ?? small?.[2] ?? small?.[3] ?? '').toUpperCase();
    if (letters !== '') return PIECES.filter((piece) => letters.includes(piece));
  }
  if (isAll) return FIVE;
  return words.some((word) => atomsOf(word).some((atom) => LONG_I.test(atom))) && !isProse ? ['I'] : [];
}

const DIRECTIONS: readonly (readonly [RegExp, Turn])[] = [
  [
    /counter[\s_-]*clock(?:wise)?|anti[\s_-]*clock(?:wise)?|(?<![A-Za-z])a?ccw(?![a-z])|(?:CCW|ACW)(?![a-z])|Ccw/i,
    'ccw',
  ],
  [/[Cc]lock|CLOCK|(?<![A-Za-z])cw(?![a-z])|CW(?![a-z])|Cw/, 'cw'],
  [/(?<!\d)180(?!\d)|half|double|flip(?:ped)?|opposite|u[\s_-]?turn/i, '180'],
  [/(?<![A-Za-z0-9])F(?![A-Za-z0-9])/, '180'],
];

const OTHER =
  /^(?:shapes?|box(?:es)?|cells?|minos?|spawns|blocks?|matrix|matrices|positions?|centres?|centers?|pivots?|fields?|properties|lock|colou?rs?|bitmaps?|grids?|boards?)$/i;
/** Words of programs, and of tables in general. */
const GENERIC = new Set(
  'const let var val static final public private protected int integer short long byte char float double double i8 i16 i32 u8 local return struct export as pub map of entries entry vector vec vector2 point list array arrayof listof mapof pair tuple new readonly kick kicks wallkick wallkicks wall kickdata table tables data test tests offset offsets srs case put insert set fn func function def self this state rotation states record string number parameter type class unsigned size_t std make m to from x y is in any tuple2 dict hashmap btreemap'.split(
    ' ',
  ),
);

/** `[piece][state][test]` */
const DIMENSIONS = /\][ \t]*\[/;

/** The type of what follows: `= [4][5]Position{`. */
const TYPE = /(?<=^|[=\]:(,&]|\bnew|\breturn)\s*[A-Z]\w*\s*$/;

const PROSE_WORDS = 8;

/** Names in a text come again in each of its tables, and with each key that a reader presses. */
const known = new RecentCache<string, StepName>(1000);
/** Longer texts before a list are prose; their end is nearest to it. */
const LONGEST = 300;

/** What the text before a list says; `isOwn` where the list is a row. */
export function stepName(
  { lead, note, section }: Pick<ListPlace, 'lead' | 'note' | 'section'>,
  isOwn: boolean,
): StepName {
  const [own, beside, above] = [lead, note, section].map((text) => text.slice(-LONGEST)) as [string, string, string];
  return known.get(JSON.stringify([own, beside, above, isOwn]), () => nameFrom(own, beside, above, isOwn));
}

/** `state 2` */
const isStateOnly = (text: string): boolean =>
  atomsOf(text)
    .filter((atom) => !NAMES_STATE.test(atom))
    .every(isState);
const isProse = (text: string): boolean => text.split(/\s+/).length > PROSE_WORDS;

function nameFrom(lead: string, note: string, section: string, isOwn: boolean): StepName {
  const own = turnIn(lead, isOwn);
  // A comment with several turns is not about one row.
  const noted = own.turn || (note.match(SYMBOL)?.length ?? 0) > 1 ? null : turnIn(note, true);
  const turn = own.turn ?? noted?.turn ?? null;
  const rest = own.rest;
  const atoms = atomsOf(rest);
  const said = isOwn && ownName({ lead: rest }) === '' && !isProse(note) ? `${rest} ${note}` : rest;
  const direction = DIRECTIONS.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  const states = atoms.filter((atom) => isState(atom));
  const target = turn ? null : (TARGET.exec(lead)?.[1] ?? null);
  // A comment that is a state names the state of its row.
  const inNotes = [isState(note.trim()) ? '' : (noted?.rest ?? note), section].map((text) =>
    isProse(text) || DIMENSIONS.test(text) ? [] : piecesIn(turnIn(text, true).rest, true),
  );
  const piecesAbove = inNotes.find((found) => found.length > 0) ?? [];
  const ownPieces = piecesIn(rest, false);
  const words = atoms.map((atom) => atom.toLowerCase()).filter((atom) => /[a-z]/.test(atom) && !GENERIC.has(atom));
  return {
    pieces: ownPieces.length > 0 ? ownPieces : piecesAbove,
    piecesAbove,
    turn,
    state:
      turn || direction
        ? null
        : states.length === 1 && (target === null || !isState(target))
          ? states[0]!.toUpperCase()
          : null,
    direction,
    target: target !== null && isState(target) ? target.toUpperCase() : null,
    isOffsets: [rest, isProse(section) ? '' : section].some((own) => /offset/i.test(own) && !/kick/i.test(own)),
    isOther: atomsOf(rest.replace(TYPE, ' ')).some((atom) => OTHER.test(atom)) || /\bstates["']?\s*[:=]/.test(rest),
    side: /(?<![A-Za-z])left(?![A-Za-z])/i.test(rest)
      ? 'left'
      : /(?<![A-Za-z])right(?![A-Za-z])/i.test(rest)
        ? 'right'
        : null,
    stem: [
      words.filter((word) => !isState(word) && !/^(?:cw|ccw|clockwise|half|flip)$/.test(word)).join(' '),
      isProse(section) || turnIn(section, true).turn || isStateOnly(section) ? '' : section.trim(),
    ].join('|'),
    isRest: /(?<!\w)(?:else|default|otherwise|_)(?!\w)(?!\s*if\b)/i.test(lead),
    sizes: [...lead.matchAll(/\d+/g)].map(([size]) => Number(size)),
  };
}

/** What the text before a row says that is no word of programs and no number. */
export const ownName = ({ lead }: Pick<ListPlace, 'lead'>): string =>
  atomsOf(lead).some((atom) => /[a-z]/i.test(atom) && !GENERIC.has(atom.toLowerCase()))
    ? (/[a-z0-9].{0,40}/i.exec(lead)?.[0] ?? '').replace(/\W{1,40}$/, '')
    : '';
