import { withDatabase } from '@suite/kernel/data-folder/with-database';
import type { Database } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { failedJobs, runAgain } from '@suite/kernel/jobs/failed-jobs';

/** Maximum number of listed jobs. */
const LISTED = 200;

interface JobsOrder {
  /** `list`, or `retry` and the id of a job. */
  words: readonly string[];
  dataFolder: string;
  databaseUrl: string | undefined;
}

/**
 * Runs `npm run jobs` and yields the lines to print: the jobs that failed in the last 30 days, or that one is run again.
 * @throws Failure with what to do, when the order is incomplete or a platform is running on the embedded database
 */
export async function* jobsCommand({ words, ...place }: JobsOrder): AsyncGenerator<string> {
  const [word, id = '', ...more] = words;
  const isList = word === 'list' && !id;
  const isRetry = word === 'retry' && /^\d{1,15}$/.test(id) && !more.length;
  if (!isList && !isRetry) throw new Failure('Say list, or retry and the id of a job, as in: npm run jobs -- retry 1024');
  yield* withDatabase(place, (database) => (isList ? list(database) : retry(database, Number(id))));
}

async function* list(database: Database): AsyncGenerator<string> {
  const jobs = await failedJobs(database, LISTED);
  if (!jobs.length) yield 'No job has failed in the last 30 days.';
  for (const { id, kind, companyId, failure, failedAt } of jobs)
    yield [id, failedAt?.toISOString(), kind, companyId, failure].join('  ');
  if (jobs.length === LISTED) yield `These are the newest ${LISTED}.`;
}

async function* retry(database: Database, id: number): AsyncGenerator<string> {
  if (!(await runAgain(database, id))) throw new Failure(`No failed job has the id ${id}. See them: npm run jobs -- list`);
  yield `The job ${id} runs again within seconds, or at the next start of the suite.`;
}
