import type { MemorySpec } from '#engine/system.ts';

/** Counts the kicks upwards of one piece. */
export const countFloorKicks: MemorySpec = {
  after: (memory, _attempt, kick) => (kick[1] > 0 ? { ...memory, floorKicks: memory.floorKicks + 1 } : memory),
};

/** TGM3: once a piece has kicked upwards, every later turn of it takes its lock delay away for good. */
export const countAndEndLockDelay: MemorySpec = {
  after: (memory, attempt, kick) => {
    const counted = countFloorKicks.after(memory, attempt, kick);
    return memory.floorKicks > 0 && !memory.lockDelayGone ? { ...counted, lockDelayGone: true } : counted;
  },
};
