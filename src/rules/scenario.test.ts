import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HELD_KEYS, printHeldKeys } from '#engine/heldKeys.ts';
import { FRESH_MEMORY } from '#engine/memory.ts';
import { ORIENTATIONS, PIECES, PRECEDENCES, TURNS } from '#engine/piece.ts';
import { nearestFree } from '#engine/places.ts';
import { playfield } from '#engine/playfield.ts';
import { rotate } from '#engine/rotate.ts';
import { requestOf } from '#engine/requestOf.ts';
import { printScenario, scenarioFromParams, type Scenario } from '#engine/scenario.ts';
import { mirrorScenario } from '#engine/mirror.ts';
import { placementAfter } from '#engine/trace.ts';
import { withReadings } from './readings.ts';
import { SYSTEMS } from './registry.ts';
import { readScenario, VOCABULARY } from './vocabulary.ts';

const SEED = 20261120;
const BOARD = '......#.../#....##.../##....####/#####.####/#####.####/####..####';
const WORKED = `system=srs-guideline piece=J from=0 at=3,2 turn=ccw board=${BOARD}`;

const scenarios: fc.Arbitrary<Scenario> = fc
  .record({
    base: fc.constantFrom(...SYSTEMS),
    readings: fc.array(fc.nat(), { maxLength: 2 }),
    width: fc.integer({ min: 4, max: 32 }),
    height: fc.option(fc.integer({ min: 8, max: 40 }), { nil: null }),
    cells: fc.array(fc.constantFrom(...'....##JZ'), { minLength: 1, maxLength: 200 }),
    piece: fc.constantFrom(...PIECES),
    orientation: fc.constantFrom(...ORIENTATIONS),
    x: fc.integer({ min: -2, max: 30 }),
    y: fc.integer({ min: -2, max: 18 }),
    turn: fc.constantFrom(...TURNS),
    precedence: fc.option(fc.constantFrom(...PRECEDENCES), { nil: null }),
    heldKeys: fc.subarray([...HELD_KEYS]),
    floorKicks: fc.integer({ min: 0, max: 2 }),
    step: fc.option(fc.integer({ min: 0, max: 99 }), { nil: null }),
  })
  .map(
    ({
      base,
      readings,
      width,
      height,
      cells,
      piece,
      orientation,
      x,
      y,
      turn,
      precedence,
      heldKeys,
      floorKicks,
      step,
    }) => {
      const known = Object.keys(base.readings);
      const names =
        known.length === 0 ? [] : [...new Set(readings.map((index) => known[index % known.length]!))].sort();
      const system = withReadings(base, names);
      const padded = cells.join('') + '.'.repeat((width - (cells.length % width)) % width);
      const rows = padded.match(new RegExp(`.{${width}}`, 'g'))!.slice(0, 7);
      const field = playfield({ width, height: height ?? system.field.height, rows });
      const placement = nearestFree(system, field, piece, orientation, [x, y]);
      if (!placement) return null;
      return {
        system,
        readings: names,
        field,
        placement,
        turn,
        precedence,
        heldKeys,
        memory: { ...FRESH_MEMORY, floorKicks },
        step,
      };
    },
  )
  .filter((scenario) => scenario !== null);

describe('a scenario line', () => {
  test('printed and parsed is the same scenario, for every system', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const parsed = readScenario(printScenario(scenario));
        expect(parsed).toEqual({ ok: true, value: scenario });
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  test('gives its words in any order and any number of blanks', () => {
    const shuffled = WORKED.split(' ').reverse().join('   ');
    expect(readScenario(shuffled)).toEqual(readScenario(WORKED));
  });

  test.each([
    ['R', 1],
    ['2', 2],
    ['L', 3],
    ['N', 0],
    ['E', 1],
    ['S', 2],
    ['W', 3],
  ])('knows orientation %s by its other names', (name, orientation) => {
    const scenario = readScenario(`system=srs-guideline piece=T from=${name} at=3,5 turn=cw board=..........`);
    expect(scenario.ok && scenario.value.placement.orientation).toBe(orientation);
  });

  test.each([
    // [line, code, wrong part]
    ['system=srs piece=J from=0 at=3,2 turn=ccw board=....', 'scenario.system', 'srs'],
    ['system=sega piece=j from=0 at=3,2 turn=ccw board=....', 'scenario.piece', 'j'],
    ['system=sega piece=J from=4 at=3,2 turn=ccw board=....', 'scenario.from', '4'],
    ['system=sega piece=J from=0 at=3 turn=ccw board=....', 'scenario.at', '3'],
    ['system=sega piece=J from=0 at=3,2 turn=left board=....', 'scenario.turn', 'left'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=..?.', 'board.content', '?'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... colour=red', 'scenario.unknown', 'colour'],
    ['system=sega piece=J piece=L from=0 at=3,2 turn=ccw board=....', 'scenario.twice', 'piece=L'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... now', 'scenario.word', 'now'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... step=x', 'scenario.step', 'x'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... height=3', 'scenario.height', '3'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... precedence=up', 'scenario.precedence', 'up'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... held=LU', 'scenario.held', 'LU'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... held=LL', 'scenario.held', 'LL'],
    ['system=sega piece=J from=0 at=3,2 turn=ccw board=.... floorkicks=-1', 'scenario.floorkicks', '-1'],
    ['system=sega readings=none-such piece=J from=0 at=3,2 turn=ccw board=....', 'scenario.reading', 'none-such'],
    ['system=srs-guideline piece=O from=0 at=0,0 turn=cw board=#...', 'scenario.overlap', '0,0'],
    ['system=srs-guideline piece=O from=0 at=9,0 turn=cw board=..........', 'scenario.overlap', '9,0'],
    ['system=srs-guideline piece=O from=0 at=0,-1 turn=cw board=..........', 'scenario.overlap', '0,-1'],
  ])('with a fault is refused at the wrong part: %s', (line, code, part) => {
    const result = readScenario(line);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    const found = result.diagnostics.find((diagnostic) => diagnostic.code === code);
    expect(found && line.slice(found.span.start, found.span.end)).toBe(part);
  });

  test('names a system by an alias, and prints its own id', () => {
    const result = readScenario('system=tetrio-srs-x piece=T from=0 at=0,2 turn=180 board=....');
    expect(result.ok && printScenario(result.value)).toBe(
      'system=srs-nullpomino-180 piece=T from=0 at=0,2 turn=180 board=....',
    );
  });

  test('takes held keys in any order, and leaves them out where none is held', () => {
    const held = (keys: string) =>
      readScenario(`system=techmino-birs piece=T from=0 at=0,-1 turn=cw held=${keys} board=....`);
    const read = held('DL');
    expect(read.ok && printHeldKeys(read.value.heldKeys)).toBe('LD');
    expect(read).toEqual(held('LD'));
    const none = held('');
    expect(none.ok && printScenario(none.value)).not.toContain('held');
  });

  test('names each word that is missing', () => {
    const result = readScenario('piece=T');
    expect(result.ok ? [] : result.diagnostics.map(({ values }) => values['name'])).toEqual([
      'system',
      'from',
      'at',
      'turn',
      'board',
    ]);
  });

  test('of any text is read or refused with places inside it, never thrown at', () => {
    const query = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        ...WORKED.split(' '),
        'board=',
        'at=99,99',
        'readings=,,',
        'system=__proto__',
        'readings=__proto__',
      ),
    );
    fc.assert(
      fc.property(fc.array(query, { maxLength: 12 }), (parts) => {
        const line = parts.join(' ');
        const result = readScenario(line);
        if (result.ok) return;
        for (const { span } of result.diagnostics) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeLessThanOrEqual(line.length);
        }
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  test('can come as separate values, as attributes and addresses give them', () => {
    const values = WORKED.split(' ').map((word) => word.split('=') as [string, string]);
    expect(scenarioFromParams([['utm_source', 'x'], ...values], VOCABULARY)).toEqual(readScenario(WORKED));
  });
});

describe('a mirrored scenario', () => {
  test('mirrored twice has the same squares and the same outcome', () => {
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const once = mirrorScenario(scenario);
        if (!once) return;
        const twice = mirrorScenario(once);
        expect(twice?.field.rows).toEqual(scenario.field.rows);
        expect(twice?.placement.piece).toBe(scenario.placement.piece);
        expect(twice?.turn).toBe(scenario.turn);
      }),
      { seed: SEED },
    );
  });

  test('of the worked example is won by the same test, to the other side', () => {
    const scenario = readScenario(WORKED);
    if (!scenario.ok) throw new Error('the example is readable');
    const mirrored = mirrorScenario(scenario.value)!;
    const trace = rotate(mirrored.system, requestOf(mirrored));
    expect(mirrored.placement.piece).toBe('L');
    expect(trace.outcome).toMatchObject({ is: 'rotated', test: { number: 5, kick: [-1, -2] } });
    expect(placementAfter(trace).orientation).toBe(1);
  });
});
