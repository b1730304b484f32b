import { companyName } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { planJob } from '@suite/kernel/jobs/plan-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { scoreSubject } from '../readiness/score-subject';
import { tellScore } from '../readiness/tell-score';
import { subjects } from '../schema';

const pad = (month: number) => String(month).padStart(2, '0');

/** Returns the first day of the next quarter after a day. */
export function nextQuarter(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const next = Math.floor((month - 1) / 3) * 3 + 4;
  return next > 12 ? `${year + 1}-01-01` : `${year}-${pad(next)}-01`;
}

const startsQuarter = (now: number) => new Date(now).getUTCMonth() % 3 === 0;

/** The job that scores the firm itself. */
export const scoreJob = {
  kind: 'score the readiness of a firm',
  payload: v.object({ companyId: v.string(), cause: v.picklist(['quarter', 'ledger']) }),
};

/** Runs on the first of each month, but only scores when a quarter starts. */
const planScores = planJob({
  kind: 'plan scores of readiness',
  doing: 'planned scores of readiness',
  async plan(transaction, now) {
    if (!startsQuarter(now)) return;
    const rows = await transaction.select({ companyId: subjects.companyId }).from(subjects).where(eq(subjects.kind, 'own'));
    for (const { companyId } of rows)
      await enqueue(transaction, scoreJob, { companyId, cause: 'quarter' }, { companyId, key: `quarter ${companyId}` });
  },
});

/** Returns the jobs that score each quarter, for each firm that has entered something or was scored before. */
export function quarterJobs(kernel: Kernel): Job[] {
  const score = defineJob({
    ...scoreJob,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 300,
    atOnce: 1,
    isHarmless: true,
    doing: 'scored the readiness of the firm',
    async run({ companyId, cause }, { database, clock, hold }) {
      await database.transaction(async (transaction) => {
        await hold(transaction);
        await scoreOwn(transaction, kernel, companyId, cause, clock());
      });
    },
  });
  return [planScores as Job, score as Job];
}

/** Scores the firm itself, if it uses the app. */
async function scoreOwn(
  transaction: Database,
  { facts }: Pick<Kernel, 'facts'>,
  companyId: string,
  cause: 'quarter' | 'ledger',
  now: number,
): Promise<void> {
  const [found] = await transaction
    .select()
    .from(subjects)
    .where(and(eq(subjects.companyId, companyId), eq(subjects.kind, 'own')));
  if (!found) return;
  const row = { ...found, name: await companyName(transaction, companyId) };
  await tellScore(transaction, facts, row, await scoreSubject(transaction, row, cause, now), now);
}

export const scheduleScores = (database: Database, now: number): Promise<void> =>
  schedule(database, {
    job: planScores,
    key: 'monthly',
    payload: {},
    // By then it is the first of the month everywhere from Hawaii to Sydney.
    time: { at: '12:00', monthDay: 1, timeZone: 'UTC' },
    now,
  });
