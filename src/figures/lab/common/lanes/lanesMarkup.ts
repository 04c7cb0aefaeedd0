import 'strings:button';
import 'strings:lanes';
import type { Button } from '#play/buttons.ts';
import type { History } from '#play/history.ts';
import type { PlayState } from '#play/state.ts';
import { formatOrientation } from '#text/conventions.ts';
import { escapeText } from '#text/escape.ts';
import type { Voice } from '#text/voice.ts';
import { axisColumns, ruledFrames, type Along, type AxisMode } from '../axis/axis.ts';
import { laneBoxes, PIECE_ROW, type LaneBox, type LaneLayout } from './laneLayout.ts';
import { buttonName, laneButtons, lanesOf, type Bar, type Lane, type Mark } from './lanes.ts';

// The markup of the lanes. Its classes are those of lanes.css.

export const laneName = (button: Button, { start }: History, { say }: Voice): string =>
  say(`button.${buttonName(button, start.system)}`);

/** Three quarters of a circle and its head, on a 20 by 20 grid. */
const CLOCKWISE = 'M15.5 4.6v4.1h-4.1M15.2 8.5A5.8 5.8 0 1 0 15.8 11.8';
const COUNTER_CLOCKWISE = 'M4.5 4.6v4.1h4.1M4.8 8.5A5.8 5.8 0 1 1 4.2 11.8';
const FAILED = 'M6.5 6.5l7 7M13.5 6.5l-7 7';
const MOVES: Readonly<Partial<Record<Button, string>>> = {
  left: 'M14 10H6M9.4 6.4 5.8 10l3.6 3.6',
  right: 'M6 10h8M10.6 6.4l3.6 3.6-3.6 3.6',
  'soft drop': 'M10 6v8M6.4 10.6l3.6 3.6 3.6-3.6',
  'hard drop': 'M10 4v8M6.4 8.6l3.6 3.6 3.6-3.6M5.5 15.5h9',
};

/** The sign of a button's effect, in the middle of a square of 20 by 20 units. */
export function laneSign(mark: Mark, button: Button): string {
  if (mark.is === 'failed') return `<path class="l-failed" d="${FAILED}"/>`;
  if (mark.is === 'moved') return `<path class="l-moved" d="${MOVES[button] ?? ''}"/>`;
  if (mark.turn === '180')
    return '<rect class="l-plate" x="-3" y="1" width="26" height="18"/><text class="l-half" x="10" y="14.6">180</text>';
  return `<circle class="l-plate" cx="10" cy="10" r="10.5"/><path class="l-turned" d="${mark.turn === 'cw' ? CLOCKWISE : COUNTER_CLOCKWISE}"/>`;
}

/** The space above and below a bar. */
const BAR_GAP = 6;

const barMarkup = ({ first, last, as }: Bar, { top, height }: LaneBox, along: Along): string =>
  `<rect class="l-bar l-${as}" x="${along(first - 1)}" y="${top + BAR_GAP}" width="${along(last - first + 1)}" height="${height - 2 * BAR_GAP}"/>`;

/** Returns how many frames on either side of a mark are nearer to it than to another one. */
function roomOf(marks: readonly Mark[], index: number, columns: number): number {
  const { frame } = marks[index]!;
  const before = marks[index - 1]?.frame ?? -columns;
  const after = marks[index + 1]?.frame ?? 2 * columns;
  return Math.min(frame - before, after - frame) / 2;
}

/** Draws the signs of a lane. Each is as large as its lane, or smaller where the next one is close. */
function signsMarkup({ button, marks }: Lane, { top, height }: LaneBox, along: Along, columns: number): string {
  const y = top + height / 2 - 10;
  const signs = marks.map((mark, index) => {
    const room = roomOf(marks, index, columns);
    return `<svg class="l-sign" x="${along(mark.frame - 0.5 - room)}" y="${y}" width="${along(2 * room)}" height="20" viewBox="0 0 20 20">${laneSign(mark, button)}</svg>`;
  });
  return signs.join('');
}

const pieceName = ({ phase }: PlayState, { conventions }: Voice): string =>
  phase.is === 'piece'
    ? `${phase.active.placement.piece}${formatOrientation(phase.active.placement.orientation, conventions)}`
    : '–';

/** Draws the piece and its orientation where they change. */
function piecesMarkup({ frames }: History, { bottom, height }: LaneLayout, along: Along, voice: Voice): string {
  const names = frames.map(({ state }) => pieceName(state, voice));
  const changes = names.flatMap((name, index) => (name === names[index - 1] ? [] : [index]));
  const drawn = changes.map((index, at) => {
    const width = along((changes[at + 1] ?? names.length) - index);
    const x = along(index);
    return (
      `<line class="l-change" x1="${x}" x2="${x}" y1="${bottom}" y2="${height}"/>` +
      `<svg x="${x}" y="${bottom}" width="${width}" height="${PIECE_ROW}" viewBox="0 0 28 ${PIECE_ROW}" preserveAspectRatio="xMinYMid meet">` +
      `<text class="l-piece" x="5" y="${PIECE_ROW / 2 + 5}">${escapeText(names[index]!)}</text></svg>`
    );
  });
  return drawn.join('');
}

function gridMarkup({ boxes, end }: LaneLayout, columns: number, mode: AxisMode, along: Along): string {
  const whole = along(columns);
  const down = (frame: number): string =>
    `<line class="l-grid" x1="${along(frame)}" x2="${along(frame)}" y1="0" y2="${end}"/>`;
  const across = (y: number): string => `<line class="l-grid" x1="0" x2="${whole}" y1="${y + 0.5}" y2="${y + 0.5}"/>`;
  return (
    [0, ...ruledFrames(columns, mode)].map(down).join('') +
    boxes.map(({ top, height: tall }) => across(top) + across(top + tall)).join('')
  );
}

/** Returns the positions of a run's lanes. */
export const laneLayout = ({ start }: History): LaneLayout => laneBoxes(laneButtons(start.system));

/**
 * Draws what was held in each frame, its effects, and the piece below. The grid, each lane and the row of pieces are separate, because a
 * stroke changes one lane and the browser then parses only that.
 */
export function laneLayers(run: History, mode: AxisMode, along: Along, voice: Voice): readonly string[] {
  const layout = laneLayout(run);
  const count = run.frames.length;
  const columns = axisColumns(count, mode);
  const held = lanesOf(run).map((lane, index) => {
    const box = layout.boxes[index]!;
    return lane.bars.map((bar) => barMarkup(bar, box, along)).join('') + signsMarkup(lane, box, along, columns);
  });
  const end = `<line class="l-end" x1="${along(count)}" x2="${along(count)}" y1="0" y2="${layout.height}"/>`;
  return [
    gridMarkup(layout, columns, mode, along),
    ...held,
    piecesMarkup(run, layout, along, voice) + (count < columns ? end : ''),
  ];
}
