import { fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import type { Deployment } from '@suite/zones/addresses';
import { desc, eq } from 'drizzle-orm';
import * as contract from '../contract/versions';
import { remind } from '../jobs/remind';
import type { Acknowledging } from '../plan/acknowledging';
import { readPeople } from '../plan/read-facts';
import { editedPlan, findPlan, lockedPlan } from '../plan/require-plan';
import { acknowledgements, reminders, versions } from '../schema';

export function mountAcknowledgements(app: App, kernel: Kernel, deployment: Deployment | undefined): void {
  route(
    app,
    kernel,
    contract.acknowledge,
    { summary: 'Acknowledge the version in force' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const plan = await findPlan(database, companyId);
      const number = plan && (await newestNumber(database, companyId));
      if (!plan || !number) throw new SuiteError('not_found', 'No version of the plan is in force yet.');
      if (number !== body.number)
        throw new SuiteError('changed_meanwhile', `Version ${number} is in force meanwhile. Read it, then acknowledge it.`);
      const name = await fullNameOf(database, userId);
      const on = dayIn(plan.answers.timeZone, clock());
      const [made] = await database
        .insert(acknowledgements)
        .values({ companyId, number, userId, on, at: new Date(clock()), name })
        .onConflictDoNothing()
        .returning();
      if (made) await writeAudit(database, author, [{ action: 'security-plan.acknowledged', subject: String(number) }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getAcknowledgements,
    { summary: 'Who has acknowledged the version in force' },
    async ({ input: { query }, caller, database, clock }) => {
      const plan = await editedPlan(database, caller);
      const { acknowledging } = await readPeople(database, plan, clock());
      const find = query.find.toLowerCase();
      const found = acknowledging.filter(({ name }) => name.toLowerCase().includes(find));
      const views = {
        all: found,
        open: found.filter(({ state }) => state !== 'done'),
        overdue: found.filter(({ state }) => state === 'overdue'),
        done: found.filter(({ state }) => state === 'done'),
      };
      const shown = views[query.view];
      const reminded = await remindedOn(database, plan.companyId);
      return {
        number: await newestNumber(database, plan.companyId),
        people: shown.slice(query.offset, query.offset + query.limit).map((one) => personOf(one, reminded)),
        total: shown.length,
        counts: { all: found.length, open: views.open.length, overdue: views.overdue.length, done: views.done.length },
      };
    },
  );

  route(
    app,
    kernel,
    contract.remindPeople,
    { summary: 'Remind people who have not acknowledged the version in force' },
    async ({ caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      if (!deployment)
        throw new SuiteError(
          'not_configured',
          'This suite has no address of its own, so it sends no mail. Tell people yourself.',
        );
      const sent = await remind(database, { plan, deployment, kernel, now: clock(), isRequested: true });
      const changes = [{ what: 'people', from: null, to: String(sent) }];
      if (sent) await writeAudit(database, author, [{ action: 'security-plan.reminded', subject: '', changes }], clock());
      return { sent };
    },
  );
}

async function newestNumber(database: Database, companyId: string): Promise<number | null> {
  const [row] = await database
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.companyId, companyId))
    .orderBy(desc(versions.number))
    .limit(1);
  return row?.number ?? null;
}

async function remindedOn(database: Database, companyId: string): Promise<Map<string, string>> {
  const rows = await database.select().from(reminders).where(eq(reminders.companyId, companyId));
  return new Map(rows.map(({ userId, on }) => [userId, on]));
}

const personOf = (
  { userId, name, state, number, on, dueOn }: Acknowledging,
  reminded: ReadonlyMap<string, string>,
): contract.AcknowledgingPerson => ({ userId, name, state, number, on, dueOn, remindedOn: reminded.get(userId) ?? null });
