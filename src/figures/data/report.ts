import { stateOf } from '#figure/record/run.ts';
import { kickTableJob, shownGroups } from '#figure/tables/kickTableData.ts';
import { kickTablePictures } from '#figure/tables/kickTablePictures.ts';
import type { FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { DATA_BROWSER, systemOf } from './dataState.ts';
import { dataTitle } from './dataTexts.ts';

/** A picture of the numbers: their kicks, with the names of rotations by the reader's conventions. */
export function report(query: string, voice: Voice): FigureReport {
  const state = stateOf(DATA_BROWSER, query);
  const system = systemOf(state);
  const table = kickTableJob(system, shownGroups(system)).value();
  return {
    title: dataTitle(state, voice),
    sentence: voice.say('dataBrowser.kicks', { system: system.name }),
    pictures: kickTablePictures(table, voice),
  };
}
