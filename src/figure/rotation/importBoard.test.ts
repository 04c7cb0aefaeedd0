import { describe, expect, test } from 'vitest';
import { conformanceLines, extraFields } from '#data/conformance.ts';
import { vectorLine } from '#data/vectorLine.ts';
import { printBoard } from '#engine/boardText.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { printScenario, scenarioParams } from '#engine/scenario.ts';
import { minosOf } from '#engine/shapes.ts';
import { NOTE_CODES } from '#notation/boards/note.ts';
import { systemById } from '#rules/registry.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { speaker } from '#text/strings.ts';
import { importedScenario } from './importBoard.ts';
import { takenText } from './takenText.ts';
import 'strings:tools';

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

  test('asks which of several pieces falls, and takes the one that is drawn with @', () => {
    const wiki = ['....i.....', '...gi.ss..', '...giss.jj', '...gi....j'].map(
      (row) => `{{pfrow|${[...row.replaceAll('.', ' ')].join('|')}}}`,
    );
    const first = importedScenario(shown, wiki.join('\n'));
    expect(first.ok && takenText(first.value.notes, speaker('en'))).toContain('Which of these pieces falls: i s?');
    const second = importedScenario(shown, wiki.join('\n').replaceAll('|i|', '|@|'));
    if (!second.ok) throw new Error(second.diagnostics[0]!.sentence);
    const { system, placement, field } = second.value.value;
    expect([placement.piece, minosOf(system.shapes, placement).map(String).sort()]).toEqual([
      'I',
      ['4,0', '4,1', '4,2', '4,3'],
    ]);
    expect(printBoard(field)).not.toMatch(/I/i);
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

  test('reports what was done with it', () => {
    const codes = (text: string): readonly string[] => {
      const result = importedScenario(shown, text);
      if (!result.ok) throw new Error(result.diagnostics[0]!.sentence);
      return result.value.notes.map(({ code }) => code);
    };
    // Examples of the library tetris-fumen: a queue of seven pieces, each on a page; and a single page.
    const seven = 'v115@vhGRQYHAvItJEJmhCAUmBKpBvsBTtBGhBFqQPAUEzP?EJG98AQmqhECDdCA';
    expect(codes(seven)).toEqual(['pages', 'comment']);
    expect(codes('v115@vhARQJ')).toEqual([]);
    expect(codes('v115@vhARQJ and v115@vhARQJ')).toEqual(['fumens']);
    expect(codes('####.#####')).toEqual(['size', 'stayed']);
    expect(codes(Array(4).fill('####.#####').join('/'))).toEqual(['size', 'stayed', 'moved']);
    expect(codes(LINE)).toEqual([]);
    expect(codes(`See:\n${LINE}`)).toEqual(['line']);
  });

  test.each(NOTE_CODES)('has a sentence for %s, without a place left open', (code) => {
    const names = ['columns', 'rows', 'count', 'found', 'signs', 'sign', 'piece', 'line', 'turn', 'system', 'pages'];
    const values = Object.fromEntries(names.map((name) => [name, 2]));
    expect(takenText([{ code, values }], speaker())).toMatch(/^[^{}]+\.$/);
  });

  // From fumens that people keep: a line clear, a spin, an empty field, a quiz, a Perfect Clear; the last with its @ as %40.
  test.each([
    ['m115@vhAJEJ', 'I', ['0,0', '0,1', '0,2', '0,3'], ['..........']],
    ['d115@vhAMLJ', 'Z', ['4,0', '4,1', '5,1', '5,2'], ['..........']],
    ['v110@7eAA4G', null, [], ['..........']],
    [
      'v115@pgI8AeI8AeI8AeI8AeI8AeJ8Jep5mvhApjB',
      'I',
      ['9,3', '9,4', '9,5', '9,6'],
      [...Array<string>(5).fill('#########.'), '##########'],
    ],
    [
      'v115@vhGyOY3AFLDmClcJSAVjiSAVG88AYS88AZPUABCowA?BR4K6Bl/UtClfJSASE7SAyltSATzarDMjzCATEJm/I3LJtK?JUBJAgH',
      'L',
      ['0,0', '1,0', '2,0', '2,1'],
      ['..........'],
    ],
    ...['@', '%40'].map(
      (at) =>
        [
          `https://knewjade.github.io/fumen-for-mobile/#?d=v115${at}HhglBeBtEeglCeBtDehlAezhMeWSYFAooMDEPBAAA&lang=en`,
          'J',
          ['7,0', '7,1', '8,0', '9,0'],
          ['L..ZZ.....', 'L...ZZ....', 'LL.IIII...'],
        ] as const,
    ),
  ] as const)('takes field and piece of %.30s', (text, piece, squares, rows) => {
    const result = importedScenario(shown, text);
    if (!result.ok) throw new Error(result.diagnostics[0]!.sentence);
    const { field, placement, system } = result.value.value;
    expect(printBoard(field, '/')).toBe(rows.join('/'));
    if (piece === null) return;
    expect(placement.piece).toBe(piece);
    expect(minosOf(system.shapes, placement).map(String).sort()).toEqual(squares);
  });

  // A report of a bug shows the board before a turn and after it. The first two tests are blocked there; the third fits.
  test('sets the turn where it shows the board after it', () => {
    const result = importedScenario(shown, ' #@@      #\n## @# -> ## @#\n#  @#    #@@@#\n');
    if (!result.ok) throw new Error(result.diagnostics[0]!.sentence);
    const scenario = result.value.value;
    expect(scenario.placement).toEqual({ piece: 'L', orientation: 3, at: [2, 0] });
    expect(result.value.notes).toContainEqual({ code: 'arrow', values: { turn: 'cw' } });
    const trace = rotate(scenario.system, requestOf(scenario), scenario.memory);
    expect(trace.outcome).toMatchObject({ is: 'rotated', test: { number: 3, kick: [-1, -1] } });
  });

  test('sets what is pressed where it is a line of a conformance file', () => {
    for (const system of [systemById('srs-guideline')!, systemById('ars-ti')!, systemById('dtet')!]) {
      const lines = conformanceLines(system, 'small').filter((_, index) => index % 20 === 0);
      for (const line of lines) {
        const result = importedScenario({ ...shown, system }, JSON.stringify(line));
        if (!result.ok) throw new Error(result.diagnostics[0]!.sentence);
        expect(result.value.notes.map(({ code }) => code)).toEqual(['system']);
        expect(vectorLine(line.id, result.value.value, extraFields(system))).toEqual(line);
      }
    }
    const [line] = conformanceLines(systemById('ars-ti')!, 'small').filter(({ piece }) => piece === 'T');
    expect(importedScenario(shown, JSON.stringify(line))).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'import.state' }],
    });
  });

  test('replaces everything where it is a link to a figure', () => {
    const link = new URL('https://example.org/sub/guide/?figure=worked#worked');
    for (const [name, value] of scenarioParams(shown)) link.searchParams.set(name, value);
    expect(boardAfter(`[J](${link.href} )`)).toBe(printScenario(shown));
  });

  test.each([
    ['', 'import.empty', 0],
    ['x'.repeat(60_000), 'import.long', 0],
    ['....\n..?.', 'drawn.sign', 7],
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
