import 'strings:reachMap';
import 'strings:spinFinder';
import 'strings:turn';
import type { Spin } from '#analysis/spins.ts';
import { transition, turned } from '#engine/piece.ts';
import { systemName } from '#figure/ownTables/systemName.ts';
import { inputsText } from '#figure/rotation/inputWords.ts';
import { formatTransition, formatVec } from '#text/conventions.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { spinKicks, type SpinQuestion, type SpinState } from './spinState.ts';

export const spinTitle = ({ piece, system }: SpinState, { say, conventions }: Voice): string =>
  say('spinFinder.title', { piece, system: systemName(system, say, conventions) });

/** What a search has found so far. */
export interface SpinAnswer {
  readonly question: SpinQuestion;
  readonly chosen: Spin | undefined;
  readonly status: 'searching' | 'done' | 'paused';
}

/** Says what the current board is, or why there is none. */
export function spinSentence(
  state: SpinState,
  { question, chosen, status }: SpinAnswer,
  voice: Voice,
): readonly Part[] {
  const { say, conventions } = voice;
  const kick = spinKicks(state)[state.test - 1];
  const names = {
    piece: { text: state.piece, kind: 'piece' as const },
    system: systemName(state.system, say, conventions),
    transition: {
      text: formatTransition(transition(state.from, turned(state.from, state.turn)), conventions),
      kind: 'vector' as const,
    },
    test: state.test,
    kick: { text: kick ? formatVec(kick, conventions) : '–', kind: 'vector' as const },
  };
  if (question.is === 'no turn') return phrase(say, 'spinFinder.noTurn', names);
  if (question.is === 'no test') return phrase(say, 'spinFinder.noTest', { ...names, count: question.tests });
  if (question.is === 'never')
    return phrase(say, `spinFinder.never.${question.fate.is}`, {
      ...names,
      by: question.fate.is === 'shadowed' ? question.fate.by : '',
    });
  if (chosen)
    return phrase(say, `spinFinder.found.${chosen.inputs ? 'reached' : 'put'}`, {
      ...names,
      count: chosen.blocks.length,
      inputs: chosen.inputs ? inputsText(chosen.inputs, say) : '',
      turn: say(`turn.${state.turn}`),
    });
  return phrase(say, `spinFinder.none.${status}`, names);
}
