import { expect, test } from 'vitest';
import { animationPictures } from './pictureFiles.ts';

// 24 frames of a board of 32 by 40 squares took two seconds at once.
test('a frame of an animation is drawn when it is wanted', () => {
  let asked = 0;
  const valuesOf = () => {
    asked++;
    return () => '';
  };
  const frames = ['one', 'two'].map((sentence) => ({ drawings: [], sentence }));
  const [first] = animationPictures(frames, { title: 'T' }, { valuesOf });
  expect(asked).toBe(0);
  expect(first!.svg()).toContain('one');
  expect(asked).toBeGreaterThan(0);
});
