import texts from '#content/errata/en.json' with { type: 'json' };
import { ownId } from '#rules/ownSystems.ts';
import { srsNullpomino180 } from '#rules/srsNullpomino180.ts';
import type { SourceId } from '#rules/sources.ts';
import { PRINTED_HALF_TURNS } from './srs/printedHalfTurns.ts';

/** A matter as a figure of a page shows it: under the ruling, and under the other readings where there are any. */
interface RunOfMatter {
  readonly page: `/${string}/`;
  /** The name of the figure on that page. */
  readonly figure: string;
  /** What kind of figure that is, by the name of its record. */
  readonly widget: string;
  /** What it shows under the ruling, as a line of its words. */
  readonly query: string;
  /** The names of the other readings; none where the words themselves show the matter. */
  readonly readings: readonly string[];
  /** What the words show, where that is not the ruling: the key of its text in the entry. */
  readonly shows?: string;
}

export const ERRATUM_KINDS = ['error', 'contradiction', 'loss', 'gap', 'disagreement'] as const;

/**
 * An error, a loss or an open question of a source, and what this site does about it. Its sentences stand in `content/errata`,
 * one file a language, where writers and translators find them.
 */
interface Entry {
  readonly id: keyof typeof texts;
  readonly kind: (typeof ERRATUM_KINDS)[number];
  readonly source: SourceId;
  /** Pages on which it matters, from the root of the site. */
  readonly pages: readonly `/${string}/`[];
  /** Where the matter can be run, reading by reading. */
  readonly runs?: readonly RunOfMatter[];
}

/**
 * The sentences of an entry. Vectors `(1, -2)` and transitions `0>>1` in them are shown as the reader's conventions want
 * them, unless they quote a source.
 */
interface EntryText {
  readonly title: string;
  /** The part of the source, in its own headings. */
  readonly place: string;
  /** What stands there. */
  readonly says: string;
  /** Why that cannot stay as it is. */
  readonly because: string;
  /** What this site says or does instead. */
  readonly here: string;
  /** What the runs show, by the key that a run names. */
  readonly shows?: Readonly<Record<string, string>>;
}

export type Erratum = Entry & EntryText;

/** A half turn of the T on flat ground; NullpoMino's rules, and the same with the printed row of that turn, y taken to grow upwards. */
const T_ON_FLAT_GROUND = 'piece=T from=0 at=3,-1 turn=180 board=..........';
const HALF_TURN_AS_PRINTED = ownId(srsNullpomino180, [
  { piece: 'T', name: '0>>2', kicks: PRINTED_HALF_TURNS.JLSTZ['0>>2'] ?? [] },
]);

const ENTRIES: readonly Entry[] = [
  {
    id: 'E2',
    kind: 'error',
    source: 'srs-wiki',
    pages: ['/systems/srs/180/', '/guide/conventions/'],
    runs: [
      {
        page: '/systems/srs/180/',
        widget: 'kick-stepper',
        figure: 'half',
        query: `system=${srsNullpomino180.id} ${T_ON_FLAT_GROUND}`,
        readings: [],
      },
      {
        page: '/systems/srs/180/',
        widget: 'kick-stepper',
        figure: 'half',
        query: `system=${HALF_TURN_AS_PRINTED} ${T_ON_FLAT_GROUND}`,
        readings: [],
        shows: 'asPrinted',
      },
    ],
  },
  {
    id: 'E3',
    kind: 'error',
    source: 'srs-wiki',
    pages: ['/systems/arika-srs/'],
  },
  {
    id: 'E5',
    kind: 'contradiction',
    source: 'srs-wiki',
    pages: ['/systems/srs/180/', '/systems/srs/offsets/', '/systems/srs/kicks/'],
    runs: [
      {
        page: '/systems/srs/offsets/',
        widget: 'offset-deriver',
        figure: 'derive',
        query: 'piece=T from=0 to=2',
        readings: [],
        shows: 't02',
      },
      {
        page: '/systems/srs/offsets/',
        widget: 'offset-deriver',
        figure: 'derive',
        query: 'piece=T from=1 to=3',
        readings: [],
        shows: 't13',
      },
      {
        page: '/systems/srs/offsets/',
        widget: 'offset-deriver',
        figure: 'derive',
        query: 'piece=I from=0 to=2',
        readings: [],
        shows: 'i02',
      },
    ],
  },
  {
    id: 'E13',
    kind: 'loss',
    source: 'srs-wiki',
    pages: [
      '/systems/srs/spawn/',
      '/systems/srs/rotation/',
      '/systems/srs/kicks/',
      '/systems/srs/kick-atlas/',
      '/systems/arika-srs/',
      '/compare/i-kicks/',
    ],
  },
  {
    id: 'D6',
    kind: 'disagreement',
    source: 'srs-wiki',
    pages: ['/systems/arika-srs/'],
    runs: [
      {
        page: '/systems/arika-srs/',
        widget: 'spawn-viewer',
        figure: 'entry',
        query: 'system=srs-arika piece=T',
        readings: ['spawn-down'],
      },
    ],
  },
  {
    id: 'D10',
    kind: 'disagreement',
    source: 'srs-wiki',
    pages: ['/systems/srs/other-rules/', '/systems/srs/'],
    runs: [
      {
        page: '/systems/srs/other-rules/',
        widget: 'frame-lab',
        figure: 'forever',
        query: 'scene=infinity frame=91',
        readings: ['15-resets'],
      },
      {
        page: '/systems/srs/other-rules/',
        widget: 'frame-lab',
        figure: 'enters',
        query: 'scene=entry-at-once',
        readings: [],
        shows: 'deaf',
      },
      {
        page: '/systems/srs/other-rules/',
        widget: 'frame-lab',
        figure: 'enters',
        query: 'scene=entry-turned',
        readings: [],
        shows: 'heard',
      },
    ],
  },
  {
    id: 'E9',
    kind: 'loss',
    source: 'ars-wiki',
    pages: ['/systems/ars/center-column/'],
    runs: [
      {
        page: '/systems/ars/center-column/',
        widget: 'kick-stepper',
        figure: 'upper',
        query: 'system=ars-tgm piece=J from=0 at=4,0 turn=ccw board=......##../.......#../.....#.#..',
        readings: [],
      },
    ],
  },
  {
    id: 'E10',
    kind: 'error',
    source: 'ars-wiki',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'beside',
        query: 'system=ars-ti piece=I from=1 at=2,0 turn=cw board=..#....#../........../.....#....',
        readings: ['two-i-wall-kicks'],
      },
    ],
  },
  {
    id: 'E11',
    kind: 'gap',
    source: 'ars-wiki',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'hollow',
        query:
          'system=ars-ti piece=T from=1 at=3,5 turn=cw board=..#..#..../........../........../........../........../..........',
        readings: ['t-floor-kick-needs-ground'],
      },
    ],
  },
  {
    id: 'E12',
    kind: 'gap',
    source: 'ars-wiki',
    pages: ['/systems/ars/kicks/'],
    runs: [
      {
        page: '/systems/ars/kicks/',
        widget: 'kick-stepper',
        figure: 'side',
        query: 'system=ars-tgm piece=O from=0 at=4,0 turn=cw board=####..####/####..####',
        readings: ['o-kicks'],
      },
    ],
  },
  {
    id: 'E14',
    kind: 'gap',
    source: 'ars-wiki',
    pages: ['/systems/ars/center-column/'],
    runs: [
      {
        page: '/systems/ars/center-column/',
        widget: 'kick-stepper',
        figure: 'back',
        query: 'system=ars-tgm piece=L from=2 at=5,0 turn=ccw board=......#.../..........',
        readings: [],
        shows: 'ars',
      },
      {
        page: '/systems/srs/kicks/',
        widget: 'kick-stepper',
        figure: 'worked',
        query: 'system=srs-guideline piece=T from=1 at=2,2 turn=ccw board=....#...../........../..........',
        readings: [],
        shows: 'srs',
      },
    ],
  },
  {
    id: 'D1',
    kind: 'disagreement',
    source: 'ars-wiki',
    pages: ['/systems/ars/center-column/'],
    runs: [
      {
        page: '/systems/ars/center-column/',
        widget: 'kick-stepper',
        figure: 'upper',
        query:
          'system=ars-tgm piece=J from=0 at=4,4 turn=cw board=.....#..../........../....#...../........../........../........../..........',
        readings: ['any-off-centre'],
      },
    ],
  },
  {
    id: 'D2',
    kind: 'disagreement',
    source: 'ars-wiki',
    pages: ['/systems/ars/kicks/'],
    runs: [
      {
        page: '/systems/ars/kicks/',
        widget: 'kick-stepper',
        figure: 'side',
        query: 'system=ars-tgm piece=S from=0 at=3,0 turn=cw board=...#....../........../..........',
        readings: ['s-z-never-kick'],
      },
    ],
  },
  {
    id: 'D3',
    kind: 'disagreement',
    source: 'ars-wiki',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'beside',
        query: 'system=ars-ti piece=I from=1 at=2,0 turn=cw board=..#......./........../..........',
        readings: ['i-kick-without-contact'],
      },
    ],
  },
  {
    id: 'D4',
    kind: 'disagreement',
    source: 'ars-wiki',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'hollow',
        query:
          'system=ars-ti piece=T from=1 at=3,5 turn=cw board=..#..#..../........../........../........../........../..........',
        readings: ['t-floor-kick-needs-ground'],
      },
    ],
  },
  {
    id: 'D5',
    kind: 'disagreement',
    source: 'ars-wiki',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'hollow',
        query: 'system=ars-ti piece=T from=1 at=3,0 turn=cw floorkicks=1 board=...#.#....',
        readings: ['one-t-floor-kick'],
      },
    ],
  },
  {
    id: 'D9',
    kind: 'disagreement',
    source: 'ars-wiki',
    pages: ['/systems/ars/ace/'],
    runs: [
      {
        page: '/systems/ars/ace/',
        widget: 'kick-stepper',
        figure: 'again',
        query: 'system=ars-ace piece=I from=0 at=3,-2 turn=cw floorkicks=1 board=..........',
        readings: ['one-floor-kick'],
      },
    ],
  },
  {
    id: 'E6',
    kind: 'contradiction',
    source: 'dtet-wiki',
    pages: ['/systems/dtet/buttons/', '/systems/dtet/kicks/'],
    runs: [
      {
        page: '/systems/dtet/kicks/',
        widget: 'kick-stepper',
        figure: 'side',
        query:
          'system=dtet piece=T from=0 at=3,2 turn=ccw board=....#...../........../...#....../........../..........',
        readings: ['left-is-clockwise'],
      },
    ],
  },
  {
    id: 'E8',
    kind: 'loss',
    source: 'dtet-wiki',
    pages: ['/systems/dtet/', '/systems/dtet/rotation/'],
  },
  {
    id: 'E15',
    kind: 'contradiction',
    source: 'dtet-wiki',
    pages: ['/systems/dtet/', '/systems/dtet/buttons/'],
    runs: [
      {
        page: '/systems/dtet/buttons/',
        widget: 'button-lab',
        figure: 'lab',
        query: 'scene=both frame=2',
        readings: [],
        shows: 'counterClockwise',
      },
      {
        page: '/systems/dtet/buttons/',
        widget: 'button-lab',
        figure: 'lab',
        query: 'scene=right-then-left frame=2',
        readings: [],
        shows: 'clockwise',
      },
    ],
  },
  {
    id: 'E16',
    kind: 'gap',
    source: 'dtet-wiki',
    pages: ['/systems/dtet/buttons/'],
    runs: [
      {
        page: '/systems/dtet/buttons/',
        widget: 'button-lab',
        figure: 'lab',
        query: 'scene=half-turn-t frame=3',
        readings: ['half-turn-uses-left', 'half-turn-uses-right', 'half-turn-uses-none'],
      },
    ],
  },
  {
    id: 'E17',
    kind: 'gap',
    source: 'dtet-wiki',
    pages: ['/systems/dtet/'],
    runs: [
      {
        page: '/systems/dtet/',
        widget: 'joker-stock',
        figure: 'stock',
        query: 'share=0 at=151',
        readings: [],
        shows: 'jokerOn',
      },
      {
        page: '/systems/dtet/',
        widget: 'joker-stock',
        figure: 'stock',
        query: 'share=0 at=150 readings=out-at-200',
        readings: [],
        shows: 'jokerOut',
      },
      {
        page: '/systems/dtet/',
        widget: 'hard-lines',
        figure: 'lines',
        query: 'level=50',
        readings: [],
        shows: 'fromStart',
      },
      {
        page: '/systems/dtet/',
        widget: 'hard-lines',
        figure: 'lines',
        query: 'level=50 readings=level-50-alone',
        readings: [],
        shows: 'inLevel',
      },
    ],
  },
  {
    id: 'D8',
    kind: 'disagreement',
    source: 'dtet-wiki',
    pages: ['/systems/dtet/elsewhere/'],
    runs: [
      {
        page: '/systems/dtet/elsewhere/',
        widget: 'kick-stepper',
        figure: 'half',
        query:
          'system=dtet-heboris piece=I from=1 at=4,4 turn=180 board=....##..../........../........../........../..........',
        readings: ['half-turn-left'],
      },
    ],
  },
  {
    id: 'D11',
    kind: 'disagreement',
    source: 'triangle',
    pages: ['/systems/asc/'],
    runs: [
      {
        page: '/systems/asc/',
        widget: 'kick-stepper',
        figure: 'tests',
        query:
          'system=asc piece=I from=0 at=2,5 turn=cw board=....#...../........../........../........../........../..........',
        readings: ['i-about-third-mino'],
      },
    ],
  },
  {
    id: 'D12',
    kind: 'disagreement',
    source: 'tetrjs-farteryhr',
    pages: ['/systems/cultris-2/'],
    runs: [
      {
        page: '/systems/cultris-2/',
        widget: 'kick-stepper',
        figure: 'floor',
        query: 'system=cultris-2 piece=T from=0 at=3,-1 turn=cw board=..........',
        readings: ['eighth-kick-up'],
      },
    ],
  },
  {
    id: 'D13',
    kind: 'disagreement',
    source: 'nullpomino',
    pages: ['/systems/tetris-dx/'],
    runs: [
      {
        page: '/systems/tetris-dx/',
        widget: 'kick-stepper',
        figure: 'bar',
        query:
          'system=tetris-dx piece=I from=0 at=3,3 turn=cw board=.....#..../........../........../........../........../........../..........',
        readings: ['i-never-kicks'],
      },
    ],
  },
  {
    id: 'D14',
    kind: 'disagreement',
    source: 'nullpomino',
    pages: ['/systems/nintendo/'],
    runs: [
      {
        page: '/systems/nintendo/',
        widget: 'spawn-viewer',
        figure: 'game-boy',
        query: 'system=nintendo-left piece=T',
        readings: ['spawn-in-top-row'],
      },
    ],
  },
  {
    id: 'E18',
    kind: 'gap',
    source: 'srs-wiki',
    pages: ['/systems/arika-srs/'],
  },
  {
    id: 'E19',
    kind: 'gap',
    source: 'triangle',
    pages: ['/systems/srs-plus/'],
  },
  {
    id: 'R1',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/rotation/'],
  },
  {
    id: 'R2',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/rotation/'],
  },
  {
    id: 'R3',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/rotation/'],
  },
  {
    id: 'R4',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/shells/'],
  },
  {
    id: 'R5',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/shells/'],
  },
  {
    id: 'R6',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/shells/'],
  },
  {
    id: 'R7',
    kind: 'contradiction',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/collapse/'],
  },
  {
    id: 'R8',
    kind: 'gap',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/collapse/', '/systems/rotatris/scoring/'],
  },
  {
    id: 'R9',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/scoring/'],
  },
  {
    id: 'R10',
    kind: 'contradiction',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/scoring/'],
  },
  {
    id: 'R11',
    kind: 'contradiction',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/speed/'],
  },
  {
    id: 'R12',
    kind: 'error',
    source: 'rotatris-post',
    pages: ['/systems/rotatris/speed/'],
  },
  {
    id: 'P1',
    kind: 'error',
    source: 'ptn-readme',
    pages: ['/notation/ptn/'],
  },
  {
    id: 'P2',
    kind: 'error',
    source: 'ptn-readme',
    pages: ['/notation/ptn/grammar/'],
  },
  {
    id: 'P3',
    kind: 'gap',
    source: 'ptn-readme',
    pages: ['/notation/ptn/'],
  },
  {
    id: 'P4',
    kind: 'gap',
    source: 'ptn-readme',
    pages: ['/notation/ptn/scuti/'],
  },
  {
    id: 'P5',
    kind: 'gap',
    source: 'ptn-readme',
    pages: ['/notation/convert/'],
  },
];

const TEXTS: Readonly<Record<Entry['id'], EntryText>> = texts;

export const errata: readonly Erratum[] = ENTRIES.map((entry) => ({ ...entry, ...TEXTS[entry.id] }));
