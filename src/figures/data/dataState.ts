import { dataText, FORMATS, formatsOf, type FileFormat } from '#data/formats.ts';
import type { Notation } from '#data/notation.ts';
import { offsetForm } from '#data/tables.ts';
import type { RotationSystem } from '#engine/system.ts';
import { DEFAULT_SYSTEM, systemById } from '#rules/registry.ts';
import { oneOf, type FigureSpec } from '#figure/fields.ts';
import { systemId } from '#figure/systemFields.ts';

/** The state of a data browser. */
export interface DataState {
  /** The id of a system. */
  readonly system: string;
  readonly format: FileFormat;
  readonly vectors: Notation['vectors'];
}

export const systemOf = ({ system }: DataState): RotationSystem => systemById(system) ?? DEFAULT_SYSTEM;

/** Offsets are shown only if they produce the kicks. */
export const vectorsOf = (state: DataState): Notation['vectors'] =>
  offsetForm(systemOf(state)) === null ? 'kicks' : state.vectors;

export const DATA_BROWSER: FigureSpec<DataState> = {
  fields: {
    system: systemId,
    format: oneOf(FORMATS),
    vectors: oneOf(['kicks', 'offsets'] as const),
  },
  standard: { system: DEFAULT_SYSTEM.id, format: 'typescript', vectors: 'kicks' },
  outcome: (state) =>
    formatsOf(systemOf(state)).includes(state.format)
      ? `${dataText(systemOf(state), state.format)!.split('\n').length} lines`
      : 'none',
};
