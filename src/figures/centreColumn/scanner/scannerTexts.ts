import 'strings:finding';
import 'strings:orientation';
import 'strings:refused';
import 'strings:scanner';
import 'strings:stepper';
import 'strings:strip';
import 'strings:turn';
import { startMinosOf, type RotationTrace } from '#engine/trace.ts';
import { boxFinding, boxOutcome, boxTransition, freeCells, searchedCells, searchOrder } from '#analysis/centreBox.ts';
import { formatOrientation, formatTransition } from '#text/conventions.ts';
import { messageText, outcomeParts, poseText } from '#text/narrate.ts';
import { phrase, textOf, type Part } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { lastScan, tgmTrace, type ScannerState } from '../common/scannerState.ts';

/** Returns the result of the complete search, and the outcome of the rotation. */
export function verdictParts(trace: RotationTrace, voice: Voice): readonly Part[] {
  const finding = boxFinding(trace);
  const end = outcomeParts(trace, voice);
  return finding ? [{ text: `${messageText(finding.message, voice)} ` }, ...end] : end;
}

function partsAt(state: ScannerState, at: number, voice: Voice): readonly Part[] {
  const { say, conventions } = voice;
  const tgm = tgmTrace(state);
  const searched = searchedCells(tgm);
  const looked = searched[at - 1];
  const finding = boxFinding(tgm);
  if (at === 0)
    return phrase(say, 'scanner.start', {
      piece: { text: state.piece, kind: 'piece' },
      state: formatOrientation(state.from, conventions),
      turn: say(`turn.${state.turn}`),
      order: searchOrder(state).join(', '),
    });
  if (!looked) return at === lastScan(state) && finding ? outcomeParts(tgm, voice) : verdictParts(tgm, voice);
  const { solid, number } = looked;
  if (solid && finding && at === searched.length) return [{ text: messageText(finding.message, voice) }];
  return phrase(say, solid ? 'scanner.passes' : 'scanner.looks', {
    number,
    verdict: { text: say(solid ? 'scanner.filled' : 'scanner.free'), kind: solid ? 'blocked' : 'accepted' },
  });
}

/** Returns the sentences of all steps. */
export const scanSentences = (state: ScannerState, voice: Voice): readonly (readonly Part[])[] =>
  Array.from({ length: lastScan(state) + 1 }, (_, at) => partsAt(state, at, voice));

/** Lists the filled cells that the piece leaves free. */
export function filledText(state: ScannerState, { say }: Voice): string {
  const free = freeCells(state);
  return state.filled.filter((number) => free.includes(number)).join(', ') || say('scanner.none');
}

/** Returns the accessible name of a board. */
export const scanLabel = (state: ScannerState, trace: RotationTrace, voice: Voice): string =>
  voice.say('scanner.board', {
    pose: poseText(trace.request.placement, startMinosOf(trace), voice),
    filled: filledText(state, voice),
  });

/** Returns the names of the steps for the scrubber: the spoken ones, and short ones below it. */
export function scanStops(state: ScannerState, { say }: Voice) {
  const searched = searchedCells(tgmTrace(state));
  const named = (name: (number: number) => string): readonly string[] => [
    say('stepper.stop.start'),
    ...searched.map(({ number }) => name(number)),
    say('stepper.stop.end'),
  ];
  return { stops: named((number) => say('scanner.stop', { number })), marks: named(String) };
}

/** Returns the texts above and below the small board of each step. */
export function scanFrames(state: ScannerState, voice: Voice) {
  const { say } = voice;
  const tgm = tgmTrace(state);
  const searched = searchedCells(tgm);
  const texts = scanSentences(state, voice).map(textOf);
  return scanStops(state, voice).stops.map((stop, key) => {
    const looked = searched[key - 1];
    const outside = key === 0 ? say('scanner.before') : say(`scanner.outcome.${boxOutcome(tgm)}`);
    return {
      key,
      head: key === 0 ? say('strip.start') : key === lastScan(state) ? say('scanner.end') : stop,
      foot: looked ? say(looked.solid ? 'scanner.filled' : 'scanner.free') : outside,
      is: looked ? (looked.solid ? ('wrong' as const) : ('good' as const)) : undefined,
      sentence: texts[key]!,
    };
  });
}

export const scanTitle = (state: ScannerState, voice: Voice): string =>
  voice.say('scanner.title', {
    piece: state.piece,
    transition: formatTransition(boxTransition(state), voice.conventions),
    filled: filledText(state, voice),
  });
