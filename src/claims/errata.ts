import { ownId } from '#rules/ownSystems.ts';
import { srsNullpomino180 } from '#rules/srsNullpomino180.ts';
import type { SourceId } from './sources.ts';
import { PRINTED_HALF_TURNS } from './srs/printedHalfTurns.ts';

/** A matter as a figure of a page shows it: under the ruling, and under the other readings where there are any. */
export interface RunOfMatter {
  readonly page: `/${string}/`;
  /** The name of the figure on that page. */
  readonly figure: string;
  readonly widget:
    'kick-stepper' | 'spawn-viewer' | 'frame-lab' | 'button-lab' | 'offset-deriver' | 'joker-stock' | 'hard-lines';
  /** What it shows under the ruling, as a line of its words. */
  readonly words: string;
  /** The names of the other readings; none where the words themselves show the matter. */
  readonly readings: readonly string[];
  /** What the words show, where that is not the ruling. */
  readonly shows?: string;
}

/**
 * An error, a loss or an open question of a source, and what this site does about it. Vectors `(1, -2)` and transitions
 * `0>>1` in the texts are shown as the reader's conventions want them, unless they quote a source.
 */
export interface Erratum {
  readonly id: `${'E' | 'D' | 'R' | 'P'}${number}`;
  readonly title: string;
  readonly kind: 'error' | 'contradiction' | 'loss' | 'gap' | 'disagreement';
  readonly source: SourceId;
  /** The part of the source, in its own headings. */
  readonly place: string;
  /** What stands there. */
  readonly says: string;
  /** Why that cannot stay as it is. */
  readonly because: string;
  /** What this site says or does instead. */
  readonly here: string;
  /** Pages on which it matters, from the root of the site. */
  readonly pages: readonly `/${string}/`[];
  /** Where the matter can be run, reading by reading. */
  readonly runs?: readonly RunOfMatter[];
}

/** A half turn of the T on flat ground; NullpoMino's rules, and the same with the printed row of that turn, y taken to grow upwards. */
const T_ON_FLAT_GROUND = 'piece=T from=0 at=3,-1 turn=180 board=..........';
const HALF_TURN_AS_PRINTED = ownId(srsNullpomino180, [
  { piece: 'T', name: '0>>2', kicks: PRINTED_HALF_TURNS.JLSTZ['0>>2'] ?? [] },
]);

export const errata: readonly Erratum[] = [
  {
    id: 'E2',
    title: 'The half-turn table counts y downwards',
    kind: 'error',
    source: 'srs-wiki',
    place: '180° rotation',
    says: 'The kicks of NullpoMino’s half turn are printed as they stand in its source code, without a word on the axes.',
    because:
      'Every other table of that page counts y upwards, as the page itself declares. NullpoMino counts downwards: in the same file the third test of 0>>3 has y −1 where the page’s own table has +1. Read with the page’s convention, every vertical half-turn kick goes the wrong way.',
    here: 'Our table is turned to y up like all others. The conversion is written beside it, and 3618 positions run by NullpoMino’s own code agree.',
    pages: ['/systems/srs/180/', '/guide/conventions/'],
    runs: [
      {
        page: '/systems/srs/180/',
        widget: 'kick-stepper',
        figure: 'half',
        words: `system=${srsNullpomino180.id} ${T_ON_FLAT_GROUND}`,
        readings: [],
      },
      {
        page: '/systems/srs/180/',
        widget: 'kick-stepper',
        figure: 'half',
        words: `system=${HALF_TURN_AS_PRINTED} ${T_ON_FLAT_GROUND}`,
        readings: [],
        shows: 'as printed, with y upwards',
      },
    ],
  },
  {
    id: 'E3',
    title: 'A condition that excludes nothing',
    kind: 'error',
    source: 'srs-wiki',
    place: 'Arika SRS',
    says: 'Arika’s I kicks are called symmetric when the piece turns from or to a horizontal orientation.',
    because: 'Each quarter turn of the I leaves a horizontal orientation or enters one, so the condition always holds.',
    here: 'We say that all eight lists are mirror images, without the condition, and check it.',
    pages: ['/systems/arika-srs/'],
  },
  {
    id: 'E5',
    title: 'Offsets do not explain the missing half turn',
    kind: 'contradiction',
    source: 'srs-wiki',
    place: '180° rotation; How Guideline SRS Really Works',
    says: 'Guideline SRS is said to have no half-turn kicks because of its offsets.',
    because:
      'Subtracting the printed offsets gives no kick for 0>>2 and 2>>0 of J, L, S, T and Z only. For 1>>3 of the same pieces, and for every half turn of the I, the differences are not zero.',
    here: 'We keep the fact that guideline games have no half turn, and drop the reason. What subtraction would give is worked out beside it.',
    pages: ['/systems/srs/180/', '/systems/srs/offsets/', '/systems/srs/kicks/'],
    runs: [
      {
        page: '/systems/srs/offsets/',
        widget: 'offset-deriver',
        figure: 'derive',
        words: 'piece=T from=0 to=2',
        readings: [],
        shows: '0>>2 of the T',
      },
      {
        page: '/systems/srs/offsets/',
        widget: 'offset-deriver',
        figure: 'derive',
        words: 'piece=T from=1 to=3',
        readings: [],
        shows: '1>>3 of the T',
      },
      {
        page: '/systems/srs/offsets/',
        widget: 'offset-deriver',
        figure: 'derive',
        words: 'piece=I from=0 to=2',
        readings: [],
        shows: '0>>2 of the I',
      },
    ],
  },
  {
    id: 'E13',
    title: 'Pictures, colours and half a table are lost',
    kind: 'loss',
    source: 'srs-wiki',
    place: 'Spawn, colours, worked example, Arika SRS, Wall Kicks Illustration',
    says: 'In the archived text the diagrams are gone, the colour tables are empty, the red marks of Arika’s table cannot be seen, and the second table of illustrations stops in its first row.',
    because: 'An archive of text keeps no pictures; what was cut off cannot be recovered from it.',
    here: 'Boards are rebuilt so that they do what the text says, and are labelled as rebuilt. The red kicks are those that Tetris Perfect is said to have replaced. Colours come from the programs named beside them. Nothing is made up where a table ends.',
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
    title: 'Which way Arika SRS points at spawn',
    kind: 'disagreement',
    source: 'srs-wiki',
    place: 'Arika SRS, Spawn orientation',
    says: 'Pieces of Arika SRS are said to enter pointing down, as in ARS.',
    because: 'NullpoMino, Cambridge and Heboris, three programs that carry the system, let them enter pointing up.',
    here: 'Up, with the topmost minos in row 20. The other reading can be chosen as spawn-down.',
    pages: ['/systems/arika-srs/'],
    runs: [
      {
        page: '/systems/arika-srs/',
        widget: 'spawn-viewer',
        figure: 'entry',
        words: 'system=srs-arika piece=T',
        readings: ['spawn-down'],
      },
    ],
  },
  {
    id: 'D10',
    title: 'How often lock delay is restored in Guideline SRS, and what is heard at entry',
    kind: 'disagreement',
    source: 'srs-wiki',
    place: 'Other',
    says: 'SRS uses infinity: moving or turning a piece restores its lock delay without limit. A turn that is asked for before a piece enters is not made.',
    because:
      'NullpoMino and Cambridge stop after 15 times, NullpoMino with moves and turns in one count, Cambridge counting anew on each new lowest row. Both let a held button turn the piece at entry, with kicks.',
    here: 'Infinity is the default; the limit can be chosen as 15-resets. Turning at entry is part of NullpoMino’s system on this site and not of Guideline SRS.',
    pages: ['/systems/srs/other-rules/', '/systems/srs/'],
    runs: [
      {
        page: '/systems/srs/other-rules/',
        widget: 'frame-lab',
        figure: 'forever',
        words: 'scene=infinity frame=99',
        readings: ['15-resets'],
      },
      {
        page: '/systems/srs/other-rules/',
        widget: 'frame-lab',
        figure: 'enters',
        words: 'scene=entry-at-once',
        readings: [],
        shows: 'nothing is heard at entry',
      },
      {
        page: '/systems/srs/other-rules/',
        widget: 'frame-lab',
        figure: 'enters',
        words: 'scene=entry-turned',
        readings: [],
        shows: 'a turn at entry',
      },
    ],
  },
  {
    id: 'E9',
    title: 'The picture of the search order is lost',
    kind: 'loss',
    source: 'ars-wiki',
    place: 'Center column rule',
    says: 'The algorithm is said to search in the pattern that follows; what follows is a picture.',
    because: 'An archive of text keeps no pictures. Without the order, the rule cannot be run.',
    here: 'Reading order, top row first, left to right. The text asks for it, as it lets upper blocks be met first; old revisions of the page draw it, and Cambridge, Shiromino and TGMsim search so.',
    pages: ['/systems/ars/center-column/'],
    runs: [
      {
        page: '/systems/ars/center-column/',
        widget: 'kick-stepper',
        figure: 'upper',
        words: 'system=ars-tgm piece=J from=0 at=4,0 turn=ccw board=......##../.......#../.....#.#..',
        readings: [],
      },
    ],
  },
  {
    id: 'E10',
    title: 'Two wall kicks of the I, and then a third',
    kind: 'error',
    source: 'ars-wiki',
    place: 'Kicks added in Tetris The Grand Master 3, I-piece wall kicks',
    says: 'There are said to be two different wall kicks, two columns right and one left.',
    because:
      'The next sentence describes one column right. Every implementation has all three, and an older revision of the page says three.',
    here: 'Three, in the order right, two right, left. The sentence taken at its word can be chosen as two-i-wall-kicks.',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'beside',
        words: 'system=ars-ti piece=I from=1 at=2,0 turn=cw board=..#....#../........../.....#....',
        readings: ['two-i-wall-kicks'],
      },
    ],
  },
  {
    id: 'E11',
    title: 'What cannot kick in mid-air',
    kind: 'gap',
    source: 'ars-wiki',
    place: 'Kicks added in Tetris The Grand Master 3, I-piece floor kicks',
    says: 'In both games it cannot kick the floor in mid-air.',
    because:
      'Read alone, the sentence could be meant of floor kicks as such. Two paragraphs on, the T is said to have no such restriction.',
    here: 'It is about the I. The T needs no ground; see D4.',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'hollow',
        words:
          'system=ars-ti piece=T from=1 at=3,5 turn=cw board=..#..#..../........../........../........../........../..........',
        readings: ['t-floor-kick-needs-ground'],
      },
    ],
  },
  {
    id: 'E12',
    title: 'The O is not mentioned',
    kind: 'gap',
    source: 'ars-wiki',
    place: 'Kicks',
    says: 'Exceptions from kicking are listed for I, L, J and T.',
    because:
      'By the wording the O could kick. It covers the same squares in every orientation, so basic rotation never fails.',
    here: 'No kicks for the O. An O that may kick can be chosen as o-kicks. Nothing can show the difference: every turn ends with basic rotation in both.',
    pages: ['/systems/ars/kicks/'],
    runs: [
      {
        page: '/systems/ars/kicks/',
        widget: 'kick-stepper',
        figure: 'side',
        words: 'system=ars-tgm piece=O from=0 at=4,0 turn=cw board=####..####/####..####',
        readings: ['o-kicks'],
      },
    ],
  },
  {
    id: 'E14',
    title: 'Reversible in two senses',
    kind: 'error',
    source: 'ars-wiki',
    place: 'Center column rule',
    says: 'Some rotations are said not to be reversible, unlike with SRS.',
    because:
      'In SRS every kick has its opposite in the list of the turn back. That does not bring the piece home: for every turn of J, L, S, T and Z there are boards on which an earlier test of the way back fits.',
    here: 'We say which sense is meant. The tables of SRS are closed under inverses and those of ARS are not; a piece can fail to come home in both.',
    pages: ['/systems/ars/center-column/'],
    runs: [
      {
        page: '/systems/ars/center-column/',
        widget: 'kick-stepper',
        figure: 'back',
        words: 'system=ars-tgm piece=L from=1 at=4,0 turn=ccw board=..##....../..#......./..#.#.....',
        readings: [],
        shows: 'ARS, the way back: to the right a second time',
      },
      {
        page: '/systems/srs/kicks/',
        widget: 'kick-stepper',
        figure: 'worked',
        words: 'system=srs-guideline piece=T from=1 at=2,2 turn=ccw board=....#...../........../..........',
        readings: [],
        shows: 'SRS, the way back after (-1, 0): not undone',
      },
    ],
  },
  {
    id: 'D1',
    title: 'A blocked centre cell, and a blocked cell beside it',
    kind: 'disagreement',
    source: 'ars-wiki',
    place: 'Center column rule',
    says: 'The first block that the search finds decides; in the centre column it forbids the kick.',
    because:
      'NullpoMino and Heboris kick if any blocked square lies off the centre column. The two disagree where the centre is met first: J 0>>1 with cells 2 and 7, L 0>>3 with 2 and 9, T 2>>1 with 2 and 4, T 2>>3 with 2 and 6. Cambridge, TGMsim and Shiromino do as the source says.',
    here: 'The first block decides. The other reading can be chosen as any-off-centre.',
    pages: ['/systems/ars/center-column/'],
    runs: [
      {
        page: '/systems/ars/center-column/',
        widget: 'kick-stepper',
        figure: 'upper',
        words:
          'system=ars-tgm piece=J from=0 at=4,4 turn=cw board=.....#..../........../....#...../........../........../........../..........',
        readings: ['any-off-centre'],
      },
    ],
  },
  {
    id: 'D2',
    title: 'Whether S and Z kick in every turn',
    kind: 'disagreement',
    source: 'ars-wiki',
    place: 'Kicks',
    says: 'S and Z are not among the exceptions.',
    because:
      'NullpoMino never kicks S 0>>1 and 2>>1 and Z 0>>3 and 2>>3: an offset in its rule file shifts which column it takes for the middle. Heboris, Cambridge and TGMsim kick.',
    here: 'They kick. NullpoMino’s result can be chosen as s-z-never-kick.',
    pages: ['/systems/ars/kicks/'],
    runs: [
      {
        page: '/systems/ars/kicks/',
        widget: 'kick-stepper',
        figure: 'side',
        words: 'system=ars-tgm piece=S from=0 at=3,0 turn=cw board=...#....../........../..........',
        readings: ['s-z-never-kick'],
      },
    ],
  },
  {
    id: 'D3',
    title: 'Whether the I needs contact to kick one right',
    kind: 'disagreement',
    source: 'ars-wiki',
    place: 'Kicks added in Tetris The Grand Master 3, I-piece wall kicks',
    says: 'The I has to touch the stack to be kicked one cell to the right, and does not rotate otherwise.',
    because:
      'NullpoMino, Heboris, TGMsim, Shiromino and Tetra Legends kick without contact. Cambridge has the condition. Whether resting on something counts as touching is open; Cambridge says no.',
    here: 'Contact at a side is needed, and resting is no contact. The other reading can be chosen as i-kick-without-contact.',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'beside',
        words: 'system=ars-ti piece=I from=1 at=2,0 turn=cw board=..#......./........../..........',
        readings: ['i-kick-without-contact'],
      },
    ],
  },
  {
    id: 'D4',
    title: 'Whether the T floor kicks in the air',
    kind: 'disagreement',
    source: 'ars-wiki',
    place: 'Kicks added in Tetris The Grand Master 3, T-piece floor kicks',
    says: 'The T has no such restriction as the I.',
    because:
      'Cambridge asks for ground below the T, a change of December 2020. NullpoMino, Heboris, Shiromino and Tetra Legends do not.',
    here: 'No ground is needed. The other reading can be chosen as t-floor-kick-needs-ground.',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'hollow',
        words:
          'system=ars-ti piece=T from=1 at=3,5 turn=cw board=..#..#..../........../........../........../........../..........',
        readings: ['t-floor-kick-needs-ground'],
      },
    ],
  },
  {
    id: 'D5',
    title: 'A second floor kick of the T in TGM3',
    kind: 'disagreement',
    source: 'ars-wiki',
    place: 'Kicks added in Tetris The Grand Master 3, T-piece floor kicks',
    says: 'The T can kick upwards twice; it locks after the second time.',
    because:
      'NullpoMino, Heboris and Cambridge allow one floor kick a piece. Shiromino, Tetra Legends and TGMsim keep no count and take the lock delay away, as the source tells it.',
    here: 'Twice. The other reading can be chosen as one-t-floor-kick.',
    pages: ['/systems/ars/ti/'],
    runs: [
      {
        page: '/systems/ars/ti/',
        widget: 'kick-stepper',
        figure: 'hollow',
        words: 'system=ars-ti piece=T from=1 at=3,0 turn=cw floorkicks=1 board=...#.#....',
        readings: ['one-t-floor-kick'],
      },
    ],
  },
  {
    id: 'D9',
    title: 'A limit of floor kicks in ACE',
    kind: 'disagreement',
    source: 'ars-wiki',
    place: 'ACE-ARS and ARS2',
    says: 'Floor kicks can be performed without limitations.',
    because:
      'NullpoMino’s rule files for ACE allow one kick upwards a piece, and so does Heboris. Cambridge has no limit.',
    here: 'No limit. The other reading can be chosen as one-floor-kick.',
    pages: ['/systems/ars/ace/'],
    runs: [
      {
        page: '/systems/ars/ace/',
        widget: 'kick-stepper',
        figure: 'again',
        words: 'system=ars-ace piece=I from=0 at=3,-2 turn=cw floorkicks=1 board=..........',
        readings: ['one-floor-kick'],
      },
    ],
  },
  {
    id: 'E6',
    title: 'The two buttons the wrong way round',
    kind: 'contradiction',
    source: 'dtet-wiki',
    place: 'Button processing',
    says: 'The right rotation button is said to turn counter-clockwise, the left one clockwise.',
    because:
      'The rest of the section says the opposite: reversed, Rotate Left is clockwise; both at once begin with Left and turn counter-clockwise; holding Left and pressing Right makes two counter-clockwise turns. Older revisions of the page, NullpoMino and Heboris agree with the rest.',
    here: 'Rotate Left is counter-clockwise and Rotate Right clockwise. The sentence taken at its word can be chosen as left-is-clockwise.',
    pages: ['/systems/dtet/buttons/', '/systems/dtet/kicks/'],
    runs: [
      {
        page: '/systems/dtet/kicks/',
        widget: 'kick-stepper',
        figure: 'side',
        words:
          'system=dtet piece=T from=0 at=3,2 turn=ccw board=....#...../........../...#....../........../..........',
        readings: ['left-is-clockwise'],
      },
    ],
  },
  {
    id: 'E8',
    title: 'Pictures of the game and of its orientations are lost',
    kind: 'loss',
    source: 'dtet-wiki',
    place: 'Title and game pictures, Basic rotation',
    says: 'The archived text keeps the captions of three pictures: the title, the game, and the orientations of all pieces.',
    because: 'An archive of text keeps no pictures. The table of kicks has lost nothing: its five rows are complete.',
    here: 'Orientations are drawn from the shapes that NullpoMino and Heboris have in common, which bear the text out.',
    pages: ['/systems/dtet/', '/systems/dtet/rotation/'],
  },
  {
    id: 'E15',
    title: 'Both buttons at once are not always counter-clockwise',
    kind: 'contradiction',
    source: 'dtet-wiki',
    place: 'Introduction of the controls; Button processing',
    says: 'Pressing both buttons at once is said to count as counter-clockwise for wall kicks.',
    because:
      'Further down the same page tries two counter-clockwise turns first, and where the first of them fails, two clockwise ones.',
    here: 'The longer account is followed. The short one is true wherever a counter-clockwise turn can be made.',
    pages: ['/systems/dtet/', '/systems/dtet/buttons/'],
    runs: [
      {
        page: '/systems/dtet/buttons/',
        widget: 'button-lab',
        figure: 'lab',
        words: 'scene=both frame=2',
        readings: [],
        shows: 'counter-clockwise, twice',
      },
      {
        page: '/systems/dtet/buttons/',
        widget: 'button-lab',
        figure: 'lab',
        words: 'scene=right-then-left frame=2',
        readings: [],
        shows: 'clockwise, twice',
      },
    ],
  },
  {
    id: 'E16',
    title: 'What a direct half turn uses up',
    kind: 'gap',
    source: 'dtet-wiki',
    place: 'Button processing, third possibility',
    says: 'J, L and T can be turned by half at once when both orders fail.',
    because: 'It is not said whether both buttons then count as used, or one of them, or none.',
    here: 'Both are used up and do nothing until they are let go. The others can be chosen as half-turn-uses-left, half-turn-uses-right and half-turn-uses-none. With both buttons held one frame longer, the four end in four different states.',
    pages: ['/systems/dtet/buttons/'],
    runs: [
      {
        page: '/systems/dtet/buttons/',
        widget: 'button-lab',
        figure: 'lab',
        words: 'scene=half-turn-t frame=3',
        readings: ['half-turn-uses-left', 'half-turn-uses-right', 'half-turn-uses-none'],
      },
    ],
  },
  {
    id: 'E17',
    title: 'Two figures of the modes that can be read in two ways',
    kind: 'gap',
    source: 'dtet-wiki',
    place: 'Game modes',
    says: 'Level 50 of HARD is said to require 500 lines, and Joker to end when its stock is down to nothing.',
    because:
      'The lines may be counted from the start or within that level. And nothing is said of a player who comes to level 200 without any stock, from where it can only go down.',
    here: 'Which is meant nobody says; both readings of both can be run. The figures make 500 lines from the start the likelier reading: 49 levels of 8 lines are 392, so that levels need only grow to about 12, while 500 in level 50 alone would put about 12,200 before it, if each level takes the same number more than the one before. The player without stock goes on until a clear has to be paid for, and no further than level 300; by the other reading the game ends on coming to level 200.',
    pages: ['/systems/dtet/'],
    runs: [
      {
        page: '/systems/dtet/',
        widget: 'joker-stock',
        figure: 'stock',
        words: 'share=0 at=151',
        readings: [],
        shows: 'Joker without a quadruple: plays on at 200',
      },
      {
        page: '/systems/dtet/',
        widget: 'joker-stock',
        figure: 'stock',
        words: 'share=0 at=150 readings=out-at-200',
        readings: [],
        shows: 'Joker without a quadruple: out at 200',
      },
      {
        page: '/systems/dtet/',
        widget: 'hard-lines',
        figure: 'lines',
        words: 'level=50',
        readings: [],
        shows: 'HARD: 500 lines from the start',
      },
      {
        page: '/systems/dtet/',
        widget: 'hard-lines',
        figure: 'lines',
        words: 'level=50 readings=level-50-alone',
        readings: [],
        shows: 'HARD: 500 lines in level 50 alone',
      },
    ],
  },
  {
    id: 'D8',
    title: 'Which side the half turn of Heboris looks at first',
    kind: 'disagreement',
    source: 'dtet-wiki',
    place: 'Other appearances',
    says: 'The half turn of Heboris Unofficial Expansion is said to have left precedence.',
    because:
      'Its program text takes the branch for right precedence, in two copies, although a comment there calls it left.',
    here: 'Right, since that is what the program does. The document’s side can be chosen as half-turn-left.',
    pages: ['/systems/dtet/elsewhere/'],
    runs: [
      {
        page: '/systems/dtet/elsewhere/',
        widget: 'kick-stepper',
        figure: 'half',
        words:
          'system=dtet-heboris piece=I from=1 at=4,4 turn=180 board=....##..../........../........../........../..........',
        readings: ['half-turn-left'],
      },
    ],
  },
  {
    id: 'R1',
    title: 'The matrix turns the other way',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Rotation',
    says: 'The point (x cos θ − y sin θ, y cos θ + x sin θ) is called the result of a clockwise turn by θ.',
    because:
      'At 90° it sends the point on the positive x axis to the positive y axis. With y up, as in SpriteKit, that is counter-clockwise. Only with y down would it look clockwise.',
    here: 'We call it counter-clockwise. The author’s own table of positions turns clockwise.',
    pages: ['/systems/rotatris/rotation/'],
  },
  {
    id: 'R2',
    title: 'The final formula does not turn the block about its middle',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Rotation',
    says: 'Every square goes from (x, y) to (−y, x − α), where α is the side of a square and positions are lower-left corners.',
    because:
      'It sends the four central squares one square to the right and one down, so that only one of them lands on the centre. It is a counter-clockwise turn with the correction that belongs to a clockwise one.',
    here: 'Clockwise (y, −x − α), counter-clockwise (−y − α, x): both follow from turning the centre of each square, map the four central squares onto themselves, and the first gives the author’s table.',
    pages: ['/systems/rotatris/rotation/'],
  },
  {
    id: 'R3',
    title: 'The 270° column stands in reverse order',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Rotation, table of positions',
    says: 'After 270° the positions of Blue, Yellow, Green and Red are −1, 1; −1, 0; −1, −1 and −1, −2.',
    because:
      'From 180° to 270° Blue would have to jump past Red. The same four positions from bottom to top are what a third quarter turn gives; the other four columns are right.',
    here: 'Blue −1, −2; Yellow −1, −1; Green −1, 0; Red −1, 1.',
    pages: ['/systems/rotatris/rotation/'],
  },
  {
    id: 'R4',
    title: 'One square of the sketch has its coordinates swapped',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Shell Assignation, sketch of positions',
    says: 'The fifth entry of the top row is x 2, y 1.',
    because: 'The top row has y 2 throughout, and x 2, y 1 stands again in the row below.',
    here: 'x 1, y 2.',
    pages: ['/systems/rotatris/shells/'],
  },
  {
    id: 'R5',
    title: 'The formula for negative components has a wrong sign',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Shell Assignation, rule',
    says: 'For a negative component A the shell S is given by A − 1 = −S.',
    because:
      'The text before it puts −2 into shell 1 and −3 into shell 2; by the formula they would be in shells 3 and 4. It is wrong on every square with a negative A: 136 of the 256 squares of a 16 by 16 grid.',
    here: 'A + 1 = −S. Where magnitudes tie, A is the positive value, or the common negative one.',
    pages: ['/systems/rotatris/shells/'],
  },
  {
    id: 'R6',
    title: 'The pseudocode is not the rule',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Shell Assignation, pseudocode',
    says: 'The shell is x, the larger of x and y, or −(y − 1), depending on which magnitude is larger.',
    because:
      'It never asks whether a value is negative. Run as it stands it is wrong on 185 of the 256 squares of a 16 by 16 grid, and some of its answers are negative.',
    here: 'A is the coordinate of larger magnitude; S = A where A is not negative, else −A − 1. Checked against the distance to the four central squares on an 18 by 18 grid.',
    pages: ['/systems/rotatris/shells/'],
  },
  {
    id: 'R7',
    title: 'Left and right are exchanged',
    kind: 'contradiction',
    source: 'rotatris-post',
    place: 'Shell Collapse',
    says: 'A square whose x equals the number of its shell is said to be in the left vertical.',
    because:
      'The list of corners that follows calls the square with x and y equal to the shell number top right, and the example after it puts x −3 on the left.',
    here: 'x = S is the right side and x = −(S + 1) the left.',
    pages: ['/systems/rotatris/collapse/'],
  },
  {
    id: 'R8',
    title: 'Squares that fall into the same cell',
    kind: 'gap',
    source: 'rotatris-post',
    place: 'Shell Collapse',
    says: 'Every square of a shell moves one square inwards.',
    because:
      'Shell S has eight squares more than the shell inside it. Each corner of the inner shell is reached by three squares, and the text does not say what happens when more than one of them is filled.',
    here: 'They become one square and score nothing. It keeps the colour of the lowest of them, of those the leftmost.',
    pages: ['/systems/rotatris/collapse/', '/systems/rotatris/scoring/'],
  },
  {
    id: 'R9',
    title: 'Three cumulative scores follow from no rule',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Scores, table',
    says: 'Removing all shells up to 5, 7 and 8 is said to score 5400, 10640 and 13340.',
    because:
      '10 × all squares × number of shells, counted as four at the most, gives the rows for 1 to 4 and for 6, and 5600, 10080 and 12800 for these three. Five other readings agree with none of them. 13340 is not even a multiple of 40, as the pay of every set of four shells is.',
    here: 'We print the figures of the rule that is chosen, name it, and mark these rows.',
    pages: ['/systems/rotatris/scoring/'],
  },
  {
    id: 'R10',
    title: 'More than four shells at once, and only four',
    kind: 'contradiction',
    source: 'rotatris-post',
    place: 'Scores',
    says: 'One strategy removes more than four shells at once; below the table it says that only four can go at once.',
    because: 'A tetromino has four squares and touches four shells at the most.',
    here: 'Four at the most in one set. Shells that the collapse fills make further sets.',
    pages: ['/systems/rotatris/scoring/'],
  },
  {
    id: 'R11',
    title: 'Tetrominoes or lines',
    kind: 'contradiction',
    source: 'rotatris-post',
    place: 'Speed Increase',
    says: 'Classic Tetris is said to speed up with every tenth tetromino; two paragraphs on, an NES level is ten lines.',
    because: 'Ten tetrominoes have forty squares, enough for four lines of ten.',
    here: 'Lines. The program of the NES game counts them.',
    pages: ['/systems/rotatris/speed/'],
  },
  {
    id: 'R12',
    title: 'Twenty-five removals, not about thirty',
    kind: 'error',
    source: 'rotatris-post',
    place: 'Speed Increase',
    says: 'With a tenth less each time the wait is said to come down to its minimum over about thirty levels.',
    because: '0.65 s × 0.9²⁵ is less than 0.05 s, and 0.65 s × 0.9²⁴ is not.',
    here: 'The minimum is reached with the 25th removal.',
    pages: ['/systems/rotatris/speed/'],
  },
  {
    id: 'P1',
    title: 'Two positions of the I',
    kind: 'error',
    source: 'ptn-readme',
    place: 'Existing work, NES Tetris Trainer (UI)',
    says: 'An I is said to have only two possible landing positions, a vertical and a horizontal one. In the passage before it, to the right is “postive”.',
    because: 'Those are two orientations. Over the ten columns an I has 17 straight drops: ten upright and seven flat.',
    here: 'We say that an I covers one column or four, and that the number tells how it is turned.',
    pages: ['/notation/ptn/'],
  },
  {
    id: 'P2',
    title: 'The grammar accepts what no board can hold',
    kind: 'error',
    source: 'ptn-readme',
    place: 'PortableTetrisNotation.g4; sample in the README',
    says: 'Among its lists of columns are 01, 012 and 0123. Rows may be @0 or @99. The text around it leaves open whether row, clear and rating have an order; the grammar fixes it. The sample in the README ends in three dots.',
    because:
      '0 is column 10, and nothing lies to its right. Rows begin with 1, and no piece locks above the row in which it entered. The three dots are refused by the grammar itself. And since it does not ask for the end of the text, moves of the wrong width, such as I-67, end the reading without an error.',
    here: 'Columns end with 0, rows are 1 to 20 or 19, the order is row, clear, rating, three dots at the end mean that the game goes on, and everything else gets an error with its place.',
    pages: ['/notation/ptn/grammar/'],
  },
  {
    id: 'P3',
    title: 'A row does not say the way',
    kind: 'gap',
    source: 'ptn-readme',
    place: 'Notation',
    says: 'The lowest row behind an @ is to make tucks and spins unambiguous.',
    because:
      'It names the place and nothing else: of two ways into the same place, or of a shift and a turn, it says nothing. Whether the row is counted before or after lines go is not said either; in the sample both would be 1.',
    here: 'A row is where the piece locks, before lines go. A move with a row needs some way in from where pieces enter, by shifts, turns and falls; which one was taken does not matter.',
    pages: ['/notation/ptn/'],
  },
  {
    id: 'P4',
    title: 'Which day it was',
    kind: 'error',
    source: 'ptn-readme',
    place: 'Sample game, header Date',
    says: 'The game is dated 2 January 2024.',
    because:
      'The game of Blue Scuti that ended in a crash was reported on 22 December 2023. The later day is most likely that of the video.',
    here: 'The file is shown as it is. Nothing rests on the date.',
    pages: ['/notation/ptn/scuti/'],
  },
  {
    id: 'P5',
    title: 'Two meanings of the third number',
    kind: 'gap',
    source: 'ptn-readme',
    place: 'Existing work, StackRabbit API',
    says: 'The third number of a StackRabbit placement is how far down the piece went.',
    because:
      'So it is since the end of January 2024. Before, the engine printed the row of the 4 by 4 box from the top, one less, and two less for the I; the trainer still carries a test text of that kind.',
    here: 'The newer meaning is taken, the older can be chosen. Where every placement would float and the older meaning makes them all fit, the converter says so.',
    pages: ['/notation/convert/'],
  },
];
