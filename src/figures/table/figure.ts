import { srsGuideline } from '#rules/srsGuideline.ts';
import { bySystem, phrase, said } from '#figure/record/allowed.ts';
import { pageLink } from '#figure/record/links.ts';
import { defineFigure } from '#figure/record/record.ts';
import { kickGroups, kickTableData, shownGroups } from '#figure/tables/kickTableData.ts';
import { TABLE } from './tableQuery.ts';

export const figure = defineFigure({
  name: 'kick-table',
  folder: 'table',
  link: pageLink(TABLE.fields),
  element: {
    spec: TABLE,
    queryAttribute: null,
    step: null,
    texts: ['drives'],
    uses: {
      group: {
        allowed: bySystem(['all'], (system) => kickGroups(system).map((pieces) => pieces.join(''))),
        usual: phrase('all'),
      },
      drives: { allowed: said('drives'), usual: null },
    },
    lacks: ['pickers', 'board', 'sentence', 'scrubber'],
    tries: {
      srs: 'system=srs-guideline',
      srsPlus: 'system=tetrio-srs-plus group=JLSTZ turns=180',
      dtet: 'system=dtet',
    },
    example: () => ({ data: kickTableData(srsGuideline, shownGroups(srsGuideline)) }),
  },
  report: () => import('./report.ts'),
  examples: ['', 'system=dtet'],
});
