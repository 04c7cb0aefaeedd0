import type { RotationSystem } from '#engine/system.ts';
import { apotrisBars, apotrisSdrs, apotrisSrs } from './apotris.ts';
import { asc, ascPlus } from './asc.ts';
import { cambridgeCrs } from './cambridgeCrs.ts';
import { nullpominoClassicS } from './classicS.ts';
import { dtetHeboris } from './dtetHeboris.ts';
import { cultris2 } from './cultris2.ts';
import { minote } from './minote.ts';
import { mtet } from './mtet.ts';
import { quadrapassel } from './quadrapassel.ts';
import { techminoSrsPlus, techminoSrsX, techminoTrs } from './techmino.ts';
import { techminoBirs } from './techminoBirs.ts';
import { tengenNes } from './tengen.ts';
import { tetraX } from './tetraX.ts';
import { gtetrinet } from './tetrinet.ts';
import { tetrisBest, tetrisBest25 } from './tetrisBest.ts';
import { tetrisDx } from './tetrisDx.ts';
import { tExClassic, tExModern } from './tEx.ts';
import { tetrisPerfect } from './tetrisPerfect.ts';
import { theNewTetris } from './theNewTetris.ts';

/**
 * The systems that a browser fetches when something names one of them, in the order of the registry. Everywhere else the registry has them
 * from the start.
 */
export const LATER: readonly RotationSystem[] = [
  tetrisPerfect,
  tetrisBest,
  tetrisBest25,
  dtetHeboris,
  techminoTrs,
  techminoSrsPlus,
  techminoSrsX,
  tetrisDx,
  tetraX,
  asc,
  ascPlus,
  cultris2,
  techminoBirs,
  apotrisSrs,
  apotrisBars,
  apotrisSdrs,
  nullpominoClassicS,
  tengenNes,
  theNewTetris,
  quadrapassel,
  gtetrinet,
  cambridgeCrs,
  mtet,
  tExClassic,
  tExModern,
  minote,
];
