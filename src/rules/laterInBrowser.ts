import type { RotationSystem } from '#engine/system.ts';

/** What the registry of a browser has of later.ts at first (src/build/laterSystems.ts). */
export const LATER: readonly RotationSystem[] = [];
