import { SYSTEMS } from '#rules/registry.ts';
import { POINTS } from '#spins/points.ts';
import { judges } from '#spins/rules.ts';
import census from './census/census.json' with { type: 'json' };
import { VECTOR_FORMATS, VECTOR_SETS, vectorPath, vectorText, VECTORS_VERSION } from './conformance.ts';
import { finesseText, finessePath } from './finesseData.ts';
import { dataPath, dataText, formatsOf } from './formats.ts';
import { OWN_NOTATION } from './notation.ts';
import { perftData } from './perftData.ts';
import { prettyJson } from './prettyJson.ts';
import { DATA_VERSION, SCHEMA_PATH } from './provenance.ts';
import { badgeJson, badgeSvg } from './results/badge.ts';
import { badgePath, RESULTS, smallLines } from './results/results.ts';
import { dataSchema } from './schema.ts';
import { systemData } from './systemData.ts';

/** Addresses that files name. */
export interface SiteAddresses {
  /** Of the page with the stepper. */
  readonly stepper: string;
  /** Of the folder of the files, without a slash at the end. */
  readonly data: string;
}

/** One published file, by its path below `/data/`. */
export interface DataFile {
  readonly path: string;
  readonly text: (addresses: SiteAddresses) => string;
}

const schemaIn = ({ data }: SiteAddresses): string => `${data}/${SCHEMA_PATH}`;

const PERFT_PATH = `vectors/v${VECTORS_VERSION}/kickperft.json`;
const RESULTS_PATH = `vectors/v${VECTORS_VERSION}/results.json`;
const ALL_PATH = `v${DATA_VERSION}/all.json`;

/** The folder of the rules on spins, and of their positions, which the build copies. */
export const SPINS_FOLDER = 'spins/v1';
/** The folder of rotations that were recorded from other programs, which the build copies. */
export const ROTATIONS_FOLDER = 'vectors/recorded';

/** Every published file. */
export const dataFiles: readonly DataFile[] = [
  { path: SCHEMA_PATH, text: () => prettyJson(dataSchema) },
  {
    path: ALL_PATH,
    text: (addresses) =>
      prettyJson({
        $schema: schemaIn(addresses),
        version: DATA_VERSION,
        systems: SYSTEMS.map((system) => systemData(system)),
      }),
  },
  { path: `${SPINS_FOLDER}/rules.json`, text: () => prettyJson({ points: POINTS, rules: judges }) },
  { path: `v${DATA_VERSION}/census.json`, text: () => prettyJson(census) },
  { path: PERFT_PATH, text: () => prettyJson(perftData()) },
  { path: RESULTS_PATH, text: () => prettyJson(RESULTS) },
  ...RESULTS.filter(({ date }) => date !== null).flatMap((result) => [
    { path: badgePath(result, 'svg'), text: () => badgeSvg(smallLines(result)) },
    { path: badgePath(result, 'json'), text: () => badgeJson(smallLines(result)) },
  ]),
  ...SYSTEMS.flatMap((system) =>
    formatsOf(system).map((format) => ({
      path: dataPath(system, format),
      text: (addresses: SiteAddresses) => dataText(system, format, OWN_NOTATION, schemaIn(addresses))!,
    })),
  ),
  ...SYSTEMS.map((system) => ({ path: finessePath(system), text: () => finesseText(system) })),
  ...SYSTEMS.flatMap((system) =>
    VECTOR_SETS.flatMap((set) =>
      VECTOR_FORMATS.map((format) => ({
        path: vectorPath(system, set, format),
        text: ({ stepper }: SiteAddresses) => vectorText(system, set, format, stepper),
      })),
    ),
  ),
];
