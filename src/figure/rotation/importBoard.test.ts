import { describe, expect, test } from 'vitest';
import { printScenario, scenarioWords } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { importedScenario } from './importBoard.ts';

const LINE =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';
const read = readScenario(LINE);
if (!read.ok) throw new Error('the example is readable');
const shown = read.value;

function boardAfter(text: string): string {
  const result = importedScenario(shown, text);
  if (!result.ok) throw new Error(result.diagnostics[0]!.sentence);
  return printScenario(result.value.value);
}

describe('what is pasted into an editor', () => {
  test('changes the field where it is a plain board, and moves the piece only as far as it must', () => {
    expect(boardAfter('\n..........\n####.#####\n####.#####\n')).toBe(
      'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=####.#####/####.#####',
    );
    // The J at 3,2 covers row 4, columns 4 to 6, and row 5, column 4. With four full rows it moves up by one, then left, which is tried
    // first.
    expect(boardAfter(Array(4).fill('####.#####').join('/'))).toContain('at=2,3 ');
  });

  test('changes field and piece where it is a fumen', () => {
    // Both are examples of the library tetris-fumen: a field without a piece, and an I in its first state on the floor.
    expect(
      boardAfter(
        'https://example.org/?v115@9gilGeglRpGeg0RpGei0GeI8AeAgWYAQIKvDll2TAS?IvBElCyTASIqPEFGNXEvhE9tB0sBXjBAwSYATwgkDlt0TAz?B88AQx2vAx178AwngHBAAPMAFbuYCJciNEyoAVB',
      ),
    ).toBe(
      'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=LLL......./LOO......./JOO......./JJJ......./#########.',
    );
    expect(boardAfter('v115@vhGRQYHAvItJEJmhCAUmBKpBvsBTtBGhBFqQPAUEzP?EJG98AQmqhECDdCA')).toBe(
      'system=srs-guideline piece=I from=0 at=3,-2 turn=ccw board=..........',
    );
  });

  test('replaces everything where it is a scenario line, alone or at the end of a text', () => {
    const other = 'system=sega piece=T from=0 at=3,3 turn=cw board=..........';
    expect(boardAfter(other)).toBe(other);
    expect(boardAfter(`Sega, T, 0>>1\n\n...TTT....\n\nTest 1, kick (0, 0): fits.\n\n${other}\n`)).toBe(other);
    expect(boardAfter(other.replaceAll(' ', '\n'))).toBe(other);
  });

  test('takes the first system of a link to a comparison', () => {
    const link =
      'https://example.org/compare/?figure=any&systems=sega,ars-tgm&piece=L&from=0&at=3,3&turn=both&board=..........';
    expect(boardAfter(link)).toBe('system=sega piece=L from=0 at=3,3 turn=cw board=..........');
  });

  test('takes all but the turn of a link to a recording of buttons', () => {
    const link =
      'https://example.org/lab/buttons/?figure=lab&system=dtet&piece=T&from=0&at=3,3&board=%23%23........&gravity=0&buttons=.*2_A&frame=2';
    expect(boardAfter(link)).toBe('system=dtet piece=T from=0 at=3,3 turn=ccw board=##........');
  });

  test('is told with the number of pages where it is a fumen of several', () => {
    // Examples of the library tetris-fumen: a queue of seven pieces, each on a page; and a single page.
    const seven = 'v115@vhGRQYHAvItJEJmhCAUmBKpBvsBTtBGhBFqQPAUEzP?EJG98AQmqhECDdCA';
    expect(importedScenario(shown, seven)).toMatchObject({ ok: true, value: { pages: 7 } });
    expect(importedScenario(shown, 'v115@vhARQJ')).toMatchObject({ ok: true, value: { pages: 1 } });
    expect(importedScenario(shown, '####.#####')).toMatchObject({ ok: true, value: { pages: 1 } });
  });

  test('replaces everything where it is a link to a figure', () => {
    const link = new URL('https://example.org/sub/guide/?figure=worked#worked');
    for (const [name, value] of scenarioWords(shown)) link.searchParams.set(name, value);
    expect(boardAfter(`[J](${link.href} )`)).toBe(printScenario(shown));
  });

  test.each([
    ['', 'import.empty', 0],
    ['x'.repeat(60_000), 'import.long', 0],
    ['....\n..x.', 'board.content', 7],
    ['<img src=x onerror=alert(1)>', 'scenario.word', 0],
    ['Look:\nsystem=srs-guideline piece=Q', 'scenario.missing', 34],
    ['Look:\npiece=Q system=srs-guideline from=0 at=3,3 turn=cw board=....', 'scenario.piece', 12],
    ['see https://example.org/?figure=a', 'import.link', 4],
    ['Look:\nsystems=sega,dtet piece=Q from=0 at=3,3 turn=cw board=....', 'scenario.piece', 6],
    ['Look:\nsystem=dtet piece=Q from=0 at=3,3 board=.... buttons=A', 'scenario.piece', 6],
    ['v115@%%%', 'fumen.character', 5],
  ])('that is wrong is explained with its place: %.30s', (text, code, start) => {
    const result = importedScenario(shown, text);
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(result.diagnostics.map((one) => [one.code, one.span.start])).toContainEqual([code, start]);
  });
});
