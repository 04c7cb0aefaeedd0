import type { RotationTrace } from '#engine/trace.ts';

/** Returns the outcome of a rotation in the terms of `expect`: `test 5`, `fail` or `refused`. */
export function outcomeWord({ outcome }: RotationTrace): string {
  switch (outcome.is) {
    case 'rotated':
      return `test ${outcome.test.number}`;
    case 'half done':
      return 'half done';
    case 'failed':
      return 'fail';
    case 'refused':
      return 'refused';
    case 'hidden':
      return 'hidden';
  }
}
