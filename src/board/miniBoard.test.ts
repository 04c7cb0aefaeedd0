import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { readScenario } from '#rules/vocabulary.ts';
import MiniBoard from './MiniBoard.svelte';

function drawn(query: string): string {
  const read = readScenario(query);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  return render(MiniBoard, { props: { scenario: read.value } }).body;
}

// The text beside the picture says that the piece stays. The last test, which a rule refuses or a block stops, has an arrow to another place.
test.each([
  'system=ars-tgm piece=T from=0 at=3,0 turn=cw board=....#...../........../..........',
  'system=srs-guideline piece=J from=0 at=3,0 turn=cw board=...#....../....#...../........../.....#....',
])('the picture of a piece that stays shows what stops it, and no kick: %s', (query) => {
  expect(drawn(query)).toContain('hatch');
  expect(drawn(query)).not.toContain('arrow');
});

test('the picture of a kick has its arrow', () => {
  expect(drawn('system=ars-tgm piece=L from=1 at=3,0 turn=ccw board=......##../.......#../...#.###..')).toContain(
    'arrow',
  );
});
