import { SYSTEMS } from '#rules/registry.ts';

// What the words of a figure may be, for the reference of its element.

/** What is said by an interface string, `embed.said.WHAT`, with values in it. */
export interface Said {
  readonly is: 'said';
  readonly what: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export type Allowed =
  | Said
  /** One of these, or as many of them as is `said`. */
  | { readonly is: 'values'; readonly values: readonly string[]; readonly how?: Said }
  /** What a system has, besides what all have. */
  | {
      readonly is: 'by system';
      readonly all: readonly string[];
      readonly systems: readonly (readonly [id: string, values: readonly string[]])[];
    }
  /** As the figure says it to those who wrote something else. */
  | { readonly is: 'phrase'; readonly text: string };

/** What counts where a word is left out. */
export type Usual = Said | { readonly is: 'phrase'; readonly text: string } | null;

export interface WordUse {
  readonly allowed: Allowed;
  readonly usual: Usual;
}

export const said = (what: string, values: Said['values'] = {}): Said => ({ is: 'said', what, values });
export const phrase = (text: string) => ({ is: 'phrase', text }) as const;
export const values = (list: readonly string[], how?: Said): Allowed => ({
  is: 'values',
  values: list,
  ...(how && { how }),
});
export const range = ([least, most]: readonly [number, number]): Said => said('range', { least, most });

export const bySystem = (
  all: readonly string[],
  own: (system: (typeof SYSTEMS)[number]) => readonly string[],
): Allowed => ({
  is: 'by system',
  all,
  systems: SYSTEMS.flatMap((system) => (own(system).length > 0 ? [[system.id, own(system)] as const] : [])),
});
