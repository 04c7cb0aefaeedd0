import { ELEMENTS } from 'figures:elements';
import { ownEntry } from '#engine/ownEntry.ts';
import type { ElementWords } from '#figure/record/elementWords.ts';

export const elementNamed = (name: string): ElementWords => ownEntry(ELEMENTS, name)!;
