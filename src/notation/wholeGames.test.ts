import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPtn, reportOf } from './check.ts';

// Whole games of the NES, turned into placements from movies at TASVideos: 386M by nico, 239M by Acmlm, 4853M by r57shell and Archanfel.
// They are under CC BY 2.0 and no part of the project. WHOLE_GAMES names the folder that holds them.
const { WHOLE_GAMES } = process.env;

interface Recorded {
  readonly finalBoardTopToBottom: readonly string[];
  readonly moves: readonly (readonly [string, readonly number[], number, number, number, number, number])[];
}

const read = (name: string): string => readFileSync(join(WHOLE_GAMES!, name), 'utf8');

describe.skipIf(WHOLE_GAMES === undefined)('whole games', () => {
  test.each([
    // No soft-drop points: the score is exact at every move.
    ['tas-386m', 424, 165, 'exact'],
    // Soft drops add points on top of the clears.
    ['tas-239m', 422, 164, 'above'],
  ] as const)('%s is played as it was recorded', (name, moves, lines, score) => {
    const { result, moves: played, diagnostics } = reportOf(checkPtn(read(`${name}.ptn`)));
    const recorded = JSON.parse(read(`${name}.json`)) as Recorded;
    expect(result).toMatchObject({ moves, lines });
    expect(diagnostics.filter(({ code }) => code !== 'I_SCORE_ABOVE_CLEARS')).toEqual([]);
    expect(played.map((move) => [move.token, move.stackrabbit, move.cleared, move.lines, move.level])).toEqual(
      recorded.moves.map(([token, triple, , cleared, total, level]) => [token, triple, cleared, total, level]),
    );
    recorded.moves.forEach(([, , , , , , recordedScore], index) => {
      const { scoreFromClears } = played[index]!;
      if (score === 'exact') expect(scoreFromClears).toBe(recordedScore);
      else expect(scoreFromClears).toBeLessThanOrEqual(recordedScore);
    });
    const filled = result.board.map((row) => row.replaceAll('.', '0').replaceAll(/[A-Z]/g, '1')).reverse();
    expect(filled).toEqual(recorded.finalBoardTopToBottom.slice(-filled.length));
  });

  test('tas-4853m needs what the game does off the screen, and the replay says where it stops', () => {
    const { result, diagnostics } = reportOf(checkPtn(read('tas-4853m.ptn')));
    expect(result.moves).toBe(21);
    expect(diagnostics.map(({ code, expected, found }) => [code, expected, found])).toEqual([
      ['E_CLEAR_MISMATCH', 3, 4],
      ['E_NO_ENTRY', undefined, undefined],
    ]);
  });
});
