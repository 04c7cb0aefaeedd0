import ShellExplorer from '#widgets/rotatris/ShellExplorer.svelte';
import { SHELL_EXPLORER } from '#widgets/rotatris/shellStates.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(ShellExplorer, SHELL_EXPLORER);
