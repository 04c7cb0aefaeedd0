import { NO_LIMITS, READER_LIMITS } from '#analysis/budget.ts';
import { differenceOf, type Question } from '#analysis/difference.ts';
import { NOT_LOOKED_AT, runJob, type Job, type JobProgress, type NotLookedAt } from '#analysis/job.ts';
import { dataJob } from '#data/dataJob.ts';
import type { Piece, Transition, Turn } from '#engine/piece.ts';
import type { RotationSystem } from '#engine/system.ts';
import { ownRows } from '#rules/ownSystems.ts';
import { systemById } from '#rules/registry.ts';
import { comparedParams } from '#figure/rotation/comparedParams.ts';
import type { TellingQuestion } from '../checker/tableCheck.ts';
import { propertiesJob, tellingJob } from '../checker/tableJobs.ts';
import { diffBoardsJob } from '../compare/kickDiff/diffBoards.ts';
import { partingJob, type PartingQuestion } from '../onePress/partingJob.ts';
import { pieceAtlasJob } from '../atlas/atlasData.ts';
import { kickTableJob } from '#figure/tables/kickTableData.ts';
import { printParams } from '#text/params.ts';

// These analyses can take very long for a reader's table. Systems are named by their ids and answers are plain data, because both are sent
// to a worker and back.

type Groups = readonly (readonly Piece[])[];

interface DifferenceQuestion extends Question {
  /** The position, in the systems of the request, of the system to compare with the first. */
  readonly other: number;
}

/** The parameters of a comparison on a board on which two systems differ; null if there is none. */
function differenceJob(
  systems: readonly RotationSystem[],
  { other, ...question }: DifferenceQuestion,
): Job<{ readonly query: string | null | NotLookedAt }> {
  let query: string | null | NotLookedAt = NOT_LOOKED_AT;
  return {
    parts: [
      (budget) => {
        const difference = differenceOf(systems[0]!, systems[other]!, question, budget);
        query = difference.is === 'found' ? printParams(comparedParams(systems, difference.scenarios[0])) : null;
      },
    ],
    value: () => ({ query }),
  };
}

const JOBS = {
  data: ([system], schema: string) => dataJob(system!, schema),
  atlas: ([system], piece: Piece) => pieceAtlasJob(system!, piece),
  table: ([system], { groups, turns }: { readonly groups: Groups; readonly turns: readonly Turn[] }) =>
    kickTableJob(system!, groups, turns),
  properties: ([system], groups: Groups) => propertiesJob(system!, groups),
  telling: ([own, other], question: TellingQuestion) => tellingJob(own!, other!, question),
  diff: ([a, b], { piece, transitions }: { readonly piece: Piece; readonly transitions: readonly Transition[] }) =>
    diffBoardsJob(a!, b!, piece, transitions),
  difference: differenceJob,
  parting: (systems, question: PartingQuestion) => partingJob(systems, question),
} satisfies Readonly<Record<string, (systems: readonly RotationSystem[], question: never) => Job<unknown>>>;

export type JobName = keyof typeof JOBS;
type QuestionOf<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[1];
export type AnswerOf<Name extends JobName> = ReturnType<ReturnType<(typeof JOBS)[Name]>['value']>;

/** Plain data, because it is sent to a worker. */
export interface JobRequest<Name extends JobName = JobName> {
  readonly name: Name;
  /** Ids; the systems that the job analyses come first. */
  readonly systems: readonly string[];
  readonly question: QuestionOf<Name>;
}

/** The progress of a job, sometimes with its results so far. */
export interface JobReport extends JobProgress {
  readonly value?: unknown;
}

/** Milliseconds between two results: if the reader stops the job, the figure shows the last one. */
const BETWEEN_VALUES = 200;

/**
 * Runs a request. Searches in published systems always end, so only those in readers' tables have limits.
 * @param longest limit of a single part in a reader's table, in milliseconds
 */
export function* workOn({ name, systems: ids, question }: JobRequest, longest?: number): Generator<JobReport> {
  const make = JOBS[name] as (systems: readonly RotationSystem[], question: unknown) => Job<unknown>;
  const job = make(
    ids.map((id) => systemById(id)!),
    question,
  );
  const readers = ids.some((id) => ownRows(id).length > 0);
  const limits = readers ? READER_LIMITS : NO_LIMITS;
  const now = (): number => performance.now();
  let sent = now();
  for (const progress of runJob(job, limits, now, readers ? longest : undefined)) {
    const due = progress.tried === progress.all || now() - sent > BETWEEN_VALUES;
    if (due) sent = now();
    yield due ? { ...progress, value: job.value() } : progress;
  }
}
