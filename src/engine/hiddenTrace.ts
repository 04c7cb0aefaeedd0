import type { KickTest, Leg, RotationTrace, Verdict } from './trace.ts';

const HIDDEN: Verdict = Object.freeze({ is: 'hidden' });

const hiddenTest = ({ number, leg, kick, bias, candidate, minos }: KickTest): KickTest => ({
  number,
  leg,
  kick,
  ...(bias ? { bias } : {}),
  candidate,
  minos,
  obstacles: [],
  verdict: HIDDEN,
});

/** The trace without what it came to: the positions that are tried, and nothing of what stops them. */
export function hiddenTrace(trace: RotationTrace): RotationTrace {
  const tests = trace.tests.map(hiddenTest);
  const legs = trace.legs.map(({ start, startMinos, turn, to, precedence }, index): Leg => ({
    start,
    startMinos,
    turn,
    to,
    precedence,
    tests: tests.filter((test) => test.leg === index),
    findings: [],
    winner: null,
  }));
  return {
    system: trace.system,
    request: trace.request,
    legs,
    tests,
    outcome: { is: 'hidden' },
    memory: { before: trace.memory.before, after: trace.memory.before },
  };
}
