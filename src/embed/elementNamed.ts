import { ELEMENTS } from 'figures:elements';
import { ownEntry } from '#engine/ownEntry.ts';
import type { ElementParams } from '#figure/record/elementParams.ts';

export const elementNamed = (name: string): ElementParams => ownEntry(ELEMENTS, name)!;
