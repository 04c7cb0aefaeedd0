import { must } from '#engine/diagnostics.ts';
import { describe, expect, test } from 'vitest';
import { mirrorScenario } from '#engine/mirror.ts';
import { printScenario, type Scenario } from '#engine/scenario.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { BoardEdits } from './boardEdits.svelte.ts';

const LINE = 'system=srs-guideline piece=T from=0 at=3,1 turn=cw board=##...#####/##.#######';

/** Makes the edits of a scenario and records their results. */
function edited(line = LINE) {
  let scenario: Scenario = must(readScenario(line), line);
  const opened: string[] = [];
  const edits = new BoardEdits<Scenario>({
    shown: () => scenario,
    show: (next, step) => {
      scenario = next;
      opened.push(step);
    },
    mirrored: mirrorScenario,
  });
  return { edits, opened, line: () => printScenario(scenario) };
}

describe('the edits of a board', () => {
  test.each<[string, (edits: BoardEdits<Scenario>) => void, string, string]>([
    ['move the piece', (edits) => void edits.move([0, 1]), LINE.replace('3,1', '3,2'), 'kept'],
    ['paint a square', (edits) => edits.paint([2, 0], '#'), LINE.replace('/##.#', '/####'), 'kept'],
    ['clear the board', (edits) => edits.clear(), LINE.replace(/board=.*/, 'board=..........'), 'kept'],
    ['take another piece', (edits) => edits.setPiece('L'), LINE.replace('piece=T', 'piece=L'), 'opening'],
    ['turn the piece', (edits) => edits.setOrientation(2), LINE.replace('from=0', 'from=2'), 'opening'],
    [
      'mirror the board',
      (edits) => edits.mirror(),
      'system=srs-guideline piece=T from=0 at=4,1 turn=ccw board=#####...##/#######.##',
      'kept',
    ],
  ])('%s, and are taken back and made again', (_what, edit, expected, step) => {
    const { edits, opened, line } = edited();
    edit(edits);
    expect([line(), edits.refusal]).toEqual([expected, null]);
    edits.undo();
    expect([line(), edits.canUndo, edits.canRedo]).toEqual([LINE, false, true]);
    edits.redo();
    expect([line(), edits.canUndo, edits.canRedo]).toEqual([expected, true, false]);
    expect(opened).toEqual([step, 'kept', 'kept']);
  });

  // A board text has at most forty rows (boardText.ts).
  test.each<[string, (edits: BoardEdits<Scenario>) => void, string | null]>([
    ['a move into the stack', (edits) => void edits.move([-2, -1]), 'edit.blocked'],
    ['painting over the piece', (edits) => edits.paint([3, 2], '#'), 'edit.occupied'],
    ['painting what is there already', (edits) => edits.paint([0, 0], '#'), null],
    ['painting above the highest row', (edits) => edits.paint([0, 40], '#'), null],
  ])('are refused: %s', (_what, edit, refusal) => {
    const { edits, line } = edited();
    edit(edits);
    expect([line(), edits.refusal, edits.canUndo]).toEqual([LINE, refusal, false]);
    edits.clear();
    expect(edits.refusal).toBeNull();
  });

  test('are refused where a piece has no room', () => {
    // The field of Sega ends at its top row (src/rules/sega.ts).
    const rows = Array.from({ length: 4 }, () => '..########').join('/');
    const { edits } = edited(`system=sega piece=O from=0 at=0,0 height=4 turn=cw board=${rows}`);
    edits.setPiece('I');
    expect([edits.refusal, edits.canUndo]).toEqual(['edit.noRoom', false]);
  });

  test('that belong to one stroke are taken back at once', () => {
    const { edits, line } = edited();
    edits.paint([9, 0], '#');
    const before = line();
    edits.stroke();
    for (const x of [5, 6, 7]) edits.paint([x, 0], '#');
    edits.rest();
    edits.undo();
    expect(line()).toBe(before);
    // A stroke that changes nothing is no edit.
    edits.stroke();
    edits.paint([9, 0], '#');
    edits.rest();
    edits.undo();
    expect([line(), edits.canUndo]).toEqual([LINE, false]);
  });

  test('keep the size of the board while it is edited', () => {
    const { edits } = edited();
    const low = { left: 0, right: 9, bottom: 0, top: 5 };
    expect(edits.viewOf(low)).toEqual(low);
    edits.toggle(low);
    expect(edits.viewOf({ ...low, top: 3 }).top).toBe(5);
    expect(edits.viewOf({ ...low, top: 6 }).top).toBe(5);
    expect(edits.viewOf({ ...low, top: 12 }).top).toBe(11);
    edits.toggle(low);
    expect(edits.viewOf(low)).toEqual(low);
  });

  test('give the board a free row above its stack at the end of a stroke', () => {
    const { edits } = edited();
    const low = { left: 0, right: 9, bottom: 0, top: 5 };
    edits.toggle(low);
    edits.paint([0, 5], '#');
    expect(edits.viewOf(low).top).toBe(5);
    edits.rest();
    expect(edits.viewOf(low).top).toBe(6);
  });
});
