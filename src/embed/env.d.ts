/** The design tokens for a shadow root as a style sheet: made by the build (vite.config.ts). */
declare module 'styles:tokens' {
  export const tokens: string;
}

/** The file of all that figures share, to be fetched early: nothing of it is used by this name (vite.config.ts). */
declare module 'part:shared' {}
