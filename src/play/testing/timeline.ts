import { must } from '#engine/diagnostics.ts';
import { playfield } from '#engine/playfield.ts';
import { parseBoard } from '#engine/boardText.ts';
import type { Orientation, Piece } from '#engine/piece.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { systemById } from '#rules/registry.ts';
import { withReadings } from '#rules/readings.ts';
import { playFrame } from '../frame.ts';
import type { PlayEvent } from '../events.ts';
import type { TriedPlan } from '../plans.ts';
import { parseRecording } from '../recording.ts';
import { startPlay, type PlayStart, type PlayState } from '../state.ts';

// Timelines of tests are tables: one frame a line, the buttons held first, then what the frame is expected to give.

export interface TimelineScene extends Omit<PlayStart, 'system' | 'field' | 'placement'> {
  readonly system: string;
  readonly readings?: readonly string[];
  /** Top row first; fields are filled up with empty rows to 20. */
  readonly board?: string;
  /** For example `T1 4,0`; without it the first piece of the queue enters. */
  readonly piece?: string;
}

/** Nothing falls by itself. */
export const STILL = { gravity: { rows: 0, frames: 1 } } as const;

export function sceneStart({ system: id, readings = [], board, piece, ...rest }: TimelineScene): PlayState {
  const system = withReadings(systemById(id)!, readings);
  const rows = board === undefined ? [] : must(parseBoard(board), board);
  const match = piece === undefined ? null : /^([IJLOSTZ])([0-3]) (-?\d+),(-?\d+)$/.exec(piece)!;
  return startPlay({
    ...rest,
    system,
    field: playfield({ ...system.field, rows }),
    ...(match && {
      placement: {
        piece: match[1] as Piece,
        orientation: Number(match[2]) as Orientation,
        at: [Number(match[3]), Number(match[4])],
      },
    }),
  });
}

/** One word for where the piece is: `T1 4,0`. */
export function pieceWord({ phase }: PlayState): string {
  if (phase.is === 'entry') return `entry ${phase.framesLeft}`;
  if (phase.is !== 'piece') return phase.is;
  const { piece, orientation, at } = phase.active.placement;
  return `${piece}${orientation} ${at.join(',')}`;
}

function traceWord({ outcome, request: { turn, precedence } }: RotationTrace): string {
  const asked = precedence ? `${turn} ${precedence}` : turn;
  return `${asked} ${'test' in outcome ? outcome.test.number : outcome.is}`;
}

const planWord = ({ plan, traces }: TriedPlan): string =>
  `${plan.steps.length > 1 ? `${plan.name}: ` : ''}${traces.map(traceWord).join(' + ')}`;

export function eventWord(event: PlayEvent): string {
  switch (event.is) {
    case 'rotation':
      return event.run.tried.map(planWord).join('; ');
    case 'movement':
      return `${event.outcome} ${event.shift.side}`;
    case 'gravity':
      return `${event.cause} ${event.rows}`;
    case 'delay restored':
      return `restored by ${event.by}`;
    case 'contact test':
      return event.below;
    case 'locked':
      return `locked: ${event.because}`;
    case 'rows cleared':
      return `cleared ${event.rows.join(',')}`;
    case 'held':
      return `held ${event.placement.piece}`;
    case 'entered':
      return `entered${event.raised > 0 ? ` raised ${event.raised}` : ''}${event.turn ? ` ${traceWord(event.turn)}` : ''}`;
    case 'block out':
    case 'no piece left':
      return event.is;
  }
}

const COLUMNS = {
  piece: pieceWord,
  buttons: ({ two }: PlayState) => `${two.left} ${two.right}`,
  delay: ({ phase }: PlayState) => (phase.is === 'piece' ? String(phase.active.delay.left) : '-'),
  resets: ({ phase }: PlayState) => (phase.is === 'piece' ? String(phase.active.delay.resets) : '-'),
} as const;

export type Column = keyof typeof COLUMNS | 'turns' | 'events';

const cellsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Plays the buttons in the first column of a table and returns the table as it should read, and as it does.
 * @param columns what stands in the columns after the buttons
 */
export function playTable(scene: TimelineScene, columns: readonly Column[], table: string) {
  const expected = cellsOf(table);
  let state = sceneStart(scene);
  const actual = expected.map(([word]) => {
    const [held, ...more] = must(parseRecording(word!), word!);
    if (held === undefined || more.length > 0) throw new Error(`"${word}" is not one frame`);
    const frame = playFrame(state, held);
    state = frame.state;
    return [
      word!,
      ...columns.map((column) => {
        if (column === 'events') return frame.events.map(eventWord).join(', ');
        if (column === 'turns') {
          const turns = frame.events.filter((event) => event.is === 'rotation').map(eventWord);
          return turns.join(', ') || '-';
        }
        return COLUMNS[column](state);
      }),
    ];
  });
  const print = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(' | ')).join('\n');
  return { actual: print(actual), expected: print(expected), state };
}
