import { SYSTEMS } from '#rules/registry.ts';

// Allowed values of parameters, for the reference of an element.

/** An interface string, `embed.said.WHAT`, with its values. */
export interface InterfaceText {
  readonly is: 'said';
  readonly what: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Allowed =
  | InterfaceText
  /** One of these values, or as many as `said` allows. */
  | { readonly is: 'values'; readonly values: readonly string[]; readonly how?: InterfaceText }
  /** Values of a system, besides those of all systems. */
  | {
      readonly is: 'by system';
      readonly all: readonly string[];
      readonly systems: readonly (readonly [id: string, values: readonly string[]])[];
    }
  /** The text of the diagnostic for a wrong value. */
  | { readonly is: 'phrase'; readonly text: string };

/** The value of an omitted parameter. */
export type Usual = InterfaceText | { readonly is: 'phrase'; readonly text: string } | null;

export interface WordUse {
  readonly allowed: Allowed;
  readonly usual: Usual;
}

export const said = (what: string, values: InterfaceText['values'] = {}): InterfaceText => ({
  is: 'said',
  what,
  values,
});
export const phrase = (text: string) => ({ is: 'phrase', text }) as const;
export const values = (list: readonly string[], how?: InterfaceText): Allowed => ({
  is: 'values',
  values: list,
  ...(how && { how }),
});
export const range = ([least, most]: readonly [number, number]): InterfaceText => said('range', { least, most });

export const bySystem = (
  all: readonly string[],
  own: (system: (typeof SYSTEMS)[number]) => readonly string[],
): Allowed => ({
  is: 'by system',
  all,
  systems: SYSTEMS.flatMap((system) => (own(system).length > 0 ? [[system.id, own(system)] as const] : [])),
});
