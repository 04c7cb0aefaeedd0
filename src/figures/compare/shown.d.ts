/** The figure as other figures show it. */
declare module 'figure:kick-compare' {
  export { default } from '#figures/compare/KickCompare.svelte';
}
