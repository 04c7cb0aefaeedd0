import 'strings:analysis';
import 'strings:kickAtlas';
import 'strings:tests';
import 'strings:turn';
import { endsOf, turnBetween } from '#engine/transitions.ts';
import { systemById } from '#rules/registry.ts';
import { formatTransition, formatVec } from '#text/conventions.ts';
import { phrase, type Part } from '#text/phrases.ts';
import type { Voice } from '#text/voice.ts';
import { countOf, type AtlasCell, type AtlasCount, type AtlasRow, type AtlasState, type BoardChoice } from './atlas.ts';

// The texts of the kick atlas.

const kindOf = ({ kicks, notLookedAt }: AtlasCount): string =>
  notLookedAt > 0 ? '.stopped' : kicks === 0 ? '.none' : '';

/** @param rows null until they are computed */
export function atlasSentence(state: AtlasState, rows: readonly AtlasRow[] | null, { say }: Voice): readonly Part[] {
  const count = countOf(rows ?? []);
  return phrase(say, `kickAtlas.sentence${rows === null ? '.computing' : kindOf(count)}`, {
    piece: { text: state.piece, kind: 'piece' },
    system: systemById(state.system)?.name ?? '',
    directions: say(`kickAtlas.${state.directions}`),
    kicks: count.kicks,
    useful: count.useful,
    canFail: count.canFail,
    turns: count.turns,
    notLookedAt: count.notLookedAt,
  });
}

/** Names a turn by its transition and its direction. */
export function rowNames({ transition }: AtlasRow, { say, conventions }: Voice) {
  const name = formatTransition(transition, conventions);
  const turn = say(`turn.${turnBetween(...endsOf(transition))!}`);
  return { name, turn, all: say('kickAtlas.row', { transition: name, turn }) };
}

/** Says how a turn ends, and with which kick. */
export const cellNames = ({ ending, kick }: AtlasCell, { say, conventions }: Voice) => ({
  ending: ending === 'fail' ? say('kickAtlas.fails') : say('tests.name', { number: ending }),
  kick: kick && formatVec(kick, conventions),
});

/** Says how many blocks an outcome needs, or why it never happens. */
export function cellFoot(
  { ending, never, boards, notLookedAt }: AtlasCell,
  choice: BoardChoice,
  { say }: Voice,
): string {
  if (never?.is === 'shadowed')
    return say(never.by === 1 ? 'kickAtlas.never.basic' : 'kickAtlas.never.earlier', { number: never.by });
  if (never) return say(`kickAtlas.never.${never.is}`);
  const scenario = boards[choice];
  if (!scenario) return say(notLookedAt.length > 0 ? 'analysis.notLookedAt' : 'kickAtlas.notInPlay');
  const count = scenario.field.rows.join('').replaceAll('.', '').length;
  return count === 0 && ending !== 'fail' ? say('kickAtlas.blocks.none') : say('kickAtlas.blocks', { count });
}

export const atlasTitle = ({ piece, system }: AtlasState, { say }: Voice): string =>
  say('kickAtlas.title', { piece, system: systemById(system)?.name ?? '' });
