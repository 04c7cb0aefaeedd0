/** Conformance vectors: made for a system, read from files, and compared with the engine. */
export { conformanceLines, VECTOR_SETS, vectorFile, vectorText, type VectorSet } from '#data/conformance.ts';
export { checkVector, startOf } from '#data/vectorCheck.ts';
export { printLines, type VectorLine } from '#data/vectorLine.ts';
export { readVectors, type VectorReading as Reading, type Vector } from '#data/vectorLines.ts';
