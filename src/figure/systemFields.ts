import { ownFault } from '#rules/ownFault.ts';
import { LISTED, systemById } from '#rules/registry.ts';
import type { Field } from './fields.ts';

const IDS = LISTED.map(({ id }) => id).join(', ');

/** The id of a system: from the registry, or made by a reader. */
export const systemId: Field<string> = {
  print: (id) => id,
  read: (id) => (systemById(id) ? id : null),
  allowed: IDS,
  fault: ownFault,
};

export const NO_SYSTEM = 'none';

/** The id of a system, or `none`. */
export const systemIdOrNone: Field<string> = {
  ...systemId,
  read: (id) => (id === NO_SYSTEM ? id : systemId.read(id)),
  allowed: `${NO_SYSTEM}, ${IDS}`,
};
