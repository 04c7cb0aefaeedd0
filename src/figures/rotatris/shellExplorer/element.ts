import { queryElement } from '#figure/element/queryElement.ts';
import { SHELL_EXPLORER } from './shellStates.ts';
import ShellExplorer from './ShellExplorer.svelte';

export const element = queryElement(ShellExplorer, SHELL_EXPLORER);
