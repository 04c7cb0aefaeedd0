/**
 * A game that plays by the engine: it reads a vector a line and writes the squares of the piece after the turn. `node game.ts SYSTEM`; as
 * `node game.ts SYSTEM KICK` it leaves out that kick of each list.
 */
import { createInterface } from 'node:readline';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { placementOf } from '#engine/placementOf.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { minosOf } from '#engine/shapes.ts';
import { systemById } from '#rules/registry.ts';

const [id = '', left] = process.argv.slice(2);
const system = systemById(id)!;

for await (const line of createInterface(process.stdin)) {
  const { piece, from, rot: turn, board: rows, before, floorKicksUsed: floorKicks = 0 } = JSON.parse(line);
  const placement = placementOf(system.shapes, piece, before, from)!;
  const { tests } = rotate(system, { field: playfield({ rows }), placement, turn }, { ...FRESH_MEMORY, floorKicks });
  const made = tests.find(({ kick, obstacles }) => kick.join() !== left && obstacles.length === 0);
  console.log(JSON.stringify(made ? minosOf(system.shapes, made.candidate) : null));
}
