import 'strings:dtetModes';
import { DTET_MODES, gravityAt, type DtetMode } from '#play/dtetModes.ts';
import { listText, phrase, type Part } from '#text/phrases.ts';
import type { Say } from '#text/strings.ts';
import type { TextTable } from '#text/textTable.ts';
import type { ModesState } from './modesState.ts';

// The texts of the figure about DTET's modes.

function factText(mode: DtetMode, level: number, say: Say): string {
  const fact = gravityAt(mode, level);
  switch (fact.is) {
    case '20G':
      return say('dtetModes.fact.20G');
    case 'weaker':
      return say('dtetModes.fact.weaker', { count: fact.drops });
    case 'not played':
      return mode.from !== null && level < mode.from
        ? say('dtetModes.fact.before', { level: mode.from })
        : say('dtetModes.fact.ended', { level: mode.cap ?? 0 });
  }
}

function levelsText({ from, cap }: DtetMode, say: Say): string {
  if (from === null) return say('dtetModes.none');
  return cap === null ? say('dtetModes.from', { level: from }) : say('dtetModes.to', { from, to: cap });
}

/** The levels of every mode, and its gravity at the chosen level. */
export const modesTable = ({ level }: ModesState, say: Say): TextTable<string> => ({
  label: say('dtetModes.table'),
  heads: [say('dtetModes.head.mode'), say('dtetModes.head.levels'), say('dtetModes.head.at', { level })],
  rows: DTET_MODES.map((mode) => ({
    key: mode.name,
    name: mode.name,
    cells: [levelsText(mode, say), factText(mode, level, say)].map((text) => ({ text, is: 'text' })),
  })),
});

export function modesSentence({ level }: ModesState, say: Say): readonly Part[] {
  const named = (is: string): string =>
    listText(
      DTET_MODES.filter((mode) => gravityAt(mode, level).is === is).map(({ name }) => name),
      say,
    );
  const slow = named('weaker');
  const drops = gravityAt(DTET_MODES[2]!, level);
  return phrase(say, slow === '' ? 'dtetModes.sentence.fast' : 'dtetModes.sentence.slow', {
    level,
    fast: { text: named('20G'), kind: 'accepted' },
    slow,
    times: say('dtetModes.drops', { count: drops.is === 'weaker' ? drops.drops : 0 }),
  });
}

export const modesTitle = ({ level }: ModesState, say: Say): string => say('dtetModes.title', { level });
