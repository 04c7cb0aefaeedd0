import { beforeEach, vi } from 'vitest';

/** Node paints no frames, so tests paint them by hand. Returns the function that paints one. */
export function framesByHand(): () => void {
  let frames: (() => void)[] = [];
  beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });
  return () => {
    for (const frame of frames.splice(0)) frame();
    vi.runAllTimers();
  };
}
