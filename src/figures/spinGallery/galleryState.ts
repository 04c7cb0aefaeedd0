import { must } from '#engine/diagnostics.ts';
import { fieldFor } from '#engine/rotate.ts';
import type { Scenario } from '#engine/scenario.ts';
import { minosOf, type Extent } from '#engine/shapes.ts';
import { sameSquares } from '#engine/squares.ts';
import { fill } from '#engine/stack.ts';
import type { Playfield } from '#engine/playfield.ts';
import { placementAfter, type RotationTrace } from '#engine/trace.ts';
import { underSystem } from '#engine/underSystem.ts';
import { onePress, type Unanswered } from '#analysis/onePress.ts';
import { DEFAULT_SYSTEM, LISTED, systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import type { FigureSpec } from '#figure/fields.ts';
import { traceOf } from '#figure/rotation/traceOf.ts';
import { systemId } from '#figure/systemFields.ts';
import { SPINS, type GallerySpin } from './gallerySpins.ts';

export interface GalleryState {
  readonly system: string;
}

/** All cards show the same squares, so that a square has one size. */
export const GALLERY_VIEW: Extent = { left: 0, right: 9, bottom: 0, top: 6 };

/** A spin of the gallery under a system. */
export interface ShownSpin {
  readonly name: string;
  /** Under the system; under that of the gallery where the system has no state with these squares. */
  readonly scenario: Scenario;
  readonly trace: RotationTrace;
  /** What the press ends in: the squares of the spin, others, or those from which it started. */
  readonly ends: 'in the spin' | 'elsewhere' | 'at its start';
  /** Why the system has no answer; null where it has one. */
  readonly without: Unanswered | null;
}

/** The squares where the piece of a trace ends. */
const endOf = (trace: RotationTrace) => minosOf(trace.system.shapes, placementAfter(trace));

/** The board after a trace, with the piece locked in it. */
export const lockedField = (trace: RotationTrace): Playfield =>
  fill(fieldFor(trace.system, trace.request.field), endOf(trace), trace.request.placement.piece);

export function shownSpin({ name, scenario: query }: GallerySpin, { system: id }: GalleryState): ShownSpin {
  const home = must(readScenario(query), query);
  const spin = traceOf(home);
  const system = systemById(id)!;
  const { answers, without } = onePress(home, [system]);
  const scenario = underSystem(home, system) ?? home;
  const [answer] = answers;
  if (!answer) return { name, scenario, trace: spin, ends: 'at its start', without: without[0]!.because };
  const ends = answer.stays ? 'at its start' : sameSquares(answer.minos, endOf(spin)) ? 'in the spin' : 'elsewhere';
  return { name, scenario, trace: answer.traces[0]!, ends, without: null };
}

export const shownSpins = (state: GalleryState): readonly ShownSpin[] => SPINS.map((spin) => shownSpin(spin, state));

export const countSpins = (spins: readonly ShownSpin[]): number =>
  spins.filter(({ ends }) => ends === 'in the spin').length;

export const SPIN_GALLERY: FigureSpec<GalleryState> = {
  fields: {
    // Those that its picker lists.
    system: { ...systemId, read: (id) => (LISTED.some((listed) => listed.id === id) ? systemId.read(id) : null) },
  },
  standard: { system: DEFAULT_SYSTEM.id },
  outcome: (state) => `${countSpins(shownSpins(state))} spins`,
};
