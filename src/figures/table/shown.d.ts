/** The figure as other figures show it. */
declare module 'figure:kick-table' {
  export { default } from '#figures/table/KickTable.svelte';
}
