import 'strings:lanes';
import 'strings:timeline';
import type { History } from '#play/history.ts';
import type { Drawing } from '#board/drawing.ts';
import { scale } from '#figure/charts/scale.ts';
import { escapeText } from '#text/escape.ts';
import type { Voice } from '#text/voice.ts';
import { left, PIECE_ROW } from './lanes/laneLayout.ts';
import lanesCss from './lanes/lanes.css?raw';
import { laneColumns, laneLayers, laneLayout, laneName, lanesGround, type FrameRange } from './lanes/lanesMarkup.ts';
import { curveMarkup, isWritten, LANE_HEIGHT, signMarkup, signsOf, type StepLane } from './timeline/stepLane.ts';
import timelineCss from './timeline/timeline.css?raw';

// Shared pictures show the lanes and timelines of labs below the boards.

/** The space for the names of rows. */
const NAMES = 110;
/** The most frames of a recording in a picture. */
const MOST_FRAMES = 40;

/** Returns the frames of a picture: all of a short recording, otherwise those of the page with the current frame. */
export function picturedFrames(run: History, frame: number): FrameRange {
  const columns = laneColumns(run);
  if (columns <= MOST_FRAMES) return { first: 1, last: columns };
  const first = Math.min(
    Math.floor(Math.max(0, frame - 1) / MOST_FRAMES) * MOST_FRAMES + 1,
    Math.max(1, columns - MOST_FRAMES + 1),
  );
  return { first, last: Math.min(columns, first + MOST_FRAMES - 1) };
}

/** Says which frames are drawn, unless all are. */
export function picturedNote(run: History, frame: number, { say }: Voice): string | undefined {
  const { first, last } = picturedFrames(run, frame);
  return last - first + 1 < laneColumns(run) ? say('lanes.pictured', { first, last }) : undefined;
}

/** Draws the lanes of the buttons. */
export function lanesDrawing(run: History, frame: number, voice: Voice): Drawing {
  const range = picturedFrames(run, frame);
  const { boxes, bottom } = laneLayout(run);
  const height = bottom + PIECE_ROW;
  const width = left(range.last + 1) - left(range.first);
  const names = [
    ...boxes.map(({ button, top, height: tall }) => ({ name: laneName(button, run, voice), middle: top + tall / 2 })),
    { name: voice.say('lanes.piece'), middle: bottom + PIECE_ROW / 2 },
  ].map(({ name, middle }) => `<text class="l-name" x="0" y="${middle + 5}">${escapeText(name)}</text>`);
  return {
    content:
      names.join('') +
      `<svg x="${NAMES}" y="0" width="${width}" height="${height}" viewBox="${left(range.first)} 0 ${width} ${height}">` +
      `${lanesGround(run, frame)}${laneLayers(run, range, voice).join('')}</svg>`,
    width: NAMES + width,
    height,
    classes: 'button-lanes',
    css: lanesCss,
  };
}

/** The width of the rows of a timeline, and the height of its axis. */
const ROW = 720;
const AXIS = 26;
const SIGN = 13;

/** Draws rows of values by frame, and marks the current frame. */
export function timelineDrawing(
  rows: readonly (StepLane & { readonly name: string })[],
  frame: number,
  { say }: Voice,
): Drawing {
  const count = Math.max(1, rows[0]?.values.length ?? 0);
  const width = ROW / count;
  const bottom = rows.length * LANE_HEIGHT;
  const lanes = rows.map((row, index) => {
    const values = isWritten(row)
      ? row.values.flatMap((value, at) =>
          value === null
            ? []
            : [`<text class="t-value" x="${(at + 0.5) * width}" y="${LANE_HEIGHT - 4}">${value}</text>`],
        )
      : [];
    const signs = signsOf(row).map(
      ({ frame: at, is }) =>
        `<g transform="translate(${(at - 0.5) * width - SIGN / 2} 1) scale(${SIGN / 12})">${signMarkup(is)}</g>`,
    );
    return (
      `<g transform="translate(0 ${index * LANE_HEIGHT})"><text class="t-name" x="0" y="${LANE_HEIGHT / 2 + 5}">${escapeText(row.name)}</text>` +
      `<g transform="translate(${NAMES} 0)">${curveMarkup(row, width)}${values.join('')}${signs.join('')}` +
      `<path class="t-rule" d="M0 ${LANE_HEIGHT}H${ROW}"/></g></g>`
    );
  });
  const ticks = scale([0, count], [0, ROW])
    .ticks(Math.min(5, count))
    .filter((tick) => Number.isInteger(tick) && tick > 0)
    .map((tick) => `<text class="t-tick" x="${NAMES + (tick - 0.5) * width}" y="${bottom + 17}">${tick}</text>`);
  const here =
    frame > 0
      ? `<rect class="t-here" x="${NAMES + (frame - 1) * width}" y="0" width="${Math.max(3, width)}" height="${bottom}"/>`
      : '';
  return {
    content:
      here +
      lanes.join('') +
      `<text class="t-name" x="0" y="${bottom + 17}">${escapeText(say('timeline.frame'))}</text>` +
      ticks.join(''),
    width: NAMES + ROW,
    height: bottom + AXIS,
    classes: 'step-lane',
    css: timelineCss,
  };
}
