import { expect, test, vi } from 'vitest';
import { watched } from './watched.ts';

test('an object tells of the fields that are watched, and of no others', () => {
  const changed = vi.fn();
  const stepper = watched(
    new (class {
      step = 1;
      other = 1;
      next(): void {
        this.step += 1;
      }
    })(),
    ['step'],
    changed,
  );
  stepper.next();
  expect(stepper.step).toBe(2);
  expect(changed.mock.calls).toEqual([['step']]);
  stepper.step = 2;
  stepper.other = 5;
  expect(changed).toHaveBeenCalledTimes(1);
});
