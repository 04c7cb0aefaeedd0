import 'strings:compare';
import 'strings:share';
import 'strings:strip';
import 'strings:stepper.stop';
import 'strings:tests';
import { transition } from '#engine/piece.ts';
import type { Verdict } from '#engine/trace.ts';
import { mostTests, testsMade, winnerOf, type Pane } from '../common/comparison.ts';
import { formatOrientation, formatTransition } from '#text/conventions.ts';
import { boardText, outcomeParts, placeText, stepParts } from '#text/narrate.ts';
import type { Say } from '#text/strings.ts';
import type { Voice } from '#text/voice.ts';
import { wayText } from '#text/ways.ts';
import { listText, phrase, type Part } from '#text/phrases.ts';

// The texts of a comparison.

const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** `Guideline SRS and Arika SRS`. */
const namesText = (panes: readonly Pane[], { say }: Voice): string =>
  listText(distinct(panes.map(({ system }) => system.name)), say);

/** `0>>1`, or `0>>1 and 0>>3` if each system rotates both ways; null if no system makes the turn. */
function transitionsText(panes: readonly Pane[], { say, conventions }: Voice): string | null {
  const names = panes.flatMap(({ trace: { legs, request } }) => {
    const to = legs.at(-1)?.to;
    return to === undefined ? [] : [formatTransition(transition(request.placement.orientation, to), conventions)];
  });
  return names.length > 0 ? listText(distinct(names), say) : null;
}

const pieceOf = ([first]: readonly Pane[]): string => first!.trace.request.placement.piece;
const turnsText = (panes: readonly Pane[], { say }: Voice): string =>
  listText(distinct(panes.map(({ turn }) => say(`turn.${turn}`))), say);

/** `Guideline SRS and Arika SRS, I, 0>>1`. */
export const comparisonTitle = (panes: readonly Pane[], voice: Voice): string =>
  voice.say('share.title', {
    system: namesText(panes, voice),
    piece: pieceOf(panes),
    transition: transitionsText(panes, voice) ?? turnsText(panes, voice),
  });

/** The names of all steps. */
export const comparisonStops = (panes: readonly Pane[], say: Say): readonly string[] => [
  say('stepper.stop.start'),
  ...Array.from({ length: mostTests(panes) }, (_, index) => say('tests.name', { number: index + 1 })),
  say('stepper.stop.end'),
  say('compare.stop.dropped'),
];

/** Returns the accessible name of the figure. */
export const comparisonLabel = (panes: readonly Pane[], voice: Voice): string =>
  voice.say('compare.label', {
    systems: namesText(panes, voice),
    piece: pieceOf(panes),
    from: formatOrientation(panes[0]!.trace.request.placement.orientation, voice.conventions),
    turn: turnsText(panes, voice),
  });

/** `Guideline SRS`, with the turn if each system rotates both ways. */
export const paneName = ({ system, turn }: Pane, ways: 'one' | 'both', { say }: Voice): string =>
  ways === 'both' ? say('compare.nameAndTurn', { system: system.name, turn: say(`turn.${turn}`) }) : system.name;

const droppedParts = ({ trace, landing }: Pane, voice: Voice): readonly Part[] =>
  phrase(voice.say, landing.full.length === 0 ? 'compare.dropped.none' : 'compare.dropped', {
    piece: { text: trace.request.placement.piece, kind: 'piece' },
    place: placeText(landing.minos, voice),
    count: landing.full.length,
  });

/** Says what one system does at a step. */
export const paneParts = (pane: Pane, step: number | 'dropped', voice: Voice): readonly Part[] =>
  step === 'dropped' ? droppedParts(pane, voice) : stepParts(pane.trace, step, voice);

/** The few words under the board of a system: a sign, the test, and where its kick leads. */
export function paneLine(
  { trace, landing }: Pane,
  step: number | 'dropped',
  { say }: Voice,
): { readonly verdict: Verdict['is'] | null; readonly text: string } {
  if (step === 'dropped') return { verdict: null, text: say('compare.dropsTo', { count: landing.full.length }) };
  if (step === 0) return { verdict: null, text: say('strip.start') };
  const test = trace.tests[Math.min(step, testsMade(trace)) - 1];
  if (!test || (step > trace.tests.length && winnerOf(trace) === Infinity))
    return { verdict: 'blocked', text: say('compare.fails') };
  const way = wayText(test.kick, say);
  return {
    verdict: test.verdict.is,
    text: say('compare.by', { number: test.number, way: way === '' ? say('compare.noKick') : way }),
  };
}

const partingText = ({ parting, trace }: Pane, { say }: Voice): string =>
  say(`compare.parting.${parting.is}`, {
    piece: trace.request.placement.piece,
    number: parting.is === 'test' ? parting.number : 0,
  });

/** Says where the systems part, for each turn. */
export function partingTexts(panes: readonly Pane[], ways: 'one' | 'both', voice: Voice): readonly string[] {
  if (ways === 'one') return [partingText(panes[0]!, voice)];
  return panes
    .slice(0, 2)
    .map((pane) =>
      voice.say('compare.parting.turn', { turn: voice.say(`turn.${pane.turn}`), text: partingText(pane, voice) }),
    );
}

/** Says what the board of a pane shows. */
export const paneBoard = (pane: Pane, step: number | 'dropped', voice: Voice): string =>
  step === 'dropped'
    ? voice.say('compare.board.dropped', {
        piece: pane.trace.request.placement.piece,
        place: placeText(pane.landing.minos, voice),
      })
    : boardText(pane.trace, step, voice);

/** Lists the outcomes as text: each system, how its turn ends and where the piece ends. */
export const comparisonParts = (panes: readonly Pane[], ways: 'one' | 'both', voice: Voice): readonly Part[] =>
  panes.flatMap((pane, index) => [
    { text: `${index > 0 ? ' ' : ''}${paneName(pane, ways, voice)}: ` },
    ...outcomeParts(pane.trace, voice),
    { text: ' ' },
    ...droppedParts(pane, voice),
  ]);
