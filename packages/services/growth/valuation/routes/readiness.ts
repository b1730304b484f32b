import { firmTimeZone, fullNameOf, writeAudit } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { daysIn } from '@suite/values/zone-day';
import { and, desc, eq } from 'drizzle-orm';
import type { DriverKey } from '../contract/drivers';
import * as contract from '../contract/readiness';
import { nextQuarter } from '../jobs/quarter';
import { readReadiness } from '../readiness/read-readiness';
import { type ScoreRow, scoreSubject } from '../readiness/score-subject';
import { tellScore } from '../readiness/tell-score';
import { answers, scores, subjects } from '../schema';
import { changedMeanwhile, lockedSubject, mayChange, readSubject } from '../valuation/subject';

/** Maximum number of scores in a trend. */
const TREND = 40;

/** Mounts the readiness of a subject: `/rightexit/v1/subjects/{subjectId}/readiness`, `/answers`, `/scores`. */
export function mountReadiness(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getReadiness,
    { summary: 'Attractiveness and readiness with their drivers, gaps and trend' },
    async ({ input: { params }, caller, database, clock }) => {
      const subject = await readSubject(database, caller, params.subjectId);
      const now = clock();
      const read = await readReadiness(database, subject, now);
      const rows = subject.id
        ? await database.select().from(scores).where(eq(scores.subjectId, subject.id)).orderBy(desc(scores.id)).limit(TREND)
        : [];
      const { answered } = read;
      const dayAt = daysIn(await firmTimeZone(database, subject.companyId));
      return {
        currency: read.valuation.result.currency,
        scores: read.scores,
        drivers: read.drivers,
        revision: subject.revision,
        answered: answered ? { by: answered.by, on: dayAt(answered.at.getTime()) } : null,
        trend: rows.reverse().map(trendPointOf),
        nextOn: subject.kind === 'own' ? nextQuarter(dayAt(now)) : null,
        notices: read.valuation.result.notices,
        mayChange: mayChange(caller),
      };
    },
  );

  route(
    app,
    kernel,
    contract.answerReadiness,
    { summary: 'Answers questions of readiness' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const subject = await lockedSubject(database, caller, params.subjectId, clock());
      if (subject.revision !== body.revision) throw changedMeanwhile('the answers');
      const by = await fullNameOf(database, userId);
      const at = new Date(clock());
      for (const [driver, answer] of Object.entries(body.answers) as [DriverKey, number | null][]) {
        const mine = and(eq(answers.subjectId, subject.id), eq(answers.driver, driver));
        if (answer === null) await database.delete(answers).where(mine);
        else
          await database
            .insert(answers)
            .values({ subjectId: subject.id, driver, answer, by, at })
            .onConflictDoUpdate({ target: [answers.subjectId, answers.driver], set: { answer, by, at } });
      }
      const revision = subject.revision + 1;
      await database.update(subjects).set({ revision }).where(eq(subjects.id, subject.id));
      const changes = [{ what: 'answers', from: null, to: String(Object.keys(body.answers).length) }];
      await writeAudit(
        database,
        { companyId, userId },
        [{ action: 'readiness.answered', subject: subject.name, changes }],
        clock(),
      );
      return { revision };
    },
  );

  route(
    app,
    kernel,
    contract.scoreNow,
    { summary: 'Scores readiness now' },
    async ({ input: { params }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const subject = await lockedSubject(database, caller, params.subjectId, clock());
      const row = await scoreSubject(database, subject, 'asked', clock());
      await writeAudit(database, { companyId, userId }, [{ action: 'readiness.scored', subject: subject.name }], clock());
      await tellScore(database, kernel.facts, subject, row, clock());
      return trendPointOf(row);
    },
  );
}

const trendPointOf = ({ at, cause, axes, value, reasons }: ScoreRow): contract.TrendPoint => ({
  at: at.toISOString(),
  cause,
  attractiveness: axes.attractiveness,
  readiness: axes.readiness,
  value,
  reasons,
});
