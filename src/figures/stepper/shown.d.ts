/** The component of the figure, for figures that contain it. */
declare module 'figure:kick-stepper' {
  export { default } from '#figures/stepper/KickStepper.svelte';
}
