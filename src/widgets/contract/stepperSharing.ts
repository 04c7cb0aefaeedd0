import type { Scenario } from '#engine/scenario.ts';
import type { RotationTrace } from '#engine/trace.ts';
import type { Voice } from '../narrate.ts';
import type { ShareOffer } from './shown.ts';

/** What a stepper is when it is shared. */
export interface SharedStepper {
  readonly root: HTMLElement;
  readonly figure: string;
  readonly stepper: {
    readonly trace: RotationTrace;
    /** The scenario with the step that is shown. */
    readonly shown: Scenario;
  };
  readonly voice: Voice;
}

/** What the menu of a stepper asks for: all that answers is fetched when the menu opens. */
export const stepperSharing = (lab: string | undefined, now: () => SharedStepper) => ({
  offer: async (): Promise<ShareOffer> => {
    const { stepperOffer } = await import('./shareStepper.ts');
    return stepperOffer(now());
  },
  lab:
    lab === undefined
      ? undefined
      : async (): Promise<string> => (await import('./share.ts')).labLink(lab, now().stepper.shown),
});
