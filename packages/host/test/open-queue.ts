import { createLogger } from '@suite/env/logger';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { createJobs, type Jobs } from '@suite/kernel/jobs/create-jobs';
import type { Job } from '@suite/kernel/jobs/define-job';
import { type DatabaseKind, freshDatabase } from './databases';

export interface TestDatabase extends OpenDatabase {
  dataFolder: string;
  databaseUrl: string | undefined;
  time: { now: number };
  /** Returns the jobs of a process on this database, with its own clock if given. */
  jobsOf(definitions: readonly Job[], clock?: () => number): Jobs;
}

/** Opens a fresh database with a clock for its job queue. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const { dataFolder, databaseUrl } = await freshDatabase(kind, 'seeded');
  const logger = createLogger('error', { ...console, error: () => undefined });
  const opened = await openDatabase({ dataFolder, url: databaseUrl, logger });
  const time = { now: Date.UTC(2026, 0, 5, 12) };
  const jobsOf: TestDatabase['jobsOf'] = (definitions, clock = () => time.now) =>
    createJobs({ database: opened.database, clock, logger, definitions, isAlone: false, onFailure: () => undefined });
  return { ...opened, dataFolder, databaseUrl, time, jobsOf };
}

/** Default settings of a test job; tests override those that matter to them. */
export const settings = { attempts: 3, backOff: { first: 60, most: 3600 }, leaseSeconds: 60, atOnce: 4, doing: 'counted' };
