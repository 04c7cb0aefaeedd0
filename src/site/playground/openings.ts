// The states that the playground of the page on embedding offers for each element: a name, which an interface string translates, and the
// attributes as a query.

type Openings = readonly (readonly [name: string, attributes: string])[];

const OVERHANG =
  'system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=......#.../#....##.../##....####/#####.####/#####.####/####..####';
const TRIPLE =
  'system=srs-guideline piece=T from=0 at=4,2 turn=cw board=...##...../...#...###/####.#####/####..####/####.#####';
const COLUMN = 'system=ars-tgm piece=J from=3 at=4,0 turn=cw board=..##....../..#......./..###.#...';
const BOX = 'piece=J from=1 at=3,1 turn=ccw board=...#....../........../...#......';

export const OPENINGS: Readonly<Record<string, Openings>> = {
  'kick-stepper': [
    ['overhang', OVERHANG],
    ['triple', TRIPLE],
    ['column', COLUMN],
    ['small', `${TRIPLE} layout=small`],
    ['question', `${COLUMN} ask=winner`],
  ],
  'kick-table': [
    ['srs', 'system=srs-guideline'],
    ['srsPlus', 'system=tetrio-srs-plus group=JLSTZ turns=180'],
    ['dtet', 'system=dtet'],
  ],
  'kick-compare': [
    ['families', `systems=srs-guideline,ars-tgm,dtet ${BOX}`],
    ['bare', `systems=srs-guideline,ars-tgm ${BOX} pickers=none tests=telling`],
  ],
  'offset-deriver': [
    ['offsets', 'piece=J from=0 to=1'],
    ['wobble', 'piece=O from=0 to=1 line=1'],
  ],
  'orientation-wheel': [
    ['srsT', 'system=srs-guideline piece=T'],
    ['arsI', 'system=ars-tgm piece=I'],
    ['true', 'system=srs-guideline piece=T rotation=true'],
  ],
  'centre-column-scanner': [
    ['cellThree', 'piece=J from=0 turn=ccw filled=3+8'],
    ['cellOne', 'piece=L from=0 turn=cw filled=1'],
  ],
  'button-lab': [
    ['compensation', 'scene=compensation frame=5'],
    ['double', 'scene=double frame=4 layout=small'],
  ],
  'frame-lab': [
    ['air', 'scene=i-in-the-air'],
    ['hardDrop', 'scene=hard-drop'],
  ],
  'ptn-viewer': [
    ['game', 'game=sample step=3'],
    ['spin', 'game=spin step=1'],
  ],
  'shell-explorer': [
    ['shells', 'rule=dominant-component size=16 at=-4,3'],
    ['printed', 'rule=printed-formula size=16 at=-2,0'],
  ],
};
