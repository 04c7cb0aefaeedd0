/** The component of the figure, for figures that contain it. */
declare module 'figure:kick-compare' {
  export { default } from '#figures/compare/kickCompare/KickCompare.svelte';
}
