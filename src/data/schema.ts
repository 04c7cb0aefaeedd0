import { PIECES, TURNS } from '#engine/piece.ts';
import { SYSTEMS } from '#rules/registry.ts';
import { DATA_VERSION } from './provenance.ts';

// JSON Schema, draft 7, of the published files. Nothing may be in a file that is not described here.

type Schema = Readonly<Record<string, unknown>>;

const record = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
const mapOf = (values: Schema, keys: string): Schema => ({
  type: 'object',
  propertyNames: { pattern: keys },
  additionalProperties: values,
});
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const exactly = (count: number, items: Schema): Schema => ({ type: 'array', items, minItems: count, maxItems: count });
const oneOf = (...values: readonly (string | number | null)[]): Schema => ({ enum: values });
const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });

const TEXT: Schema = { type: 'string' };
const WHOLE: Schema = { type: 'integer' };
const COUNT: Schema = { type: 'integer', minimum: 0 };
/** Null where the search was stopped, as it may be in a file that a reader's browser makes. */
const SEARCHED: Schema = { type: ['integer', 'null'], minimum: 0 };
const PIECE_KEYS = `^[${PIECES.join('')}]$`;
const TURN_KEYS = '^[0-3]>>[0-3]$';

const perPiece = (values: Schema): Schema => record(Object.fromEntries(PIECES.map((piece) => [piece, values])));
const perTurn = (values: Schema): Schema => record(Object.fromEntries(TURNS.map((turn) => [turn, values])));
const yesNo = oneOf('yes', 'no', 'unknown');

const DEFINITIONS: Readonly<Record<string, Schema>> = {
  vector: { ...exactly(2, WHOLE), description: 'x to the right, y up' },
  piece: oneOf(...PIECES),
  state: oneOf(0, 1, 2, 3),
  states: exactly(4, exactly(4, ref('vector'))),
  source: record({ id: TEXT, what: TEXT, title: TEXT, href: { ...TEXT, pattern: '^https?://' } }, ['href']),
  properties: record({
    rotations: SEARCHED,
    mirrored: SEARCHED,
    mirroredTables: SEARCHED,
    closedUnderInverses: SEARCHED,
    inverseTermByTerm: SEARCHED,
    alwaysUndone: SEARCHED,
    neverFail: SEARCHED,
    endings: SEARCHED,
    deadTests: SEARCHED,
    fromOffsets: { type: ['boolean', 'null'] },
    displacement: {
      oneOf: [{ type: 'null' }, record({ sideways: COUNT, up: COUNT, down: COUNT, longest: listOf(ref('vector')) })],
    },
  }),
  lock: record(
    {
      reset: oneOf('infinity', 'step', 'moves', 'unknown'),
      resetLimit: { type: ['integer', 'null'] },
      turnResetLimit: { type: 'integer' },
      afterLastReset: oneOf('locks'),
      countsAnew: oneOf('lowest row'),
      softDrop: oneOf('locks', 'does not lock', 'unknown'),
      hardDrop: oneOf('locks', 'sonic', 'none', 'unknown'),
      entryDelay: oneOf('yes', 'unknown length', 'no', 'unknown'),
      initialRotation: oneOf('yes', 'no', 'by held buttons', 'unknown'),
      initialKicks: oneOf('yes'),
      initialHold: yesNo,
      hold: oneOf('none'),
      usual: { type: 'boolean' },
    },
    ['turnResetLimit', 'afterLastReset', 'countsAnew', 'initialKicks', 'hold', 'usual'],
  ),
  buttons: {
    oneOf: [
      record({
        is: oneOf('tried once a press'),
        sides: listOf(
          record({ turn: oneOf(...TURNS), whileHeld: oneOf(...TURNS), precedence: oneOf('left', 'right') }),
        ),
      }),
      record({ is: oneOf('two, tried every frame'), left: oneOf('cw', 'ccw'), halfTurn: listOf(ref('piece')) }),
    ],
  },
  system: record(
    {
      $schema: TEXT,
      version: oneOf(DATA_VERSION),
      id: { type: 'string', pattern: '^[a-z0-9-]+$' },
      name: TEXT,
      aliases: listOf(record({ id: TEXT, name: TEXT })),
      family: oneOf(...new Set(SYSTEMS.map(({ family }) => family))),
      provenance: record({ generator: TEXT, licence: TEXT, sources: { ...listOf(ref('source')), minItems: 1 } }),
      conventions: record({ x: oneOf('right'), y: oneOf('up'), states: TEXT, tests: TEXT }),
      field: record({ width: COUNT, height: COUNT, headroom: { type: ['integer', 'null'] } }),
      pieces: perPiece(record({ box: COUNT, centre: exactly(2, { type: 'number' }), states: ref('states') })),
      spawn: record({ raise: COUNT, pieces: perPiece(record({ state: ref('state'), at: ref('vector') })) }),
      turns: perTurn(oneOf('made', 'not made', ...TURNS, 'cw cw')),
      neverTurned: listOf(ref('piece')),
      tests: mapOf(perPiece(mapOf({ ...listOf(ref('vector')), minItems: 1 }, TURN_KEYS)), '^[a-z]+$'),
      heldKeys: { anyOf: [{ type: 'null' }, record({ rule: TEXT, farthestSquared: COUNT })] },
      choice: {
        anyOf: [
          { type: 'null' },
          record({ name: TEXT, rule: TEXT, carried: mapOf(mapOf(ref('vector'), TURN_KEYS), PIECE_KEYS) }),
        ],
      },
      naturalSides: { anyOf: [{ type: 'null' }, perTurn(oneOf('left', 'right'))] },
      offsets: {
        anyOf: [
          { type: 'null' },
          record({
            origin: oneOf('source', 'derived'),
            pieces: mapOf(
              record({ box: COUNT, states: ref('states'), offsets: exactly(4, listOf(ref('vector'))) }),
              PIECE_KEYS,
            ),
          }),
        ],
      },
      guards: listOf(TEXT),
      countsFloorKicks: oneOf('yes', 'no'),
      mirrored: listOf(ref('piece')),
      lock: ref('lock'),
      buttons: ref('buttons'),
      readings: mapOf(TEXT, '^[a-z0-9-]+$'),
      unknown: listOf(TEXT),
      properties: perPiece(ref('properties')),
    },
    ['$schema'],
  ),
};

/** The schema of `systems/ID.json` and of `all.json`, a list of the same. */
export const dataSchema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Rotation systems of falling-block games',
  anyOf: [ref('system'), record({ $schema: TEXT, version: oneOf(DATA_VERSION), systems: listOf(ref('system')) })],
  definitions: DEFINITIONS,
};
