import 'strings:frameTable';
import type { History } from '#play/history.ts';
import type { Voice } from '#text/voice.ts';
import { frameRows, rowsAround, type FrameRow } from '../common/frameRows.ts';

/** The number of pictures: a long recording shows those around the current frame. */
const MOST = 11;

export const shownRows = (run: History, frame: number): readonly FrameRow[] => rowsAround(frameRows(run), frame, MOST);

export const rowName = ({ first, last }: FrameRow): string => (first === last ? String(first) : `${first}–${last}`);

/** The states of the two buttons, if the system tries them in every frame. */
export const statesText = ({ state: { system, two } }: FrameRow, { say }: Voice): string =>
  system.buttons.is === 'two, tried every frame'
    ? say('frameTable.two', { left: say(`frameTable.${two.left}`), right: say(`frameTable.${two.right}`) })
    : '';
