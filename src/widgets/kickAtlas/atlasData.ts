import { atlasOf, type AtlasEntry } from '#analysis/atlas.ts';
import { rotationsOf, type Rotation } from '#analysis/rotations.ts';
import { PIECES, transition, type Piece } from '#engine/piece.ts';
import { scenarioWords, type Scenario } from '#engine/scenario.ts';
import type { RotationSystem } from '#engine/system.ts';
import { printWords } from '../words.ts';
import { ENTRY_SEPARATOR, PART_SEPARATOR, type AtlasData } from './atlas.ts';

// The atlas is computed when the site is built and sent to the browser as text, one line an ending.

const BOARD_WORDS: readonly string[] = ['at', 'height', 'board'];

const boardText = (scenario: Scenario | undefined): string =>
  scenario ? printWords(scenarioWords(scenario).filter(([name]) => BOARD_WORDS.includes(name))) : '';

function fateText({ fate }: AtlasEntry): string {
  return fate.is === 'shadowed' ? `shadowed ${fate.by}` : fate.is;
}

const entryText = (rotation: Rotation, entry: AtlasEntry): string =>
  [
    transition(rotation.from, rotation.to),
    entry.ending,
    fateText(entry),
    boardText(entry.open?.scenario),
    boardText(entry.standing?.scenario),
  ].join(PART_SEPARATOR);

/** The turns that are computed: where the mirror rule holds, counter-clockwise ones follow from the mirrored piece. */
const isComputed = (system: RotationSystem, { piece, turn }: Rotation): boolean =>
  turn !== 'ccw' || !system.mirror.includes(piece);

function pieceText(system: RotationSystem, piece: Piece): string {
  const rotations = rotationsOf(system).filter((rotation) => rotation.piece === piece && isComputed(system, rotation));
  return rotations
    .flatMap((rotation) => atlasOf(system, rotation).map((entry) => entryText(rotation, entry)))
    .join(ENTRY_SEPARATOR);
}

/** The atlas of some systems; pieces of a later system that come out as in an earlier one are written once. */
export function atlasData(systems: readonly RotationSystem[], pieces: readonly Piece[] = PIECES): AtlasData {
  const texts: string[] = [];
  const places: Record<string, number> = {};
  for (const system of systems) {
    for (const piece of pieces) {
      const text = pieceText(system, piece);
      const known = texts.indexOf(text);
      places[`${system.id} ${piece}`] = known < 0 ? texts.push(text) - 1 : known;
    }
  }
  return { systems: systems.map(({ id, name }) => ({ id, name })), texts, places };
}
