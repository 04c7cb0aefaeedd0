/** The component of the figure, for figures that contain it. */
declare module 'figure:kick-table' {
  export { default } from '#figures/table/KickTable.svelte';
}
