import { describe, expect, test } from 'vitest';
import { systemById } from '#rules/registry.ts';
import type { FigureSpec } from '#figure/fields.ts';
import { figureState, type ShownState } from '#figure/figureState.svelte.ts';
import { atlasSpec } from './atlas/atlas.ts';
import { atlasData } from './atlas/atlasData.ts';
import { DTET_MODES_FIGURE } from './dtet/modes/modesState.ts';
import { HARD_LINES_FIGURE } from './dtet/hardLines/hardLinesState.ts';
import { JOKER_STOCK } from './dtet/jokerStock/jokerState.ts';
import { OFFSET_DERIVER } from './offsets/offsetState.ts';
import { COLLAPSE, COLLAPSE_ARROWS } from './rotatris/common/collapse/collapseStates.ts';
import { MATRIX, NODE_TURN, ROTATION_LAB, TURN_TABLE } from './rotatris/common/rotation/rotationStates.ts';
import { SCORE_CALCULATOR, SCORE_TABLE } from './rotatris/common/score/scoreStates.ts';
import { SHELL_EXPLORER } from './rotatris/shellExplorer/shellStates.ts';
import { SPEED_CURVES_FIGURE } from './rotatris/speed/speedStates.ts';
import { BOX_ATLAS } from './centreColumn/atlas/atlasState.ts';
import { SCANNER } from './centreColumn/common/scannerState.ts';
import { SPAWN_VIEWER } from './spawn/spawnView.ts';
import { ORIENTATION_WHEEL } from './wheel/orientationWheel.ts';

interface Linked {
  readonly name: string;
  /** The initial query, a changed one, and one that cannot be read. */
  readonly opens: string;
  readonly changed: string;
  readonly wrong: string;
  readonly message: string;
  readonly through: (line: string) => ShownState;
}

const linked = <S extends object>(
  name: string,
  spec: FigureSpec<S>,
  opens: string,
  changed: string,
  wrong: string,
  message: string,
): Linked => ({
  name,
  opens,
  changed,
  wrong,
  message,
  through: (line) => figureState(spec, line),
});

const ATLAS = atlasSpec(atlasData(['srs-guideline', 'srs-arika'].map((id) => systemById(id)!), ['T', 'L'])); // prettier-ignore

const FIGURES: readonly Linked[] = [
  linked('scanner', SCANNER, 'piece=J from=0 turn=ccw filled=3+8', 'turn=cw filled=2+7 readings=any-off-centre', 'piece=Q', 'piece cannot be "Q"'),
  linked('map of boards', BOX_ATLAS, 'rule=none', 'rule=sakura', 'rule=mine', 'rule cannot be "mine"'),
  linked('spawn viewer', SPAWN_VIEWER, 'system=dtet piece=T', 'piece=I', 'piece=Q', 'piece cannot be "Q"'),
  linked('wheel', ORIENTATION_WHEEL, 'system=ars-tgm piece=I from=0', 'from=1', 'piece=Q', 'piece cannot be "Q"'),
  linked('joker stock', JOKER_STOCK, 'share=40 at=150', 'at=151', 'at=x', 'at cannot be "x"'),
  linked('hard lines', HARD_LINES_FIGURE, 'level=30', 'level=1', 'level=0', 'level cannot be "0"'),
  linked('modes', DTET_MODES_FIGURE, 'level=42', 'level=300', 'level=301', 'level cannot be "301"'),
  linked('kick atlas', ATLAS, 'system=srs-guideline piece=T', 'system=srs-arika piece=L', 'directions=up', 'directions cannot be "up"'),
  linked('offset deriver', OFFSET_DERIVER, 'piece=J from=0 to=1 line=5', 'from=1 to=3 line=4 changed=1.4:0,-3', 'piece=Q', 'piece cannot be "Q"; allowed: I, J, L, O, S, T, Z.'),
  linked('node turn', NODE_TURN, 'turns=1 at=0,-3', 'turns=3', 'turns=nonsense', 'turns cannot be "nonsense"'),
  linked('matrix', MATRIX, 'theta=90', 'theta=180 y-axis=down', 'theta=nonsense', 'theta cannot be "nonsense"'),
  linked('rotation lab', ROTATION_LAB, 'map=printed-final turns=1', 'map=corrected-cw turns=2', 'map=nonsense', 'map cannot be "nonsense"'),
  linked('turn table', TURN_TABLE, 'table=printed degrees=270', 'table=computed', 'table=nonsense', 'table cannot be "nonsense"'),
  linked('shells', SHELL_EXPLORER, 'rule=printed-formula size=16 at=-2,0', 'size=6 at=1,1', 'rule=nonsense', 'rule cannot be "nonsense"'),
  linked('collapse', COLLAPSE, 'block=corners step=1', 'block=chain step=0', 'block=nonsense', 'block cannot be "nonsense"'),
  linked('arrows', COLLAPSE_ARROWS, 'naming=corrected kind=top-right', 'naming=printed kind=left', 'naming=nonsense', 'naming cannot be "nonsense"'),
  linked('score', SCORE_CALCULATOR, 'shells=1+2+3+4', 'shells=2+3', 'shells=nonsense', 'shells cannot be "nonsense"'),
  linked('score table', SCORE_TABLE, 'rule=factor-of-four', 'rule=one-by-one', 'rule=nonsense', 'rule cannot be "nonsense"'),
  linked('speed', SPEED_CURVES_FIGURE, 'metric=rms level=25', 'metric=max level=12', 'metric=nonsense', 'metric cannot be "nonsense"'),
]; // prettier-ignore

describe.each(FIGURES)('the link of a figure: $name', ({ opens, changed, wrong, message, through }) => {
  const PAGE = 'https://example.org/page/';

  test('brings back what was shown', () => {
    const shown = through(opens);
    shown.show(changed);
    expect([shown.problems, shown.query === shown.openingQuery]).toEqual([[], false]);
    const again = through(opens);
    again.openLink(new URL(shown.linkFrom(PAGE, 'here')).search, 'here');
    expect([again.problems, again.query]).toEqual([[], shown.query]);
  });

  test('that cannot be read is explained, and the figure keeps its example', () => {
    const shown = through(opens);
    shown.openLink(`?figure=here&${wrong}`, 'here');
    expect(shown.problems[0]?.sentence).toContain(message);
    expect(shown.query).toBe(through(opens).query);
  });

  test('is for no other figure', () => {
    const shown = through(opens);
    shown.openLink(`?figure=elsewhere&${changed.replaceAll(' ', '&')}`, 'here');
    expect(shown.query).toBe(shown.openingQuery);
  });
});
