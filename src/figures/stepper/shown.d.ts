/** The figure as other figures show it. */
declare module 'figure:kick-stepper' {
  export { default } from '#figures/stepper/KickStepper.svelte';
}
