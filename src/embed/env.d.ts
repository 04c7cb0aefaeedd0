/** The design tokens for a shadow root as a style sheet: made by the build (vite.config.ts). */
declare module 'styles:tokens' {
  export const tokens: string;
}

/** The styles of the components that are drawn, one sheet each: made by the build (vite.config.ts). */
declare module 'styles:drawn' {
  export const drawn: readonly string[];
}

/** The file of what figures need to live, to be fetched early: nothing of it is used by this name (vite.config.ts). */
declare module 'part:alive' {}

/** A component as a function that writes it as HTML: made by the build (site/build/drawnComponents.ts). */
declare module 'drawn:*.svelte' {
  import type { Drawn } from './drawn/drawnFigure.ts';
  const component: Drawn<Readonly<Record<string, unknown>>>;
  export { component as default };
}

/** A module with state, as its fields are plain in a drawing. */
declare module 'drawn:#widgets/scenarioWalk.svelte.ts' {
  export * from '#widgets/scenarioWalk.svelte.ts';
}
