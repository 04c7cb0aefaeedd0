import 'strings:spin';
import { verdictOf, type SpinClauseFound, type SpinJudgement } from '#spins/judge.ts';
import { rowsCompleted, type SpinLanding } from '#spins/landing.ts';
import type { SpinFinding } from '#spins/conditions.ts';
import type { Direction, SpinCondition, SpinRule, SpinVerdict } from '#spins/rule.ts';
import { judgeById } from '#spins/rules.ts';
import { knownSpin, type KnownSpin } from '#spins/spinName.ts';
import type { Piece } from '#engine/piece.ts';
import type { Say } from './strings.ts';

/** The name of a rule: its game, and its setting where the game has several. */
export const judgeName = ({ game, setting }: SpinRule): string => (setting === '' ? game : `${game} (${setting})`);

/** What a verdict is called. */
export interface NamedSpin {
  readonly piece: Piece;
  readonly verdict: SpinVerdict;
  /** Rows that the lock completes. */
  readonly rows: number;
  readonly known: KnownSpin | null;
}

/** `T-spin mini single`, `T-spin double (Fin)`, `no spin`. */
export function spinName({ piece, verdict, rows, known }: NamedSpin, say: Say): string {
  if (verdict === 'none') return say('spin.none');
  const words = [say(`spin.${verdict}`, { piece }), ...(rows > 0 ? [say(`spin.rows.${Math.min(rows, 4)}`)] : [])];
  return `${words.join(' ')}${known ? ` (${say(`spin.known.${known}`)})` : ''}`;
}

/** What a rule calls a rotation after which nothing moves the piece but gravity. */
export function spinOf(rule: SpinRule, landing: SpinLanding, say: Say): string {
  const { turned, rest, moved } = landing;
  const rows = rowsCompleted(landing, rest).length;
  const verdict = verdictOf(rule, landing);
  return spinName({ piece: turned.piece, verdict, rows, known: moved ? null : knownSpin(landing) }, say);
}

/** Rules of the games that most people play. */
const PLAYED: readonly string[] = ['guideline', 'tetrio/all-mini+', 'jstris/T', 'techmino'];

/** One line for what the games of today say; empty if none of them rewards a spin. */
export function spinsText(landing: SpinLanding, say: Say): string {
  const rules = PLAYED.flatMap((id) => judgeById(id) ?? []);
  if (rules.every((rule) => verdictOf(rule, landing) === 'none')) return '';
  const said = rules.map((rule) =>
    say('spin.share.one', { judge: judgeName(rule), verdict: spinOf(rule, landing, say) }),
  );
  return say('spin.share', { verdicts: said.join(', ') });
}

/** Items in a row, with a word before the last one. */
const listText = (items: readonly (string | number)[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)!}`;

const directionsText = (directions: readonly Direction[], say: Say): string =>
  listText(
    directions.map((direction) => say(`spin.way.${direction}`)),
    say('spin.or'),
  );

const squaresAsked = (condition: SpinCondition): number => {
  if ('corners' in condition) return condition.corners === 'all' ? 4 : 2;
  return 'pair' in condition ? 2 : 4;
};

/** What a condition asks for: `at least 3 of 4 corners filled`. */
export function conditionText(condition: SpinCondition, say: Say): string {
  if ('corners' in condition)
    return say(`spin.need.corners.${condition.corners}${condition.wallsCount === false ? '.noWalls' : ''}`, {
      count: condition.atLeast,
      of: squaresAsked(condition),
    });
  if ('blocked' in condition) return say('spin.need.blocked', { directions: directionsText(condition.blocked, say) });
  if ('grounded' in condition) return say('spin.need.grounded');
  if ('kick' in condition)
    return typeof condition.kick === 'string'
      ? say(`spin.need.kick.${condition.kick}`)
      : say('spin.need.kick.numbers', {
          tests: listText(
            condition.kick.map((kick) => kick + 1),
            say('spin.or'),
          ),
        });
  if ('offset' in condition) {
    const [x, y] = Object.values(condition.offset)[0]!;
    return say('spin.need.offset', { over: Math.abs(x), down: Math.abs(y) });
  }
  if ('to' in condition) return say('spin.need.to', { states: listText(condition.to, say('spin.or')) });
  if ('turnBlocked' in condition) return say('spin.need.turnBlocked');
  if ('points' in condition) return say('spin.need.points', { count: condition.atLeast, of: squaresAsked(condition) });
  return typeof condition.lines === 'string'
    ? say(`spin.need.lines.${condition.lines}`)
    : say('spin.need.lines.numbers', { rows: listText(condition.lines, say('spin.or')) });
}

/** What a condition found, in a phrase: `1 of 2 front corners is filled`. */
export function findingText({ condition, holds, count, open }: SpinFinding, say: Say): string {
  const is = holds ? 'yes' : 'no';
  if ('corners' in condition)
    return say(`spin.found.corners.${condition.corners}`, { count, of: squaresAsked(condition) });
  if ('blocked' in condition)
    return say(`spin.found.blocked.${is}`, { directions: directionsText(holds ? condition.blocked : open, say) });
  if ('grounded' in condition) return say(`spin.found.grounded.${is}`);
  if ('kick' in condition && typeof condition.kick === 'string')
    return say(`spin.found.kicked.${count > 0 ? 'yes' : 'no'}`);
  if ('offset' in condition)
    return say(`spin.found.offset.${is}`, { test: count + 1, down: Math.abs(Object.values(condition.offset)[0]![1]) });
  if ('kick' in condition) return say('spin.found.test', { test: count + 1 });
  if ('to' in condition) return say(`spin.found.to.${is}`, { states: listText(condition.to, say('spin.or')) });
  if ('turnBlocked' in condition) return say(`spin.found.turnBlocked.${is}`);
  if ('points' in condition) return say('spin.found.points', { count, of: squaresAsked(condition) });
  return count === 0 ? say('spin.found.noLines') : say('spin.found.lines', { count });
}

const failedOf = ({ findings }: SpinClauseFound): SpinFinding | undefined => findings.find(({ holds }) => !holds);

/** One sentence for why a rule says what it says. */
export function whyText({ rule, verdict, clauses, decided, cancelled }: SpinJudgement, say: Say): string {
  if (rule.clauses.length === 0) return say('spin.why.nothing');
  if (clauses.length === 0) return say('spin.why.otherPieces');
  if (cancelled) return say(`spin.why.cancelled.${rule.lastMove}`);
  if (decided) {
    const found = decided.findings.map((finding) => findingText(finding, say));
    // A mini is what is left when the clauses of a full spin fail.
    const missed = clauses.slice(0, clauses.indexOf(decided)).filter(({ clause }) => clause.gives === 'full');
    const failed = verdict === 'full' ? [] : missed.flatMap((clause) => failedOf(clause) ?? []);
    const parts = [...found, ...failed.map((finding) => findingText(finding, say))];
    return say('spin.why.decided', { found: sentenceOf(parts, say) });
  }
  // The clause that came closest, the first one of several.
  const held = ({ findings }: SpinClauseFound): number => findings.findIndex(({ holds }) => !holds);
  const closest = clauses.reduce((best, clause) => (held(clause) > held(best) ? clause : best));
  return say('spin.why.decided', { found: sentenceOf([findingText(failedOf(closest)!, say)], say) });
}

/** Phrases as one list without repetition, the first letter a capital. */
function sentenceOf(phrases: readonly string[], say: Say): string {
  const text = listText([...new Set(phrases)], say('spin.and'));
  return text.charAt(0).toUpperCase() + text.slice(1);
}
