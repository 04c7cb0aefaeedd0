import { wellsUnder } from '#analysis/wells.ts';
import { systemById } from '#rules/registry.ts';

/** The wells of each system under a stack of some height. */
export const wellRows = (systems: readonly string[], height: number) =>
  systems.flatMap((id) => {
    const system = systemById(id);
    return system ? [{ id, name: system.name, wells: wellsUnder(system, height) }] : [];
  });
