export { default as ExportPanel } from './ExportPanel.svelte';
export { default as ImportPanel } from './ImportPanel.svelte';
