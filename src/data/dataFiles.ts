import { SYSTEMS } from '#rules/registry.ts';
import { conformanceLines, VECTOR_SETS, vectorPath } from './conformance.ts';
import { dataPath, dataText, formatsOf } from './formats.ts';
import { prettyJson } from './prettyJson.ts';
import { DATA_VERSION } from './provenance.ts';
import { dataSchema } from './schema.ts';
import { systemData } from './systemData.ts';
import { printLines } from './vectorLine.ts';

/** One published file: where it is below `/data/`, and how to make it. */
interface DataFile {
  readonly path: string;
  readonly text: () => string;
}

const SCHEMA_PATH = `v${DATA_VERSION}/schema.json`;
const ALL_PATH = `v${DATA_VERSION}/all.json`;

/** Every published file. */
export const dataFiles: readonly DataFile[] = [
  { path: SCHEMA_PATH, text: () => prettyJson(dataSchema) },
  {
    path: ALL_PATH,
    text: () =>
      prettyJson({
        $schema: 'schema.json',
        version: DATA_VERSION,
        systems: SYSTEMS.map((system) => systemData(system)),
      }),
  },
  ...SYSTEMS.flatMap((system) =>
    formatsOf(system).map((format) => ({ path: dataPath(system, format), text: () => dataText(system, format)! })),
  ),
  ...SYSTEMS.flatMap((system) =>
    VECTOR_SETS.map((set) => ({
      path: vectorPath(system, set),
      text: () => printLines(conformanceLines(system, set)),
    })),
  ),
];
