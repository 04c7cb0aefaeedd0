import { parseBoard, printBoard } from '#engine/boardText.ts';
import { ownEntry } from '#engine/ownEntry.ts';
import { ORIENTATION_WORDS } from '#engine/scenario.ts';
import { SCENARIO_PARAMS } from '#engine/scenarioParams.ts';
import { ORIENTATIONS, PIECES, type Piece, type Placement } from '#engine/piece.ts';
import { playfield } from '#engine/playfield.ts';
import type { Held } from '#play/buttons.ts';
import type { DasSettings } from '#play/das.ts';
import { packInputs, unpackInputs } from '#play/game/inputCode.ts';
import { isKicked, isMade } from '#play/game/presses.ts';
import { FALLS, LOCKS, startGame, type FallChoice, type GameSetup } from '#play/game/setup.ts';
import { MOST_GAME_FRAMES } from '#play/game/limits.ts';
import { playTape } from '#play/game/tape.ts';
import { DEALS } from '#play/queue.ts';
import type { PlayState } from '#play/state.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { oneOf, wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';
import type { Params } from '#text/params.ts';

/** A game as a link holds it: what it begins with, the buttons of every frame, and the frame that is shown. */
export interface PlayedGame {
  readonly system: string;
  /** Bottom row first. */
  readonly board: readonly string[];
  readonly first: Placement | 'spawn';
  readonly pieces: readonly Piece[];
  readonly deal: (typeof DEALS)[number] | 'none';
  readonly seed: number;
  readonly fall: FallChoice;
  readonly locks: GameSetup['locks'];
  readonly lock: number | 'usual';
  readonly are: number | 'usual';
  readonly das: DasSettings | 'usual';
  readonly soft: number | 'usual';
  readonly moves: readonly Held[];
  readonly frame: number;
}

const COLUMNS = 10;
const MOST_PIECES = 200;
const MOST_DELAY = 600;
const MOST_SOFT = 60;

const boardRows: Field<readonly string[]> = {
  print: (rows) => (rows.length === 0 ? 'none' : printBoard(playfield({ rows }), '/')),
  read: (text) => {
    if (text === 'none') return [];
    const rows = parseBoard(text);
    return rows.ok && rows.value[0]!.length === COLUMNS ? playfield({ rows: rows.value }).rows : null;
  },
  allowed: `none, or rows of ${COLUMNS} squares from the top, joined by /`,
};

const placed: Field<Placement> = {
  print: ({ piece, orientation, at }) => `${piece}${orientation}:${at.join(',')}`,
  read: (text) => {
    const match = /^([IJLOSTZ])([0-3]):(-?\d{1,2}),(-?\d{1,2})$/.exec(text);
    if (!match) return null;
    const [, piece, orientation, x, y] = match;
    return {
      piece: piece as Piece,
      orientation: ORIENTATIONS[Number(orientation)]!,
      at: [Number(x) + 0, Number(y) + 0],
    };
  },
  allowed: 'a piece with its state and the corner of its box, as in T0:4,2',
};

/** A field that may have a word in place of a value. */
const orWord = <V, const W extends string>(word: W, field: Field<V>): Field<V | W> => ({
  print: (value) => (value === word ? word : field.print(value as V)),
  read: (text) => (text === word ? word : field.read(text)),
  allowed: `${word}, or ${field.allowed}`,
});

const pieceLetters: Field<readonly Piece[]> = {
  print: (pieces) => pieces.join('') || 'none',
  read: (text) => {
    if (text === 'none') return [];
    const pieces = [...text].flatMap((letter) => PIECES.find((piece) => piece === letter) ?? []);
    return text !== '' && pieces.length === text.length && pieces.length <= MOST_PIECES ? pieces : null;
  },
  allowed: `none, or up to ${MOST_PIECES} of the letters ${PIECES.join(' ')}`,
};

const dasFrames: Field<DasSettings> = {
  print: ({ delay, repeat }) => `${delay}/${repeat}`,
  read: (text) => {
    const [, delay, repeat] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
    return Number(delay) > 0 ? { delay: Number(delay), repeat: Number(repeat) } : null;
  },
  allowed: 'frames before and between repeats, as in 14/1; 14/0 repeats at once',
};

/** In a link a word has no blanks. */
const lockWord: Field<GameSetup['locks']> = {
  print: (locks) => locks.replace(' ', '-'),
  read: (text) => LOCKS.find((locks) => locks.replace(' ', '-') === text) ?? null,
  allowed: LOCKS.map((locks) => locks.replace(' ', '-')).join(', '),
};

const inputs: Field<readonly Held[]> = {
  print: packInputs,
  read: unpackInputs,
  allowed: 'the buttons of a game as a link carries them',
};

/**
 * A T above a slot, turned right four times and left once: two rows down, no position that fits, up again, and down again. A hard drop
 * then fills three rows.
 */
const EXAMPLE_BOARD = ['####.#####', '####..####', '####.#####', '...#......', '...##.....'];
const EXAMPLE_MOVES = '1QG_CaW-pZ6FvqV-Yw';

export const PLAYED_GAME: FigureSpec<PlayedGame> = {
  fields: {
    system: systemId,
    board: boardRows,
    first: orWord('spawn', placed),
    pieces: pieceLetters,
    deal: oneOf([...DEALS, 'none']),
    seed: wholeNumber(0, 2 ** 32 - 1),
    fall: oneOf(FALLS),
    locks: lockWord,
    lock: orWord('usual', wholeNumber(0, MOST_DELAY)),
    are: orWord('usual', wholeNumber(0, MOST_DELAY)),
    das: orWord('usual', dasFrames),
    soft: orWord('usual', wholeNumber(0, MOST_SOFT)),
    moves: inputs,
    frame: wholeNumber(0, MOST_GAME_FRAMES),
  },
  standard: {
    system: DEFAULT_SYSTEM.id,
    board: EXAMPLE_BOARD,
    first: { piece: 'T', orientation: 0, at: [4, 2] },
    pieces: [],
    deal: 'bag',
    seed: 1,
    fall: 'none',
    locks: 'by drops',
    lock: 'usual',
    are: 'usual',
    das: 'usual',
    soft: 'usual',
    moves: unpackInputs(EXAMPLE_MOVES)!,
    frame: 46,
  },
  most: { frame: ({ moves }) => moves.length },
  adopts: { params: ['systems', ...SCENARIO_PARAMS], read: gameParams },
  outcome,
};

/** The params of a game that begins where the rotation of a scenario does; the params of a game stay as they are. */
function gameParams(params: Params): Params {
  const { system, systems, piece, from, at, board } = Object.fromEntries(params);
  if (piece === undefined || from === undefined || at === undefined) return params;
  return new Map([
    ['system', system ?? systems?.split(',')[0] ?? DEFAULT_SYSTEM.id],
    ['board', board ?? 'none'],
    ['first', `${piece}${ownEntry(ORIENTATION_WORDS, from) ?? from}:${at}`],
    ['moves', packInputs([])],
    ['frame', '0'],
  ]);
}

/** @throws RangeError for a system that is not known: fields let none through */
export function setupOf(state: PlayedGame): GameSetup {
  const system = systemById(state.system);
  if (!system) throw new RangeError(`there is no system "${state.system}"`);
  const { first, deal, lock, are, das, soft } = state;
  return {
    system,
    // A board keeps its columns, also under a system whose field is wider (TetriNET).
    field: playfield({ ...system.field, width: state.board[0]?.length ?? system.field.width, rows: state.board }),
    first: first === 'spawn' ? null : first,
    queue: state.pieces,
    deal: deal === 'none' ? null : deal,
    seed: state.seed,
    fall: state.fall,
    locks: state.locks,
    lockDelay: lock === 'usual' ? null : lock,
    entryDelay: are === 'usual' ? null : are,
    das: das === 'usual' ? null : das,
    soft: soft === 'usual' ? null : soft,
  };
}

/** Counts the rotations of a game in the terms of `expect`: `3 rotations, 2 kicked, 1 blocked`. */
function outcome(state: PlayedGame): string {
  const { presses } = playTape(startGame(setupOf(state)), state.moves);
  const blocked = presses.filter((press) => !isMade(press)).length;
  return `${presses.length} rotations, ${presses.filter(isKicked).length} kicked, ${blocked} blocked`;
}

/** A new game from a position of another one: its board, its piece and the pieces that it has to come. */
export function gameFrom(state: PlayedGame, { system, field, phase, queue }: PlayState): PlayedGame {
  return {
    ...state,
    system: system.id,
    board: field.rows,
    first: phase.is === 'piece' ? phase.active.placement : 'spawn',
    pieces: queue.next,
    seed: queue.seed ?? state.seed,
    moves: [],
    frame: 0,
  };
}
