import { diagnoser, failed, ok, type Result } from '#engine/diagnostics.ts';
import { playfield, type Playfield } from '#engine/playfield.ts';
import { readState } from '#figure/fields.ts';
import { READ_PARAMS, readAnyScenario, readPasted, unused, type Taken } from '#figure/rotation/importBoard.ts';
import { parseParams } from '#text/params.ts';
import { MOST_ROWS, REACH_MAP, WIDTH, type ReachState } from './reachView.ts';

const diagnose = diagnoser({
  'reach.columns': 'The board has {columns} columns; a map needs {width}. Paste a board with {width} columns.',
  'reach.rows': 'The board has {rows} rows; up to {most} are allowed. Remove the highest.',
});

const OWN_PARAMS: readonly string[] = Object.keys(REACH_MAP.fields);
/** Parameters that only a rotation has. */
const ROTATION_PARAMS = READ_PARAMS.filter((word) => !OWN_PARAMS.includes(word));

/** Parameters that identify the query of a map. Such a query may leave out others, also the board, which then stay. */
const OF_MAPS = ['board', 'way'];

/** Takes system, piece and board from another figure's query; everything from a reach map's query. */
function readQuery(query: string): Result<Partial<ReachState>> {
  const params = parseParams(query);
  if (!ROTATION_PARAMS.some((word) => params.has(word))) {
    const state = readState(REACH_MAP.fields, query, REACH_MAP.standard);
    if (!state.ok || OF_MAPS.some((word) => params.has(word))) return state;
    return ok(Object.fromEntries(Object.entries(state.value).filter(([name]) => params.has(name))));
  }
  const scenario = readAnyScenario(query, 'cw');
  if (!scenario.ok) return scenario;
  const { system, placement, field } = scenario.value;
  return ok({ system: params.get('system') ?? system.id, piece: placement.piece, board: field });
}

function fittingBoard({ width, rows }: Playfield, end: number): Result<Playfield> {
  const whole = { start: 0, end };
  if (width !== WIDTH) return failed(diagnose('reach.columns', whole, { columns: width, width: WIDTH }));
  if (rows.length > MOST_ROWS) return failed(diagnose('reach.rows', whole, { rows: rows.length, most: MOST_ROWS }));
  return ok(playfield({ rows }));
}

/** Returns the changes of a reach map after a paste. Diagnostics have their positions in the text. */
export function pastedIntoMap(text: string): Result<Taken<Partial<ReachState>>> {
  const pasted = readPasted(text, { params: [...new Set([...OWN_PARAMS, ...READ_PARAMS])], read: readQuery });
  if (!pasted.ok) return pasted;
  const change: Partial<ReachState> =
    pasted.value.is === 'line'
      ? pasted.value.value
      : {
          board: playfield({ width: pasted.value.rows[0]!.length, rows: pasted.value.rows }),
          ...(pasted.value.piece ? { piece: pasted.value.piece.piece } : {}),
        };
  const notes = [...pasted.value.notes, ...(pasted.value.is === 'board' ? unused(pasted.value) : [])];
  if (!change.board) return ok({ value: change, notes });
  const board = fittingBoard(change.board, text.length);
  return board.ok ? ok({ value: { ...change, board: board.value }, notes }) : board;
}
