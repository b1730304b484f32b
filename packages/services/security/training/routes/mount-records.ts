import { firmDay, setFirmTimeZone, writeAudit } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { eq, sql } from 'drizzle-orm';
import * as contract from '../contract/records';
import { listRecords } from '../records/list-records';
import { remindJobOf } from '../records/remind-job';
import { statesOf } from '../records/states';
import { changedMeanwhile } from '../refusals';
import { settings } from '../schema';
import { settingsOf } from '../settings';

/** Mounts done, due and overdue courses, reminders and settings, for administrators. */
export function mountRecords(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getTrainingRecords,
    { summary: 'A page of who is done, due or overdue' },
    ({ input: { query }, caller, database, clock }) => listRecords(database, inCompany(caller).companyId, query, clock()),
  );

  route(
    app,
    kernel,
    contract.remindOfTraining,
    { summary: 'Remind people of the courses that they have to take' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const today = await firmDay(database, companyId, clock());
      const isRequested = 'state' in body ? sql`state = ${body.state}` : sql`user_id = ANY (${sql.param(body.userIds)}::uuid[])`;
      const { rows } = await database.execute<{ userId: string }>(sql`
      SELECT DISTINCT user_id AS "userId" FROM (${statesOf(companyId, today)}) AS s WHERE state <> 'done' AND ${isRequested}`);
      const userIds = rows.map(({ userId }) => userId);
      if (userIds.length === 0) return { people: 0 };
      await enqueue(database, remindJobOf, { companyId, userIds, at: clock() }, { companyId });
      const changes = [{ what: 'people', from: null, to: String(userIds.length) }];
      await writeAudit(database, author, [{ action: 'training.reminded', subject: '', changes }], clock());
      return { people: userIds.length };
    },
  );

  route(
    app,
    kernel,
    contract.getTrainingSettings,
    { summary: 'Time zone, and whether phishing simulations are allowed' },
    async ({ caller, database }) => settingsResponse(await settingsOf(database, inCompany(caller).companyId)),
  );

  route(
    app,
    kernel,
    contract.putTrainingSettings,
    { summary: 'Change the settings of contacts' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await settingsOf(database, companyId);
      if (before.version !== body.version) throw changedMeanwhile('these settings');
      const { timeZone, isPhishingAllowed } = body;
      const phishingSince = isPhishingAllowed ? (before.phishingSince ?? new Date(clock())) : null;
      const change = { phishingSince, version: before.version + 1 };
      const [saved] = await database
        .insert(settings)
        .values({ companyId, ...change })
        .onConflictDoUpdate({ target: settings.companyId, set: change, setWhere: eq(settings.version, before.version) })
        .returning();
      if (!saved) throw changedMeanwhile('these settings');
      if (timeZone !== before.timeZone) await setFirmTimeZone(database, companyId, timeZone);
      const after = { ...saved, timeZone };
      const words = (row: typeof before) => ({ timeZone: row.timeZone, phishing: row.phishingSince ? 'on' : 'off' });
      const [from, to] = [words(before), words(after)];
      const changes = (['timeZone', 'phishing'] as const)
        .map((what) => ({ what, from: from[what], to: to[what] }))
        .filter((one) => one.from !== one.to);
      if (changes.length) await writeAudit(database, author, [{ action: 'training.settings', subject: '', changes }], clock());
      return settingsResponse(after);
    },
  );
}

const settingsResponse = ({
  version,
  timeZone,
  phishingSince,
}: Awaited<ReturnType<typeof settingsOf>>): contract.TrainingSettings => ({
  version,
  timeZone,
  isPhishingAllowed: phishingSince !== null,
});
