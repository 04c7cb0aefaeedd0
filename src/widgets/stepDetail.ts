import type { KickTest, Outcome, RotationTrace } from '#engine/trace.ts';

/** What a stepper tells with each of its events. */
export interface StepDetail {
  readonly step: number;
  /** The test of this step; null at the start and at the end. */
  readonly test: KickTest | null;
  readonly state: string;
  readonly outcome: Outcome['is'];
}

/** @param state what is shown, as a scenario line */
export const stepDetail = (
  { step, trace }: { readonly step: number; readonly trace: RotationTrace },
  state: string,
): StepDetail => ({
  step,
  test: trace.tests[step - 1] ?? null,
  state,
  outcome: trace.outcome.is,
});
