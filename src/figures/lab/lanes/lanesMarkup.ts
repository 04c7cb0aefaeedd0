import 'strings:button';
import 'strings:lanes';
import type { Button } from '#play/buttons.ts';
import type { History } from '#play/history.ts';
import type { PlayState } from '#play/state.ts';
import { formatOrientation } from '#text/conventions.ts';
import { escapeText } from '#text/escape.ts';
import type { Voice } from '#text/voice.ts';
import { COLUMN, isNumbered, laneBoxes, left, PIECE_ROW, RULER, type LaneBox, type LaneLayout } from './laneLayout.ts';
import { buttonName, laneButtons, lanesOf, type Bar, type Mark } from './lanes.ts';
import { MOST_LAB_FRAMES } from '../labWords.ts';

// The markup of the lanes. Its classes are those of lanes.css.

/** Empty frames after the end, for painting. */
const SPARE = 8;
/** The number of frames that fill a wide figure. */
const LEAST = 27;

/** Returns the number of frames with space in the lanes of a recording. */
export const laneColumns = ({ frames }: History): number =>
  Math.min(MOST_LAB_FRAMES, Math.max(LEAST, frames.length + SPARE));

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

const barPath = ({ first, last }: Bar, { top, height }: LaneBox): string =>
  `M${left(first) + 2} ${top + 6}H${left(last + 1) - 2}V${top + height - 6}H${left(first) + 2}Z`;

const pieceName = ({ phase }: PlayState, { conventions }: Voice): string =>
  phase.is === 'piece'
    ? `${phase.active.placement.piece}${formatOrientation(phase.active.placement.orientation, conventions)}`
    : '–';

export interface FrameRange {
  readonly first: number;
  readonly last: number;
}

/** Returns the positions of a recording's lanes. */
export const laneLayout = ({ start }: History): LaneLayout => laneBoxes(laneButtons(start.system));

/** Draws the background and marks the current frame. */
export function lanesGround(run: History, frame: number): string {
  const { bottom } = laneLayout(run);
  return (
    `<rect class="l-paper" x="0" y="${RULER}" width="${left(run.frames.length + 1)}" height="${bottom - RULER - 10}"/>` +
    `<rect class="l-here" x="${left(Math.max(1, frame))}" y="0" width="${frame > 0 ? COLUMN : 6}" height="${bottom + PIECE_ROW}"/>`
  );
}

/**
 * Draws what was held in each frame, its effects, and the piece below. The grid, each lane and the row of pieces are separate, because a
 * stroke changes one lane and the browser then parses only that.
 */
export function laneLayers(run: History, { first, last }: FrameRange, voice: Voice): readonly string[] {
  const lanes = lanesOf(run);
  const { boxes, bottom } = laneLayout(run);
  const height = bottom + PIECE_ROW;
  const count = run.frames.length;
  const columns = laneColumns(run);
  const frames = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const [start, end] = [left(first), left(last + 1)];
  const grid =
    [...frames, last + 1].map((at) => `M${left(at) + 0.5} ${RULER}V${bottom - 10}`).join('') +
    boxes.map(({ top, height: tall }) => `M${start} ${top + 0.5}H${end}M${start} ${top + tall + 0.5}H${end}`).join('');
  const numbers = frames
    .filter((at) => isNumbered(at, columns))
    .map(
      (at) =>
        `<text class="l-number${at > count ? ' l-spare' : ''}" x="${left(at) + COLUMN / 2}" y="${RULER - 8}">${at}</text>`,
    );
  const held = lanes.map(({ button, bars, marks }, index) => {
    const box = boxes[index]!;
    const drawn = bars
      .filter((bar) => bar.last >= first && bar.first <= last)
      .map((bar) => `<path class="l-bar l-${bar.as}" d="${barPath(bar, box)}"/>`);
    const signs = marks
      .filter(({ frame }) => frame >= first && frame <= last)
      .map(
        (mark) =>
          `<g transform="translate(${left(mark.frame) + COLUMN / 2 - 10} ${box.top + box.height / 2 - 10})">${laneSign(mark, button)}</g>`,
      );
    return drawn.join('') + signs.join('');
  });
  const names = run.frames.map(({ state }) => pieceName(state, voice));
  // The piece and its orientation appear only where they change.
  const pieces = names.flatMap((name, index) => {
    const at = index + 1;
    if (at < first || at > last || (name === names[index - 1] && at !== first)) return [];
    return [
      `<path class="l-change" d="M${left(at) + 0.5} ${bottom}V${height}"/>` +
        `<text class="l-piece" x="${left(at) + 5}" y="${bottom + PIECE_ROW / 2 + 5}">${escapeText(name)}</text>`,
    ];
  });
  const isEnded = count + 1 >= first && count <= last;
  const lastLine = isEnded ? `<path class="l-end" d="M${left(count + 1) + 0.5} ${RULER - 6}V${height}"/>` : '';
  return [`<path class="l-grid" d="${grid}"/>${numbers.join('')}`, ...held, pieces.join('') + lastLine];
}
