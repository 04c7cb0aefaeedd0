import { kicksOf, rotationsOf, type Rotation } from '#analysis/rotations.ts';
import { transition } from '#engine/piece.ts';
import { stateOf } from '#figure/record/run.ts';
import { kickRose, roseReach } from '#figure/tables/kickRose.ts';
import type { FigureReport, Pictures } from '#share/report.ts';
import { formatTransition } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { againstOf, checkTable, type TableVerdict } from './tableCheck.ts';
import { TABLE_CHECKER, type TableState } from './tableState.ts';
import { verdictTexts } from './tableTexts.ts';

const isSame = (a: Rotation, b: Rotation): boolean =>
  a.piece === b.piece && a.from === b.from && a.turn === b.turn && a.precedence === b.precedence;

/** Draws the first rotation whose kicks are not those of the compared system, with the kicks of both. */
function differingKicks(verdict: TableVerdict, { against }: TableState, { conventions }: Voice): Pictures | undefined {
  if (!('reading' in verdict)) return undefined;
  const { own } = verdict;
  const other = againstOf(verdict, against);
  for (const rotation of rotationsOf(own)) {
    const same = rotationsOf(other).find((one) => isSame(one, rotation));
    const lists = [{ kicks: kicksOf(own, rotation) }, ...(same ? [{ kicks: kicksOf(other, same) }] : [])];
    const [mine, theirs] = lists.map(({ kicks }) => kicks.join(' '));
    if (mine === theirs) continue;
    const name = formatTransition(transition(rotation.from, rotation.to), conventions);
    const drawing = kickRose(lists, roseReach(lists));
    return { step: [{ ...drawing, head: `${rotation.piece} ${name}` }], small: () => drawing };
  }
  return undefined;
}

export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(TABLE_CHECKER, query);
  const verdict = checkTable(state.text, state.name);
  const pictures = differingKicks(verdict, state, voice);
  return {
    title: voice.say('tableChecker.title'),
    sentence: verdictTexts(verdict, voice.say).join(' '),
    ...(pictures && { pictures }),
  };
}
