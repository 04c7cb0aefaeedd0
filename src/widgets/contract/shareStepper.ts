import type { Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { Voice } from '../narrate.ts';
import { shareLink } from './share.ts';
import { shareOffer } from './shareOffer.ts';
import { shownRotation } from './shareRotation.ts';
import type { ShareOffer } from './shown.ts';

interface Shown {
  readonly trace: RotationTrace;
  /** The scenario with the step that is shown. */
  readonly shown: Scenario;
}

/** What a stepper shares: fetched when its menu opens. */
export function stepperOffer(root: HTMLElement, figure: string, { trace, shown }: Shown, voice: Voice): ShareOffer {
  const link = shareLink(location.href, figure, shown);
  return shareOffer(voice.say, { kind: 'kick-stepper', link, root, ...shownRotation(trace, shown, voice) });
}
