import { sameVec, type Vec } from '#engine/geometry.ts';
import { quarterTurn, type QuarterTurn } from './quarterTurn.ts';

/**
 * A sprite node: the positions of its squares in the node's own frame, and how far that frame has been turned clockwise.
 * Turning the node turns what is drawn; the stored positions stay. Source: Rotatris article, "Rotation" (the node's rotate action).
 */
export interface SpriteNode {
  readonly stored: readonly Vec[];
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

/** What the node's own rotate action does: it turns the frame and leaves every stored position alone. */
export function rotateNode(node: SpriteNode, turn: QuarterTurn): SpriteNode {
  const quarters = turn === 'cw' ? 1 : 3;
  return { stored: node.stored, quarterTurns: ((node.quarterTurns + quarters) & 3) as SpriteNode['quarterTurns'] };
}

/** Where the player sees the squares. */
export function drawnSquares(node: SpriteNode): readonly Vec[] {
  let squares = node.stored;
  for (let turn = 0; turn < node.quarterTurns; turn += 1) squares = squares.map((square) => quarterTurn(square, 'cw'));
  return squares;
}

export interface CollisionErrors {
  /** Seen to overlap the node, but a test against the stored positions says free. */
  readonly missed: readonly Vec[];
  /** Seen to be free, but a test against the stored positions reports a hit. */
  readonly phantom: readonly Vec[];
}

/** The wrong answers of a collision test that reads the stored positions, for squares given in the frame of the game. */
export function collisionErrors(node: SpriteNode, squares: readonly Vec[]): CollisionErrors {
  const drawn = drawnSquares(node);
  const among = (list: readonly Vec[], square: Vec) => list.some((other) => sameVec(other, square));
  return {
    missed: squares.filter((square) => among(drawn, square) && !among(node.stored, square)),
    phantom: squares.filter((square) => !among(drawn, square) && among(node.stored, square)),
  };
}
