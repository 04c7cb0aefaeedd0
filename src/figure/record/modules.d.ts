// What browsers need of the records of figures; the build makes these modules of the registry (build/figureModules.ts).

declare module 'figures:words' {
  /** Every word that a figure may leave in an address. */
  export const FIGURE_WORDS: readonly string[];
}

declare module 'figures:heights' {
  /** The figures that have an element and a bare page for frames, with the height that a frame begins with. */
  export const FRAME_HEIGHTS: Readonly<Record<string, number>>;
}

declare module 'figures:elements' {
  /** Every element that shows a figure, with what can be written on it. */
  export const ELEMENTS: Readonly<Record<string, import('#figure/record/elementWords.ts').ElementWords>>;
}

declare module 'figures:loaders' {
  /** How an element gets its figure, and what it shows before. */
  export const LOADERS: Readonly<
    Record<
      string,
      {
        readonly load: () => Promise<{ readonly element: import('#figure/element/element.ts').ElementFigure<object> }>;
        readonly poster?: import('#figure/element/element.ts').PosterModule;
      }
    >
  >;
  /** Elements around links, with the figure in which they open them. */
  export const LINK_ELEMENTS: readonly (import('#figure/record/record.ts').LinkElement & {
    readonly figure: string;
  })[];
}

declare module 'figures:components' {
  /** The component of each figure that has an element. */
  export const COMPONENTS: Readonly<Record<string, (props: Readonly<Record<string, unknown>>) => unknown>>;
}
