import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { history } from '#play/history.ts';
import { sceneNamed } from '#play/labScenes.ts';
import { beginScene, parseScene, printScene } from '#play/sceneText.ts';
import { LATER_NAMES } from '#rules/laterNames.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { attribute, shown, textOf, withRole, withTag, type Element } from '../testing/shown.ts';
import ButtonLabFigure from './buttons/ButtonLab.svelte';
import FrameLab from './frames/FrameLab.svelte';
import { ButtonLab } from './common/lab.svelte.ts';
import { readLab } from './common/labParams.ts';
import LockLab from './lock/LockLab.svelte';

/** A T of Terror-Instinct on a board of one's own, and three presses. */
const OWN =
  'system=ars-ti piece=T from=0 at=3,2 board=#########./####.####. gravity=1 lock=20 buttons=.*4_R*3_.*9_A*2_.*6_L frame=5';

const LABS: readonly (readonly [string, (line: string) => readonly Element[]])[] = [
  ['button lab', (query) => shown(render(ButtonLabFigure, { props: { query, figure: 'bench' } }))],
  ['frame lab', (scene) => shown(render(FrameLab, { props: { scene, figure: 'bench' } }))],
  ['lock lab', (scene) => shown(render(LockLab, { props: { scene, figure: 'bench' } }))],
];

const left = (element: Element): number =>
  Number(/(?:left:|translateX\()(-?[\d.]+)%/.exec(attribute(element, 'style') ?? '')?.[1]);

describe.each(LABS)('the %s', (_name, figure) => {
  const elements = figure(OWN);

  test('has board, piece, recording and editing, and the systems, but for the rarer ones', () => {
    const buttons = withTag(elements, 'button').map((button) => attribute(button, 'aria-label') ?? textOf(button));
    expect(buttons).toEqual(expect.arrayContaining(['Record', 'Edit the board', 'Play', 'Share']));
    const pickers = withTag(elements, 'select').map((select) => attribute(select, 'aria-label'));
    expect(pickers).toEqual(['Example', 'System', 'Piece', 'From', 'Gravity']);
    const systems = withTag(elements, 'option').map((option) => attribute(option, 'value'));
    const rarer = LATER_NAMES.map(({ id }) => id);
    const usual = SYSTEMS.map(({ id }) => id).filter((id) => !rarer.includes(id));
    expect(systems).toEqual(expect.arrayContaining(usual));
    expect(systems.filter((id) => rarer.includes(id!))).toEqual([]);
  });

  test('has one axis for scrubber, numbers, values, buttons and the mark', () => {
    const at = (name: string): readonly Element[] =>
      elements.filter((element) => attribute(element, 'class')?.split(/\s/).includes(name));
    const [scrubber] = withTag(elements, 'input').filter((input) => attribute(input, 'type') === 'range');
    expect([attribute(scrubber!, 'max'), attribute(scrubber!, 'value')]).toEqual(['25', '5']);
    // Frame 5 of 25: everything begins at 4/25 of the same box.
    const begins = (100 * 4) / 25;
    expect(left(at('moved')[0]!)).toBeCloseTo(begins, 3);
    const [five] = withTag(elements, 'span').filter((span) => textOf(span) === '5' && left(span) > 0);
    expect(left(five!)).toBeCloseTo(begins + 50 / 25, 3);
    const bar = at('l-bar').map((rect) => [attribute(rect, 'x'), attribute(rect, 'width')]);
    expect(bar).toContainEqual(['16%', '12%']);
    for (const curve of at('curve')) expect(attribute(curve, 'style')).toContain('width:100%');
    expect(withRole(elements, 'grid', /^Buttons by frame/)).toHaveLength(1);
  });

  test('says which figures of play are ours', () => {
    const [ours] = withTag(elements, 'p').filter((paragraph) => textOf(paragraph).startsWith('Gravity and'));
    expect(textOf(ours!)).toContain('are our choice');
  });
});

test.each(SYSTEMS.map(({ id }) => id))('a lab plays its buttons under %s, and reads its line again', (id) => {
  const read = readLab(OWN).scene;
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  const lab = new ButtonLab(read.value);
  lab.setSystem(id);
  expect([lab.scene.system.id, lab.edits.refusal, lab.run.frames.length]).toEqual([id, null, 25]);
  const again = parseScene(printScene(lab.shown));
  if (!again.ok) throw new Error(again.diagnostics[0]!.sentence);
  expect(history(beginScene(again.value), again.value.held)).toEqual(lab.run);
  expect(readLab(printScene(lab.shown)).scene).toEqual(again);
});

test('the piece of another system stands where it has room', () => {
  const read = parseScene(sceneNamed('i-in-the-air').query);
  if (!read.ok) throw new Error(read.diagnostics[0]!.sentence);
  for (const { id, field } of SYSTEMS) {
    const lab = new ButtonLab(read.value);
    lab.setSystem(id);
    const { phase } = lab.run.start;
    expect(phase.is, `${id}, ${String(field.width)} columns`).toBe('piece');
  }
});
