/** The design tokens for a shadow root as a style sheet, made by the build (vite.config.ts). */
declare module 'styles:tokens' {
  export const tokens: string;
}
