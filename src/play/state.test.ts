import { describe, expect, test } from 'vitest';
import { SYSTEMS, systemById } from '#rules/registry.ts';
import { playRules } from './playRules.ts';
import { defaultSettings } from './settings.ts';
import { sceneStart } from './testing/timeline.ts';
import { startPlay } from './state.ts';

describe('the start of play', () => {
  test.each(SYSTEMS.map((system) => [system.id, system] as const))(
    '%s begins with the first piece in play',
    (_id, system) => {
      const state = startPlay({ system, queue: ['T', 'I'] });
      expect(state.phase).toMatchObject({ is: 'piece', active: { placement: { piece: 'T' } } });
      expect(state.queue.next).toEqual(['I']);
      expect(state.field).toMatchObject(system.field);
    },
  );

  test('a piece that overlaps something makes a state that is over', () => {
    const state = sceneStart({ system: 'ars-tgm', piece: 'T0 3,0', board: '#####.....' });
    expect(state.phase.is).toBe('over');
  });

  test.each([
    [{ lockDelay: -1 }, 'lock delay is -1; a whole number from 0 is needed'],
    [{ gravity: { rows: 0.5, frames: 1 } }, 'gravity rows is 0.5; a whole number from 0 is needed'],
    [{ gravity: { rows: 1, frames: 0 } }, 'gravity frames is 0; a whole number from 1 is needed'],
    [{ das: { delay: 0, repeat: 1 } }, 'DAS delay is 0; a whole number from 1 is needed'],
  ])('settings %o are refused', (settings, message) => {
    expect(() => startPlay({ system: systemById('sega')!, settings })).toThrow(message);
  });
});

describe('rules of play', () => {
  test('what the source of Guideline SRS says is taken, and nothing is assumed', () => {
    expect(playRules(systemById('srs-guideline')!)).toEqual({
      reset: 'infinity',
      resetLimit: null,
      turnResetLimit: null,
      afterLastReset: 'runs out',
      countsAnew: 'never',
      softDrop: 'does not lock',
      hardDrop: 'locks',
      entryDelay: false,
      initialRotation: 'no',
      assumed: [],
    });
  });

  test('where no source says anything the plainest rule stands in, by name', () => {
    expect(playRules(systemById('dtet')!)).toMatchObject({
      reset: 'step',
      hardDrop: 'locks',
      entryDelay: true,
      initialRotation: 'by held buttons',
      assumed: [],
    });
  });

  test('only systems that are said to have an entry delay get one', () => {
    const withDelay = SYSTEMS.filter((system) => defaultSettings(system).entryDelay > 0).map(({ id }) => id);
    expect(withDelay).toEqual(SYSTEMS.filter(({ lock }) => lock.entryDelay === 'yes').map(({ id }) => id));
    expect(withDelay).toContain('dtet');
    expect(withDelay).not.toContain('srs-guideline');
  });
});
