import ShellExplorer from '#figures/rotatris/shells/ShellExplorer.svelte';
import { SHELL_EXPLORER } from '#figures/rotatris/shells/shellStates.ts';
import { wordsFigure } from '../wordsFigure.ts';

export const awaken = wordsFigure(ShellExplorer, SHELL_EXPLORER);
