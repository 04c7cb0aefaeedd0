/** xorshift32 (Marsaglia 2003): the same sequence in any language with 32-bit unsigned integers. Never returns 0. */
export function xorshift32(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  };
}
