import { atlasJob, type AtlasEntry as Entry } from '#analysis/atlas.ts';
import { finished, joinedJob, NOT_LOOKED_AT, type Job, type NotLookedAt } from '#analysis/job.ts';
import { rotationsOf, type Rotation } from '#analysis/rotations.ts';
import { PIECES, transition, type Piece } from '#engine/piece.ts';
import { scenarioParams } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { printParams } from '#text/params.ts';
import { ENTRY_SEPARATOR, NO_BOARD_YET, PART_SEPARATOR, type AtlasData } from './atlasText.ts';

type AtlasEntry = Entry<NotLookedAt>;

// The build computes the atlas of published systems, and the browser that of readers' tables.

const BOARD_PARAMS: readonly string[] = ['at', 'height', 'board'];

const boardText = (found: AtlasEntry['open']): string => {
  if (found === NOT_LOOKED_AT) return NO_BOARD_YET;
  return found ? printParams(scenarioParams(found.scenario).filter(([name]) => BOARD_PARAMS.includes(name))) : '';
};

function fateText({ fate }: AtlasEntry): string {
  return fate.is === 'shadowed' ? `shadowed ${fate.by}` : fate.is;
}

const entryText = (rotation: Rotation, entry: AtlasEntry): string =>
  [
    transition(rotation.from, rotation.to),
    entry.ending,
    fateText(entry),
    boardText(entry.open),
    boardText(entry.standing),
  ].join(PART_SEPARATOR);

/** Returns the turns to compute: if the mirror rule holds, counter-clockwise turns follow from the mirrored piece. */
const isComputed = (system: RotationSystem, { piece, turn }: Rotation): boolean =>
  turn !== 'ccw' || !system.mirror.includes(piece);

function pieceJob(system: RotationSystem, piece: Piece): Job<string> {
  const rotations = rotationsOf(system).filter((rotation) => rotation.piece === piece && isComputed(system, rotation));
  return joinedJob(
    rotations.map((rotation) => atlasJob(system, rotation)),
    (all) =>
      all
        .flatMap((entries, index) => entries.map((entry) => entryText(rotations[index]!, entry)))
        .join(ENTRY_SEPARATOR),
  );
}

/** Computes the atlas of one piece of a system. */
export const pieceAtlasJob = (system: RotationSystem, piece: Piece): Job<AtlasData> =>
  joinedJob([pieceJob(system, piece)], (texts) => ({
    systems: [{ id: system.id, name: system.name }],
    texts,
    places: { [`${system.id} ${piece}`]: 0 },
  }));

/** Computes the atlas of several systems. Equal pieces of different systems are written once. */
export function atlasData(systems: readonly RotationSystem[], pieces: readonly Piece[] = PIECES): AtlasData {
  const texts: string[] = [];
  const places: Record<string, number> = {};
  for (const system of systems) {
    for (const piece of pieces) {
      const text = finished(pieceJob(system, piece));
      const known = texts.indexOf(text);
      places[`${system.id} ${piece}`] = known < 0 ? texts.push(text) - 1 : known;
    }
  }
  return { systems: systems.map(({ id, name }) => ({ id, name })), texts, places };
}
