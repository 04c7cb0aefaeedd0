import { labScene, type LabScene } from './labScene.ts';

/** A piece above an uneven stack, with nothing but its buttons to make it fall. The lock delay is chosen to be short. */
const ABOVE = 'board=##......##/###....### gravity=0 lock=8';

/** To the left and back, a move every six frames. */
const TO_AND_FRO = Array.from({ length: 9 }, () => 'A_.*5_D_.*5').join('_');
const ON_THE_FLOOR = 'piece=T from=0 at=3,-1 board=.......... gravity=0 lock=8';

/** A stack of twelve rows, none of them full. */
const UNDER_ENTRY = Array<string>(12).fill('########..').join('/');

/** Drops, infinity and entry: what the Guideline settles, each beside a system that settles it otherwise. */
export const GUIDELINE_SCENES: readonly LabScene[] = [
  labScene('soft-drop', `system=srs-guideline piece=T from=0 at=3,3 ${ABOVE}`, '.*2_S*12_.*4', 8),
  labScene('hard-drop', `system=srs-guideline piece=T from=0 at=3,3 ${ABOVE}`, '.*2_W_.*8', 3),
  labScene('sonic-drop', `system=ars-tgm piece=T from=2 at=3,3 ${ABOVE}`, '.*2_W_.*2_D_.*10', 6),
  labScene('infinity', `system=srs-guideline ${ON_THE_FLOOR}`, TO_AND_FRO, 61),
  labScene('fifteen-resets', `system=srs-guideline readings=15-resets ${ON_THE_FLOOR}`, TO_AND_FRO, 91),
  labScene(
    'entry-at-once',
    `system=srs-guideline piece=O from=0 at=4,17 board=${UNDER_ENTRY} next=T gravity=0`,
    'R*2_WR_R*4',
    3,
  ),
  labScene(
    'entry-turned',
    `system=srs-nullpomino-180 piece=O from=0 at=4,17 board=${UNDER_ENTRY} next=T gravity=0`,
    'R*2_WR_R*4',
    3,
  ),
  labScene(
    'entry-delay',
    `system=ars-tgm piece=O from=0 at=3,12 board=${UNDER_ENTRY} next=T gravity=0 are=6`,
    'R*2_SR_R*10',
    9,
  ),
];
