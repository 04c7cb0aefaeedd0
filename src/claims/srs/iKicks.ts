import { fill, fullRows } from '#engine/stack.ts';
import { requestOf } from '#engine/requestOf.ts';
import type { Scenario } from '#engine/scenario.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import { extentOf, minosOf } from '#engine/shapes.ts';
import { placementAfter } from '#engine/trace.ts';
import { fallenBy } from '#play/place.ts';
import { srsArika } from '#rules/srsArika.ts';
import { srsGuideline } from '#rules/srsGuideline.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { evidence, type ClaimCheck, type Evidence } from '../claim.ts';
import { endingOf, run } from './ask.ts';

const page = 'compare/i-kicks/';

/**
 * A board on which all three examples hold: a well four deep under column 4, a hole two deep under column 7, and the I lying across
 * both. The boards of the document are lost.
 */
const BOARD = '###.##.###/###.##.###/###.######/###.######/###.######/###.######';

function lying(turn: 'cw' | 'ccw', board: 'as it is' | 'mirrored'): Scenario {
  const query = `system=srs-guideline piece=I from=0 at=3,4 turn=${board === 'mirrored' ? opposite(turn) : turn} board=${BOARD}`;
  const read = readScenario(query);
  const scenario = read.ok ? (board === 'mirrored' ? mirrorScenario(read.value) : read.value) : null;
  if (!scenario) throw new Error(`${query} cannot be read`);
  return scenario;
}

const opposite = (turn: 'cw' | 'ccw') => (turn === 'cw' ? 'ccw' : 'cw');

/** Turns the I, lets it drop and counts what it clears. */
function outcome(system: Scenario['system'], turn: 'cw' | 'ccw', board: 'as it is' | 'mirrored') {
  const scenario: Scenario = { ...lying(turn, board), system };
  const trace = run(scenario);
  const { field } = requestOf(scenario);
  const { placement } = fallenBy(system, field, placementAfter(trace), Infinity);
  const minos = minosOf(system.shapes, placement);
  return {
    test: endingOf(trace),
    column: extentOf(minos).left + 1,
    cleared: fullRows(fill(field, minos, 'I')).length,
  };
}

const sentence = (who: string, { test, column, cleared }: ReturnType<typeof outcome>): string =>
  `${who}: test ${test} fits. Dropped, the I is in column ${column} and clears ${cleared === 0 ? 'no rows' : `${cleared} rows`}`;

function example(
  cases: readonly (readonly [who: string, result: ReturnType<typeof outcome>, cleared: number])[],
): Evidence {
  return evidence(
    cases.every(([, { cleared }, expected]) => cleared === expected),
    `The pictures are lost, so we built a board. ${cases.map(([who, result]) => sentence(who, result)).join('. ')}.`,
  );
}

export const I_KICK_CLAIMS: readonly ClaimCheck[] = [
  {
    id: 'arika.example-clockwise',
    row: '0-59',
    status: 'holds',
    page,
    check: () =>
      example([
        ['Guideline, clockwise', outcome(srsGuideline, 'cw', 'as it is'), 4],
        ['Arika, clockwise', outcome(srsArika, 'cw', 'as it is'), 4],
      ]),
  },
  {
    id: 'arika.example-mirrored',
    row: '0-60',
    status: 'holds',
    page,
    check: () =>
      example([
        ['Arika, counter-clockwise', outcome(srsArika, 'ccw', 'mirrored'), 4],
        ['Guideline, counter-clockwise', outcome(srsGuideline, 'ccw', 'mirrored'), 0],
        ['Guideline, clockwise', outcome(srsGuideline, 'cw', 'mirrored'), 0],
      ]),
  },
  {
    id: 'arika.example-one-way',
    row: '0-61',
    status: 'holds',
    page,
    check: () => {
      const arika = outcome(srsArika, 'cw', 'mirrored');
      const ways = (['cw', 'ccw'] as const).map((turn) => outcome(srsGuideline, turn, 'mirrored'));
      const { holds, found } = example([
        ['Arika, clockwise', arika, 0],
        ['Guideline, clockwise', ways[0]!, 0],
        ['Guideline, counter-clockwise', ways[1]!, 0],
      ]);
      return evidence(holds && ways.every(({ column }) => column === arika.column), found);
    },
  },
];
