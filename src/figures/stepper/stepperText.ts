import 'strings:stepper';
import 'strings:tests';
import 'strings:turn';
import { mostTried } from '#engine/kicks.ts';
import type { RotationTrace } from '#engine/trace.ts';
import { formatOrientation } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import type { Say } from '#text/strings.ts';

/** The accessible name of a stepper. */
export const stepperLabel = ({ system, request, tests, outcome }: RotationTrace, { say, conventions }: Voice): string =>
  say('stepper.label', {
    piece: request.placement.piece,
    from: formatOrientation(request.placement.orientation, conventions),
    turn: say(`turn.${request.turn}`),
    count: mostTried(system, tests.length),
    outcome: say(`stepper.outcome.${outcome.is}`, { number: 'test' in outcome ? outcome.test.number : 0 }),
  });

/** The labels of the scrubber's stops. */
export const stopNames = ({ tests }: RotationTrace, say: Say): readonly string[] => [
  say('stepper.stop.start'),
  ...tests.map(({ number }) => say('tests.name', { number })),
  say('stepper.stop.end'),
];
