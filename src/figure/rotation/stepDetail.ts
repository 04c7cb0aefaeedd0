import type { KickTest, Outcome, RotationTrace } from '#engine/trace.ts';

/** What a stepper reports in each event, besides its state. */
export interface StepDetail {
  readonly step: number;
  /** The test of this step; null at the start and at the outcome. */
  readonly test: KickTest | null;
  readonly outcome: Outcome['is'];
}

export const stepDetail = (trace: RotationTrace, step: number): StepDetail => ({
  step,
  test: trace.tests[step - 1] ?? null,
  outcome: trace.outcome.is,
});
