import 'strings:phase';
import 'strings:refused';
import 'strings:turn';
import { minosOf } from '#engine/shapes.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { PlayEvent } from '#play/events.ts';
import type { PlayFrame } from '#play/frame.ts';
import { stateAfter, type History } from '#play/history.ts';
import type { PlayState } from '#play/state.ts';
import { formatVec } from '#text/conventions.ts';
import { messageText, obstaclesText, poseText } from '#text/narrate.ts';
import type { Voice } from '#text/voice.ts';
import { eventText } from './eventTexts.ts';

/** The phases of a frame with a piece, in order. */
export const PHASES = ['rotation', 'movement', 'gravity', 'contact', 'lock'] as const;
/** An entry comes after them, in frames that have one. */
export type PhaseName = (typeof PHASES)[number] | 'entry';

export interface PhaseAccount {
  readonly phase: PhaseName;
  /** Sentences about the events; empty if nothing happened. */
  readonly texts: readonly string[];
  readonly is: 'done' | 'stopped' | 'idle';
}

/** Returns why a rotation failed: the rule that refused the last fitting kick, or the obstacles of basic rotation. */
function failureText({ outcome, tests }: RotationTrace, voice: Voice): string {
  if (outcome.is === 'refused') return messageText(outcome.because, voice);
  const refused = tests.flatMap(({ verdict }) => (verdict.is === 'refused' ? [verdict.because] : [])).at(-1);
  if (refused) return messageText(refused, voice);
  return voice.say('phase.inTheWay', { obstacles: obstaclesText(tests[0]?.obstacles ?? [], voice) });
}

function turnTexts(trace: RotationTrace, voice: Voice): readonly string[] {
  const { say, conventions } = voice;
  const { outcome, request, memory } = trace;
  const turn = say(`turn.${request.turn}`);
  if (!('test' in outcome)) return [say('phase.turnFails', { turn }), failureText(trace, voice)];
  const { number, kick } = outcome.test;
  const kicked = memory.after.floorKicks > memory.before.floorKicks;
  const gone = memory.after.lockDelayGone && !memory.before.lockDelayGone;
  return [
    say('phase.turns', { turn, number, kick: formatVec(kick, conventions) }),
    ...(kicked ? [say('phase.floorKick', { number: memory.after.floorKicks })] : []),
    ...(gone ? [say('phase.delayGone')] : []),
  ];
}

type Told = Pick<PhaseAccount, 'phase' | 'texts'> & { readonly is: 'done' | 'stopped' };

/** Returns the sentence of an event and its phase; null for a reset of the lock delay, which belongs to the previous phase. */
function accountOf(event: PlayEvent, voice: Voice): Told | null {
  const { say } = voice;
  switch (event.is) {
    case 'rotation': {
      const traces = event.run.tried.flatMap((tried) => tried.traces);
      const texts = traces.flatMap((trace) => turnTexts(trace, voice));
      return { phase: 'rotation', texts, is: event.run.carriedOut === null ? 'stopped' : 'done' };
    }
    case 'movement': {
      const texts = [say(`phase.${event.outcome}`, { side: say(`phase.side.${event.shift.side}`) })];
      return { phase: 'movement', texts, is: event.outcome === 'moved' ? 'done' : 'stopped' };
    }
    case 'gravity':
      return { phase: 'gravity', texts: [say(`phase.${event.cause}`, { count: event.rows })], is: 'done' };
    case 'contact test':
      return {
        phase: 'contact',
        texts: [say(event.below === 'contact' ? 'phase.contact' : 'phase.noContact', { count: event.delay.left })],
        is: 'done',
      };
    case 'locked':
      return { phase: 'lock', texts: [say(`phase.locked.${event.because}`)], is: 'stopped' };
    case 'entered': {
      const rotated = event.turn?.outcome.is === 'rotated' ? event.turn : null;
      const turn = rotated && say('phase.entersTurned', { turn: say(`turn.${rotated.request.turn}`) });
      return { phase: 'entry', texts: [eventText(event, say) ?? '', ...(turn ? [turn] : [])], is: 'done' };
    }
    case 'held':
      return { phase: 'entry', texts: [eventText(event, say) ?? ''], is: 'done' };
    case 'block out':
      return { phase: 'entry', texts: [eventText(event, say) ?? ''], is: 'stopped' };
    case 'rows cleared':
    case 'no piece left':
      return { phase: 'lock', texts: [eventText(event, say) ?? ''], is: 'done' };
    case 'delay restored':
      return null;
  }
}

/** Returns the events of a frame, phase by phase. The start has none, because no frame was played. */
export function phasesOf({ events }: Pick<PlayFrame, 'events'>, voice: Voice): readonly PhaseAccount[] {
  const reported: Told[] = [];
  for (const event of events) {
    const account = accountOf(event, voice);
    const last = reported.at(-1);
    if (account && account.phase === last?.phase)
      reported[reported.length - 1] = { ...last, texts: [...last.texts, ...account.texts] };
    else if (account) reported.push(account);
    else if (last && event.is === 'delay restored') {
      const text = voice.say('phase.restored', { by: voice.say(`phase.by.${event.by}`) });
      reported[reported.length - 1] = { ...last, texts: [...last.texts, text] };
    }
  }
  const entry = reported.filter(({ phase }) => phase === 'entry');
  const others = PHASES.map(
    (phase): PhaseAccount => reported.find((account) => account.phase === phase) ?? { phase, texts: [], is: 'idle' },
  );
  return [...others, ...entry];
}

/** Returns the longest text of each phase in a run. The figure reserves this space, so that nothing moves between frames. */
export function longestPhases({ frames }: History, voice: Voice): ReadonlyMap<PhaseName, string> {
  const longest = new Map<PhaseName, string>();
  for (const { phase, texts } of frames.flatMap((frame) => phasesOf(frame, voice))) {
    const text = texts.join(' ');
    if (text.length >= (longest.get(phase)?.length ?? 0)) longest.set(phase, text);
  }
  return longest;
}

const pieceText = ({ phase, system }: PlayState, voice: Voice): string =>
  phase.is === 'piece'
    ? poseText(phase.active.placement, minosOf(system.shapes, phase.active.placement), voice)
    : voice.say('phase.noPiece');

/** Phases to report when something happened in them. Gravity and contact are then omitted. */
const TELLING: readonly PhaseName[] = ['rotation', 'movement', 'lock', 'entry'];

/** Describes a frame: the rotations and moves of the piece and whether it locked, otherwise its fall. Frame 0 is the start. */
export function frameText(run: History, frame: number, voice: Voice): string {
  const played = run.frames[frame - 1];
  if (!played) return voice.say('phase.start', { pose: pieceText(run.start, voice) });
  const { phase } = played.state;
  if (phase.is === 'entry' && stateAfter(run, frame - 1).phase.is === 'entry')
    return voice.say('phase.waits', { frame, count: phase.framesLeft });
  if (played.events.length === 0) return voice.say('phase.empty', { frame });
  const happened = phasesOf(played, voice).filter(({ is }) => is !== 'idle');
  const telling = happened.filter(({ phase }) => TELLING.includes(phase));
  const texts = (telling.length > 0 ? telling : happened).flatMap((account) => account.texts);
  return voice.say('phase.frame', { frame, texts: texts.join(' ') });
}
