import 'strings:wells';
import { SYSTEMS } from '#rules/registry.ts';
import { wholeNumber, type Field, type FigureSpec } from '#figure/fields.ts';
import { stateOf } from '#figure/record/run.ts';
import { tableLines, type FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { wellRows } from './wellRows.ts';

const ids: Field<readonly string[]> = {
  print: (systems) => systems.join(','),
  read: (text) => {
    const systems = text.split(',');
    return systems.every((id) => SYSTEMS.some((system) => system.id === id)) ? systems : null;
  },
  allowed: 'ids of systems with commas between them',
};

interface WellState {
  readonly systems: readonly string[];
  readonly height: number;
}

const WELLS: Pick<FigureSpec<WellState>, 'fields' | 'standard'> = {
  fields: { systems: ids, height: wholeNumber(1, 20) },
  standard: { systems: ['ars-tgm', 'ars-ti'], height: 4 },
};

export function report(query: string, { say }: Pick<Voice, 'say'>): FigureReport {
  const { systems, height } = stateOf(WELLS, query);
  const rows = wellRows(systems, height);
  const columns = rows[0]?.wells.map(({ column }) => String(column + 1)) ?? [];
  return {
    title: say('wells.label', { height }),
    sentence: '',
    sentences: tableLines({
      heads: [say('wells.system'), ...columns],
      rows: rows.map(({ id, name, wells }) => ({
        key: id,
        name,
        cells: wells.map(({ entered }) => ({ text: say(entered ? 'wells.in' : 'wells.out') })),
      })),
    }),
  };
}
