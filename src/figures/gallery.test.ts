import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import KickStepper from './stepper/KickStepper.svelte';
import KickCompare from './compare/kickCompare/KickCompare.svelte';
import OffsetDeriver from './offsets/OffsetDeriver.svelte';
import OrientationWheel from './wheel/OrientationWheel.svelte';
import SpawnViewer from './spawn/SpawnViewer.svelte';
import CentreColumnScanner from './centreColumn/scanner/CentreColumnScanner.svelte';
import DtetModes from './dtet/modes/DtetModes.svelte';
import HardLines from './dtet/hardLines/HardLines.svelte';
import PtnLevel from './notation/level/PtnLevel.svelte';
import JokerStock from './dtet/jokerStock/JokerStock.svelte';
import ShellExplorer from './rotatris/shellExplorer/ShellExplorer.svelte';
import { galleryFile } from './testing/gallery.ts';
import { boardOf, saidBy, shown } from './testing/shown.ts';

// Snapshots of figures show unintended changes, and `npm run gallery` shows them to a person. The tests of each figure check its facts
// against the sources.

/** A J under an overhang: all but its fifth test are blocked. */
const OVERHANG =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';
const COMPARED =
  'systems=srs-guideline,srs-arika piece=I from=0 at=3,4 turn=cw board=###.##.###/###.##.###/###.######/###.######/###.######/###.######';

const FIGURES = [
  ...[0, 1, 2, 3, 4, 5, 6].map(
    (step) =>
      [
        `stepper/step-${step}`,
        () => shown(render(KickStepper, { props: { scenario: `${OVERHANG} step=${step}`, figure: 'worked' } })),
      ] as const,
  ),
  ...[0, 2, 5].map(
    (step) =>
      [
        `compare/step-${step}`,
        () => shown(render(KickCompare, { props: { scenario: `${COMPARED} step=${step}`, figure: 'both' } })),
      ] as const,
  ),
  ...[1, 2, 3, 4, 5].map(
    (line) =>
      [
        `offsets/line-${line}`,
        () => shown(render(OffsetDeriver, { props: { words: `piece=J from=0 to=1 line=${line}`, figure: 'derive' } })),
      ] as const,
  ),
  ...['srs-guideline', 'ars-tgm', 'dtet'].map(
    (system) =>
      [
        `wheel/${system}`,
        () => shown(render(OrientationWheel, { props: { words: `system=${system} piece=T from=0`, figure: 'wheel' } })),
      ] as const,
  ),
  [
    'spawn/t-of-dtet',
    () => shown(render(SpawnViewer, { props: { words: 'system=dtet piece=T beside=ars-tgm', figure: 'entry' } })),
  ],
  ...[0, 1, 2].map(
    (step) =>
      [
        `scanner/step-${step}`,
        () =>
          shown(
            render(CentreColumnScanner, {
              props: { words: `piece=J from=0 turn=ccw filled=3+8 step=${step}`, figure: 'scan' },
            }),
          ),
      ] as const,
  ),
  ['dtet/modes', () => shown(render(DtetModes, { props: { words: 'level=42', figure: 'modes' } }))],
  ['notation/level', () => shown(render(PtnLevel, { props: { words: 'start=12 lines=102', figure: 'level' } }))],
  ['dtet/hard-lines', () => shown(render(HardLines, { props: { words: 'level=30', figure: 'lines' } }))],
  ['dtet/joker', () => shown(render(JokerStock, { props: { words: 'share=40 at=150', figure: 'stock' } }))],
  ...['dominant-component', 'printed-formula'].map(
    (rule) =>
      [
        `rotatris/shells-${rule}`,
        () => shown(render(ShellExplorer, { props: { words: `rule=${rule} size=16 at=-4,3`, figure: 'shells' } })),
      ] as const,
  ),
] as const;

test.each(FIGURES)('%s looks and reads as in the gallery', async (name, draw) => {
  const figure = draw();
  await expect(saidBy(figure)).toMatchFileSnapshot(galleryFile(`${name}.txt`));
  const board = boardOf(figure);
  if (board !== null) await expect(board).toMatchFileSnapshot(galleryFile(`${name}.svg`));
});
