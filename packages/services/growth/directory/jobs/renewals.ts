import { companyName, firmDay, peopleById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob, type Job } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { planJob } from '@suite/kernel/jobs/plan-job';
import { schedule } from '@suite/kernel/jobs/schedule';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import { longDayText } from '@suite/values/day-text';
import { addDays } from '@suite/values/iso-day';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { readSoftware, type Tool } from '../bills/read-tools';
import { catalogOf } from '../directory/catalog';
import { tools } from '../schema';

/** Days before the last day to give notice on which the owner of a tool gets a mail. */
const DAYS_BEFORE = 14;

const of = { kind: 'mail renewals of software', payload: v.object({ companyId: v.string() }) };

/** Runs every day, for each firm whose tools have owners. */
const planMails = planJob({
  kind: 'plan mails of renewals',
  doing: 'planned mails of renewals',
  async plan(transaction) {
    const rows = await transaction.selectDistinct({ companyId: tools.companyId }).from(tools).where(isNotNull(tools.ownerId));
    for (const { companyId } of rows) await enqueue(transaction, of, { companyId }, { companyId, key: companyId });
  },
});

/** Mails the owners of tools, once for each renewal, by when to give notice. */
export function renewalJobs(kernel: Kernel, deployment: Deployment | undefined): Job[] {
  const mail = defineJob({
    ...of,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 300,
    atOnce: 1,
    isHarmless: true,
    doing: 'sent mails of renewals',
    async run({ companyId }, { database, clock, hold }) {
      // Without an address of its own, a host can't create links, so it sends no mails.
      if (!deployment) return;
      const catalog = await catalogOf(database);
      await database.transaction(async (transaction) => {
        await hold(transaction);
        const software = await readSoftware(transaction, catalog, companyId);
        const today = await firmDay(transaction, companyId, clock());
        const due = software?.tools.filter((tool) => isDue(tool, today)) ?? [];
        await tellOwners(transaction, { kernel, deployment, companyId, due });
      });
    },
  });
  return [planMails as Job, mail as Job];
}

/** Only contracts whose day a person entered, and yearly bills; others renew too often for mails. */
function isDue({ owner, noticeOn, endedOn, isRenewalEntered, subscription }: Tool, today: string): boolean {
  if (!owner || owner.hasLeft || endedOn !== null || !noticeOn || !(isRenewalEntered || subscription.cadence === 'yearly'))
    return false;
  return noticeOn >= today && noticeOn <= addDays(today, DAYS_BEFORE);
}

interface Telling {
  kernel: Pick<Kernel, 'queueMail'>;
  deployment: Deployment;
  companyId: string;
  due: readonly Tool[];
}

async function tellOwners(transaction: Database, { kernel, deployment, companyId, due }: Telling): Promise<void> {
  const stored = await transaction.select().from(tools).where(eq(tools.companyId, companyId));
  const notifiedFor = new Map(stored.map(({ ledgerVendor, notifiedFor }) => [ledgerVendor, notifiedFor]));
  const news = due.filter(({ vendor, renewsOn }) => notifiedFor.get(vendor) !== renewsOn);
  const people = await peopleById(
    transaction,
    news.flatMap(({ owner }) => owner?.id ?? []),
  );
  const firm = news.length ? await companyName(transaction, companyId) : '';
  for (const tool of news) {
    const owner = people.get(tool.owner?.id ?? '');
    if (!owner) continue;
    await kernel.queueMail(transaction, renewalMail({ deployment, companyId, firm, owner, tool }));
    await transaction
      .update(tools)
      .set({ notifiedFor: tool.renewsOn })
      .where(and(eq(tools.companyId, companyId), eq(tools.ledgerVendor, tool.vendor)));
  }
}

interface Reminder {
  deployment: Deployment;
  companyId: string;
  firm: string;
  owner: { name: string; email: string };
  tool: Tool;
}

const renewalMail = ({ deployment, companyId, firm, owner, tool: { name, renewsOn, noticeOn, noticeDays } }: Reminder): Mail => ({
  deployment,
  companyId,
  to: owner.email,
  content: {
    subject: `${name} renews on ${longDayText(renewsOn ?? '')}`,
    recipientName: owner.name,
    body: [
      `${inLine(name)} renews on ${longDayText(renewsOn ?? '')}.${noticeDays ? ` The last day to give notice is ${longDayText(noticeOn ?? '')}.` : ''}`,
    ],
    button: { label: 'Open your software', url: zoneUrl(deployment, 'explore', '/software') },
    reason: `You get this mail because you own this tool at ${inLine(firm)}.`,
  },
});

export const scheduleRenewals = (database: Database, now: number): Promise<void> =>
  schedule(database, { job: planMails, key: 'daily', payload: {}, time: { at: '13:30', timeZone: 'UTC' }, now });
