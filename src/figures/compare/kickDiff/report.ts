import 'strings:diff';
import { systemById } from '#rules/registry.ts';
import { stateOf } from '#figure/record/run.ts';
import { kickRose, roseReach } from '#figure/tables/kickRose.ts';
import { tableLines, type FigureReport } from '#share/report.ts';
import { formatTransition, formatVec } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { tableDiff, type DiffList } from '../common/tableDiff.ts';
import { KICK_DIFF } from './kickDiffState.ts';
import { diffSentence, diffTitle } from './diffTexts.ts';

/** The report of two tables: the kicks of each turn side by side, from one point. */
export function report(query: string, { say, conventions }: Voice): FigureReport {
  const { systems, piece } = stateOf(KICK_DIFF, query);
  const [first, second] = systems.map((id) => systemById(id)!);
  const diff = tableDiff(first!, second!, piece);
  const kicksOf = (list: DiffList): string =>
    list.is === 'list'
      ? list.kicks.map(({ kick }) => formatVec(kick, conventions)).join(' ')
      : say(`diff.instead.${list.is}`);
  const rows = diff.rows.map(({ transition, lists }) => ({
    key: transition,
    name: formatTransition(transition, conventions),
    cells: lists.map((list) => ({ text: kicksOf(list) })),
  }));
  const roses = diff.rows.flatMap(({ transition, lists }) => {
    const kicked = lists.flatMap((list) => (list.is === 'list' ? [{ kicks: list.kicks.map(({ kick }) => kick) }] : []));
    return kicked.length === 2 ? [{ head: formatTransition(transition, conventions), kicked }] : [];
  });
  const reach = roseReach(roses.flatMap(({ kicked }) => kicked));
  const sentence = diffSentence(diff, say);
  return {
    title: diffTitle(diff, say),
    sentence,
    sentences: [sentence, ...tableLines({ heads: [say('diff.turn'), ...diff.names], rows })],
    pictures: { step: roses.map(({ head, kicked }) => ({ ...kickRose(kicked, reach), head })) },
  };
}
