import 'strings:frames';
import type { PlayEvent } from '#play/events.ts';
import type { Say } from '#text/strings.ts';

/**
 * Returns one sentence about the piece for an event of a frame. It returns null for events that change nothing visible, and for rotations,
 * which have their own sentences.
 */
export function eventText(event: PlayEvent, say: Say): string | null {
  switch (event.is) {
    case 'movement':
      return say(`frames.event.${event.outcome}`, { side: say(`frames.side.${event.shift.side}`) });
    case 'gravity':
      return event.rows > 0 ? say('frames.event.fell', { count: event.rows }) : null;
    case 'locked':
      return say('frames.event.locked');
    case 'rows cleared':
      return say('frames.event.rows', { count: event.rows.length });
    case 'held':
      return say('frames.event.held', { piece: event.placement.piece });
    case 'entered':
      return say('frames.event.entered', { piece: event.placement.piece });
    case 'block out':
      return say('frames.event.blockOut', { piece: event.placement.piece });
    case 'no piece left':
      return say('frames.event.none');
    case 'rotation':
    case 'contact test':
    case 'delay restored':
      return null;
  }
}
