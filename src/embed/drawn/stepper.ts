// Stands in a drawing for widgets/stepper.svelte.ts: what is drawn is gone through, and not edited.
export { ScenarioWalk as Stepper } from 'drawn:#widgets/scenarioWalk.svelte.ts';
