import type { Piece } from '#engine/piece.ts';
import type { OffsetGroup, RotationSystem } from '#engine/system.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { SRS_OFFSETS } from '#rules/srsOffsets.ts';

const { shapes, kicks } = srsGuideline.offsetForm!;

/** Guideline SRS as it is programmed: offsets from true rotation. */
export const BY_OFFSETS: RotationSystem = { ...srsGuideline, shapes, kicks };

/** The offsets of a piece as the document prints them. */
export const offsetsOf = (piece: Piece): OffsetGroup['offsets'] =>
  SRS_OFFSETS.find(({ pieces }) => pieces.includes(piece))!.offsets;
