import { ok, type Result } from '#engine/diagnostics.ts';
import { importedScenario, type Taken } from '#figure/rotation/importBoard.ts';
import type { PlayLab } from './playLab.svelte.ts';

/** Plays on from a pasted board, fumen or rotation. A text that cannot be read changes nothing. */
export function pastedInto(lab: PlayLab, text: string): Result<Pick<Taken<unknown>, 'notes'>> {
  const read = importedScenario(lab.position, text);
  if (!read.ok) return read;
  const { system, field, placement } = read.value.value;
  lab.edits.replace({ system, field, placement, chosen: lab.chosen });
  return ok({ notes: read.value.notes });
}
