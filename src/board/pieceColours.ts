import type { Piece } from '#engine/piece.ts';

/** Returns the colours of a piece as custom properties. */
export const pieceColours = (piece: Piece): string =>
  `--p:var(--${piece});--pl:var(--${piece}-line);--po:var(--${piece}-on)`;
