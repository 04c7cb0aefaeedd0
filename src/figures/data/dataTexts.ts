import 'strings:dataBrowser';
import type { Voice } from '#text/voice.ts';
import { systemOf, type DataState } from './dataState.ts';

export const dataTitle = (state: DataState, { say }: Pick<Voice, 'say'>): string =>
  say('dataBrowser.title', { system: systemOf(state).name, format: say(`dataBrowser.format.${state.format}`) });
