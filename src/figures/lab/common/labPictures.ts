import 'strings:axis';
import 'strings:lanes';
import type { History } from '#play/history.ts';
import type { Drawing } from '#board/drawing.ts';
import { escapeText } from '#text/escape.ts';
import type { Voice } from '#text/voice.ts';
import { axisColumns, numberedFrames, pixelsAlong } from './axis/axis.ts';
import { curveMarkup, isWritten, LANE_HEIGHT, signMarkup, signsOf, type NamedLane } from './axis/stepLane.ts';
import axisCss from './axis/stepLane.css?raw';
import { PIECE_ROW } from './lanes/laneLayout.ts';
import lanesCss from './lanes/lanes.css?raw';
import { laneLayers, laneLayout, laneName } from './lanes/lanesMarkup.ts';

// Shared pictures show the axis of a lab below the boards.

/** The space for the names of rows. */
const NAMES = 110;
/** The width of the axis, and the height of its numbers. */
const WIDTH = 720;
const RULER = 26;
const SIGN = 13;

const nameMarkup = (name: string, middle: number): string =>
  `<text class="t-name" x="0" y="${middle + 5}">${escapeText(name)}</text>`;

function rowMarkup(row: NamedLane, top: number, width: number): string {
  const values = isWritten(row)
    ? row.values.flatMap((value, at) =>
        value === null
          ? []
          : [`<text class="t-value" x="${(at + 0.5) * width}" y="${LANE_HEIGHT - 4}">${value}</text>`],
      )
    : [];
  const signs = signsOf(row).map(
    ({ frame, is }) =>
      `<g transform="translate(${(frame - 0.5) * width - SIGN / 2} 1) scale(${SIGN / 12})">${signMarkup(is)}</g>`,
  );
  return (
    nameMarkup(row.name, top + LANE_HEIGHT / 2) +
    `<g transform="translate(${NAMES} ${top})">${curveMarkup(row, width)}${values.join('')}${signs.join('')}` +
    `<path class="t-rule" d="M0 ${LANE_HEIGHT}H${WIDTH}"/></g>`
  );
}

/** Draws the numbers of the frames, rows of values and the lanes of the buttons, and marks the current frame. */
export function axisDrawing(run: History, rows: readonly NamedLane[], frame: number, voice: Voice): Drawing {
  const columns = axisColumns(run.frames.length, 'fitted');
  const width = WIDTH / columns;
  const layout = laneLayout(run);
  const lanesTop = RULER + rows.length * LANE_HEIGHT;
  const height = lanesTop + layout.height;
  const here =
    frame > 0
      ? `<rect class="t-here" x="${NAMES + (frame - 1) * width}" y="0" width="${Math.max(3, width)}" height="${height}"/>`
      : '';
  const paper = `<rect class="l-paper" x="${NAMES}" y="${lanesTop}" width="${run.frames.length * width}" height="${layout.end}"/>`;
  const numbers = numberedFrames(columns, 'fitted').map(
    (number) => `<text class="t-tick" x="${NAMES + (number - 0.5) * width}" y="${RULER - 8}">${number}</text>`,
  );
  const names = layout.boxes.map(({ button, top, height: tall }) =>
    nameMarkup(laneName(button, run, voice), lanesTop + top + tall / 2),
  );
  return {
    content:
      paper +
      here +
      nameMarkup(voice.say('axis.frame'), RULER - 13) +
      numbers.join('') +
      rows.map((row, index) => rowMarkup(row, RULER + index * LANE_HEIGHT, width)).join('') +
      names.join('') +
      nameMarkup(voice.say('lanes.piece'), lanesTop + layout.bottom + PIECE_ROW / 2) +
      `<svg x="${NAMES}" y="${lanesTop}" width="${WIDTH}" height="${layout.height}">` +
      `${laneLayers(run, 'fitted', pixelsAlong(columns, WIDTH), voice).join('')}</svg>`,
    width: NAMES + WIDTH,
    height,
    classes: 'button-lanes step-lane',
    css: lanesCss + axisCss,
  };
}
