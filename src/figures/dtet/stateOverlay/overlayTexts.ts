import 'strings:orientation';
import 'strings:pickers';
import 'strings:stateOverlay';
import type { Orientation } from '#engine/piece.ts';
import { formatOrientation } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import type { Overlay } from './overlay.ts';

export const overlayTitle = ({ piece, system, other }: Overlay, { say }: Voice): string =>
  say('stateOverlay.title', { piece, system: system.name, beside: other.name });

export const stateName = (orientation: Orientation, { say, conventions }: Voice): string =>
  say('pickers.orientation', {
    state: formatOrientation(orientation, conventions),
    name: say(`orientation.${orientation}`),
  });

/** Says whether both systems fill the same squares. */
export const footText = (isSame: boolean, { say }: Voice): string =>
  say(isSame ? 'stateOverlay.same' : 'stateOverlay.other');
