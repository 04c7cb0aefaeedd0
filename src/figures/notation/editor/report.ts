import type { FigureReport } from '#share/report.ts';
import type { Voice } from '#text/voice.ts';
import { gameIn } from '../common/gameMoment.ts';
import { gameReport } from '../common/board/gameReport.ts';

export const report = (query: string, voice: Voice): FigureReport => gameReport('ptn-editor', gameIn(query), voice);
