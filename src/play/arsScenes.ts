import { labScene, type LabScene } from './labScene.ts';

/** The I lies on the floor: turned upright it kicks two rows up. */
const LYING_I = 'piece=I from=0 at=3,-2 board=..........';

/** The T hangs in a hollow between two blocks: turned nub up it kicks one row up, and then rests on the right one. */
const HANGING_T = 'piece=T from=1 at=3,2 board=..#..#..../........../..........';

/** An O locks by soft drop on a stack of fourteen rows while a turn is held, so that the J enters turned; a block stands in its way. */
const HIGH_STACK = ['......#...', ...Array<string>(14).fill('#########.')].join('/');
const J_ENTERS = `system=ars-tgm piece=O from=0 at=0,14 board=${HIGH_STACK} next=J gravity=20`;

/** The account of floor kicks and lock delay in TGM3 and ACE, and the J at 20G, as scenes. */
export const ARS_SCENES: readonly LabScene[] = [
  labScene('i-in-the-air', `system=ars-ti ${LYING_I} gravity=1`, 'R_._L_R_.', 4),
  labScene('i-locks', `system=ars-ti ${LYING_I} gravity=20`, 'R_._L_R_.', 3),
  labScene('i-moves-and-locks', `system=ars-ti ${LYING_I} gravity=20`, 'R_._DL_D_.', 3),
  labScene('t-twice', `system=ars-ti ${HANGING_T} gravity=1`, 'R_._L_R_.', 4),
  labScene('t-once', `system=ars-ti readings=one-t-floor-kick ${HANGING_T} gravity=1`, 'R_._L_R_.', 4),
  labScene('i-in-ace', `system=ars-ace ${LYING_I} gravity=20`, 'R_._L_._R_._L_._R_.', 9),
  labScene('t-in-ace', `system=ars-ace ${HANGING_T} gravity=1`, 'R_._L_R_._L_R_._L_R_.', 10),
  labScene('j-over-a-block', J_ENTERS, 'SL_._D_._D_R_._D_._S_.', 6),
];

/** Three ways to touch the ground again and again, for comparing what restores the lock delay. */
export const LOCK_SCENES: readonly LabScene[] = [
  labScene(
    'to-and-fro',
    'system=ars-tgm piece=O from=0 at=0,0 board=.......... das=1/1',
    `D*8_${'A*8_D*8_'.repeat(11)}A*8`,
    60,
  ),
  labScene(
    'turning',
    'system=ars-tgm piece=T from=0 at=3,0 board=..........',
    Array.from({ length: 20 }, () => 'R_.*9').join('_'),
    60,
  ),
  labScene(
    'down-the-stairs',
    'system=ars-tgm piece=O from=0 at=0,6 board=##......../###......./####....../#####...../######..../#######... gravity=1',
    `.*5_${'D_.*11_'.repeat(7)}D_.*45`,
    60,
  ),
];
