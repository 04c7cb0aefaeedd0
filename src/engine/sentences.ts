/** The English sentences of the engine's text forms, by code. Interface strings `error.CODE` of another language replace them. */
export const SENTENCES = {
  'board.empty': 'The board has no rows; it needs 1 to 40.',
  'board.tooManyRows': 'The board has {rows} rows; 1 to 40 are allowed.',
  'board.width': 'Row {row} from the top has {width} columns; 4 to 32 are allowed.',
  'board.ragged':
    'Row {row} from the top has {width} columns, the first row has {first}; all rows need the same number.',
  'board.content':
    '"{found}" is not a square of a board; write . for empty, # for filled, or a piece letter I J L O S T Z.',
  'scenario.word': '"{found}" is not a parameter of a scenario; write name=value.',
  'scenario.unknown': '"{found}" is not a parameter of a scenario; the parameters are {allowed}.',
  'scenario.twice': '"{found}" is given twice; remove one.',
  'scenario.missing': '"{name}" is missing; add it. A scenario needs {needed}.',
  'scenario.system': '"{found}" is not a rotation system; known are {allowed}.',
  'scenario.reading': '"{found}" is not a reading of {system}; {allowed}.',
  'scenario.piece': '"{found}" is not a piece; pieces are I J L O S T Z.',
  'scenario.from': '"{found}" is not a state; allowed are 0 1 2 3, 0 R 2 L or N E S W.',
  'scenario.turn': '"{found}" is not a rotation; write cw, ccw or 180.',
  'scenario.at': '"{found}" is not a position; write column and row of the box corner as x,y, for example 3,2.',
  'scenario.precedence': '"{found}" is not a precedence; allowed are left and right.',
  'scenario.held': '"{found}" are not held keys; write L for left, R for right and D for soft drop, each once.',
  'scenario.floorkicks': '"{found}" is not a number of floor kicks; allowed are 0 to 9.',
  'scenario.height': '"{found}" is not a number of visible rows; allowed are 4 to 40.',
  'scenario.ask': '"{found}" is not a question; write ask=winner, for the test that wins.',
  'scenario.step': '"{found}" is not a step; allowed are 0 to 99.',
  'scenario.overlap': 'The {piece} overlaps the {kind} at column {column}, row {row}; move it to free squares.',
} as const;
