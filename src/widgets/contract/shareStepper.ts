import { shareLink } from './share.ts';
import { shareOffer } from './shareOffer.ts';
import { shownRotation } from './shareRotation.ts';
import type { ShareOffer } from './shown.ts';
import type { SharedStepper } from './stepperSharing.ts';

/** What a stepper shares: fetched when its menu opens. */
export function stepperOffer({ root, figure, stepper: { trace, shown }, voice }: SharedStepper): ShareOffer {
  const link = shareLink(location.href, figure, shown);
  return shareOffer(voice.say, { kind: 'kick-stepper', link, root, ...shownRotation(trace, shown, voice) });
}
