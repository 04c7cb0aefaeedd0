import { systemById } from '#rules/registry.ts';
import { SYSTEM_OPTIONS } from '#widgets/controls/options.ts';

/** Stands in a drawing for widgets/controls/ownTables.svelte.ts: tables of readers are named when the component comes. */
export class OwnTables {
  options(_say: unknown, _conventions: unknown, shown: string): typeof SYSTEM_OPTIONS {
    return SYSTEM_OPTIONS.some(({ value }) => value === shown)
      ? SYSTEM_OPTIONS
      : [...SYSTEM_OPTIONS, { value: shown, text: systemById(shown)?.name ?? shown }];
  }
}
