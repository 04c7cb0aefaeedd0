import { wordsElement } from '#figure/element/wordsElement.ts';
import { SHELL_EXPLORER } from './shellStates.ts';
import ShellExplorer from './ShellExplorer.svelte';

export const element = wordsElement(ShellExplorer, SHELL_EXPLORER);
