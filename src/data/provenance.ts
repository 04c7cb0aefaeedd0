import { biasRule } from '#engine/bias.ts';
import { choiceOf } from '#engine/kicks.ts';
import type { RotationSystem } from '#engine/system.ts';
import { originOf } from '#rules/origins.ts';
import type { Tables } from './tables.ts';

/** Raised when the layout of a file changes so that its readers must change. */
export const DATA_VERSION = 1;

/** Where the schema of the JSON files is below `/data/`. */
export const SCHEMA_PATH = `v${DATA_VERSION}/schema.json`;

/** The rule of bias.ts in words. */
export const BIAS_RULE =
  'If the piece cannot follow a held left, right or soft drop key, every test moves one square that way. Tests against the sideways push or too far are left out. If none fits, the list is tried without the sideways push, and then without any.';

export const GENERATOR = 'Wallkick';
export const DATA_LICENCE = 'CC-BY-4.0';

/** What chooses among the lists of a system, by the name of its condition. */
const CHOICE_RULES = new Map([
  ['resting', 'A piece that rests on something before the turn takes "ground", any other "air".'],
  ['pressure', 'A piece that a held key presses to a side takes "left" or "right", any other "none".'],
  ['lastSide', 'The side that was pressed last names the list; "right" also before any was.'],
  ['boxAboveTop', 'A piece takes "above" while the top of its 4 by 4 box is above the field.'],
]);

/** In words, what chooses among the lists of a system, and what its turns add to each test; null where it has one list. */
export function choiceRule(system: RotationSystem): string | null {
  const choice = choiceOf(system);
  if (choice === null) return null;
  const carries = system.kicks.rowBy === 'choice' && system.kicks.carries;
  return [
    CHOICE_RULES.get(choice.name)!,
    ...(carries ? ['Each test is added to the displacement of its turn, "carried".'] : []),
  ].join(' ');
}

/** Where the data of a system comes from, line by line: every file says it. */
export const provenanceLines = (system: RotationSystem): readonly string[] => [
  `${system.name} (${system.id}), from ${GENERATOR}, data version ${DATA_VERSION}, ${DATA_LICENCE}.`,
  ...originOf(system.id).sources.map(({ id, what }) => `Source ${id}: ${what}.`),
];

/** What a reader of the tables has to know to use them. */
function conventionLines({ system, notation, vectors }: Tables): readonly string[] {
  const corner =
    notation.y === 'up'
      ? 'y upwards, squares from the lower left corner'
      : 'y downwards, squares from the upper left corner';
  const meaning =
    vectors.are === 'kicks'
      ? 'Tests in order, test 1 first, as displacements from basic rotation. That puts the box of the new state on that of the old one.'
      : `Offsets by state. Test k moves the box of the new state${
          vectors.origin === 'source' ? ' from true rotation' : ''
        }, by offset k of the old state less that of the new one.`;
  return [
    `x to the right, ${corner} of the box. States are called ${[...notation.names].join(' ')}, clockwise from spawn.`,
    meaning,
    ...(system.guards.length > 0
      ? [
          `The tables are not the whole rule: ${system.guards.map(({ name }) => name).join(', ')} may refuse a kick that fits.`,
        ]
      : []),
    ...(choiceRule(system) ? [choiceRule(system)!] : []),
    ...(biasRule(system) ? [`The tables are for turns without held keys. ${BIAS_RULE}`] : []),
  ];
}

/** The lines that stand at the head of a snippet. */
export const headLines = (tables: Tables): readonly string[] => [
  ...provenanceLines(tables.system),
  ...conventionLines(tables),
];
