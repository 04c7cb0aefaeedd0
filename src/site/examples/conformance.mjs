// Runs conformance vectors against an engine: node conformance.mjs SYSTEM.json SYSTEM.small.jsonl
// This engine is a few lines that read the published table. Replace `rotate` with yours.
import { readFileSync } from 'node:fs';

/** Returns the squares of the piece after the turn, or null when it fails. */
function rotate(system, { piece, from, to, board, before, precedence = 'any' }) {
  const [old, next] = [from, to].map((state) => system.pieces[piece].states[state]);
  // Finds the position of the box: the lowest, leftmost square of the piece relative to that of its shape.
  const least = (squares, i) => Math.min(...squares.map((square) => square[i]));
  const corner = [0, 1].map((i) => least(before, i) - least(old, i));
  const free = ([x, y]) => x >= 0 && x < 10 && y >= 0 && (board[y]?.[x] ?? '.') === '.';

  for (const [dx, dy] of system.tests[precedence][piece][`${from}>>${to}`]) {
    const squares = next.map(([x, y]) => [corner[0] + x + dx, corner[1] + y + dy]);
    if (squares.every(free)) return squares.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }
  return null;
}

const [systemFile, vectorsFile] = process.argv.slice(2);
const system = JSON.parse(readFileSync(systemFile, 'utf8'));
const lines = readFileSync(vectorsFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
let failed = 0;
for (const line of lines) {
  const result = rotate(system, line);
  const same = JSON.stringify(result ?? line.before) === JSON.stringify(line.after);
  if (same && (result !== null) === line.ok) continue;
  failed++;
  console.log(`line ${line.id}: expected ${JSON.stringify(line.after)}, got ${JSON.stringify(result)}`);
}
console.log(`${lines.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
