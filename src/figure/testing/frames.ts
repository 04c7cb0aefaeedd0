import { beforeEach, vi } from 'vitest';

/** For tests of what waits for a frame of the page: node paints none. Returns what paints one. */
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
