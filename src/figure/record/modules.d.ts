// Facts from the records of figures for browsers. The build makes these modules from the registry (build/figureModules.ts).

declare module 'figures:params' {
  /** All parameters that figures write into addresses. */
  export const FIGURE_PARAMS: readonly string[];
  /** Names of figures that are alone on their pages of the lab. */
  export const ALONE: readonly string[];
}

/** The keys of a figure by its name, with reset. */
declare module 'figures:keys/*' {
  const KEYS: readonly import('./keys.ts').KeyUse[];
  export default KEYS;
}

declare module 'figures:heights' {
  /** Figures with an element and a bare page for frames, with the initial height of a frame. */
  export const FRAME_HEIGHTS: Readonly<Record<string, number>>;
}

declare module 'figures:elements' {
  /** All elements with a figure: their attributes and their usual heights. */
  export const ELEMENTS: Readonly<Record<string, import('#figure/record/elementParams.ts').ElementFacts>>;
}

declare module 'figures:loaders' {
  /** Loaders for the figure and the poster of each element. */
  export const LOADERS: Readonly<
    Record<
      string,
      {
        readonly load: () => Promise<{ readonly element: import('#figure/element/element.ts').ElementFigure<object> }>;
        readonly poster?: import('#figure/element/element.ts').PosterModule;
      }
    >
  >;
}

declare module 'figures:links' {
  /** Elements around links, and the figure in which they open them. */
  export const LINK_ELEMENTS: readonly (import('#figure/record/record.ts').LinkElement & {
    readonly figure: string;
  })[];
}

/** The elements of figures that have a poster, by the names of their components. */
declare module 'figures:posted' {}

declare module 'figures:components' {
  /** The component of each figure that has an element. */
  export const COMPONENTS: Readonly<Record<string, (props: Readonly<Record<string, unknown>>) => unknown>>;
}
