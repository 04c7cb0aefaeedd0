import { expect, test } from 'vitest';
import type { Vec } from '#engine/geometry.ts';
import { collisionErrors, drawnSquares, rotateNode, type SpriteNode } from './nodeTurn.ts';
import { CORE } from './quarterTurn.ts';

const line: readonly Vec[] = [
  [-2, 0],
  [-1, 0],
  [0, 0],
  [1, 0],
];
const node: SpriteNode = { stored: line, quarterTurns: 0 };

test('turning a node draws its squares elsewhere and stores them where they were', () => {
  const turned = rotateNode(node, 'cw');
  expect(turned.stored).toEqual(line);
  // The 90° column of the source's table.
  expect(drawnSquares(turned)).toEqual([
    [0, 1],
    [0, 0],
    [0, -1],
    [0, -2],
  ]);
});

test('four turns, or one each way, draw the node where it was', () => {
  expect(drawnSquares(rotateNode(rotateNode(node, 'ccw'), 'cw'))).toEqual(line);
  let round = node;
  for (let turn = 0; turn < 4; turn += 1) round = rotateNode(round, 'ccw');
  expect(drawnSquares(round)).toEqual(line);
});

test('a collision test against stored positions misses hits and reports false ones', () => {
  const probe: readonly Vec[] = [
    [0, -2], // drawn there only
    [-2, 0], // stored there only
    [0, 0], // both
    [5, 5], // neither
  ];
  expect(collisionErrors(rotateNode(node, 'cw'), probe)).toEqual({ missed: [[0, -2]], phantom: [[-2, 0]] });
  expect(collisionErrors(node, probe)).toEqual({ missed: [], phantom: [] });
});

test('a node of the core alone looks the same after a turn, so its collisions stay right', () => {
  const core = rotateNode({ stored: CORE, quarterTurns: 0 }, 'cw');
  expect(collisionErrors(core, [...CORE, ...line])).toEqual({ missed: [], phantom: [] });
});
