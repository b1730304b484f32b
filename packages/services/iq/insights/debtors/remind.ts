import { fullNameOf, personById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Kernel } from '@suite/kernel/http/kernel';
import { inLine } from '@suite/kernel/mail/in-line';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Deployment } from '@suite/zones/addresses';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Reminder } from '../contract/debtors';
import { reminders } from '../schema/advisory';
import { type Owing, readDebtor } from './read-debtor';

/** Maximum number of reminders per company and day, which limits the damage of a hijacked account. */
const A_DAY = 200;

interface Call {
  database: Database;
  author: { companyId: string; userId: string };
  deployment: Deployment;
  clock: () => number;
}

type Written = Pick<Reminder, 'to' | 'subject' | 'text'> & { clientId: string };

/**
 * Sends reminders to clients, all or none, and records each. `asOf` is the as-of date of the data that the person confirmed.
 * @throws SuiteError `not_found`, `changed_meanwhile`, `throttled`
 */
export async function remind(
  kernel: Kernel,
  { database, author, deployment, clock }: Call,
  requested: readonly Written[],
  asOf: string,
): Promise<Reminder[]> {
  const { companyId, userId } = author;
  const person = await personById(database, userId);
  if (!person) throw new Error('the caller has no account');
  const by = await fullNameOf(database, userId);
  const owing: Owing[] = [];
  for (const { clientId } of requested) owing.push(await readDebtor(database, companyId, clientId));
  if (owing.some((debtor) => debtor.asOf !== asOf || !debtor.invoices.some(({ daysPastDue }) => daysPastDue > 0)))
    throw new SuiteError('changed_meanwhile', 'The ledger has changed since this was written. Open it again.');
  await leaveRoom(database, companyId, requested.length, clock());
  const sent: Reminder[] = [];
  for (const [position, { to, subject, text }] of requested.entries()) {
    const { clientId, client, firm } = owing[position] as Owing;
    const at = new Date(clock());
    const [row] = await database
      .insert(reminders)
      .values({ companyId, clientId, to, subject: inLine(subject), text, asOf, by, at })
      .returning();
    if (!row) throw new Error('the reminder was not written');
    await kernel.queueMail(database, {
      id: row.id,
      deployment,
      companyId,
      firm,
      replyTo: person.email,
      to,
      content: {
        subject,
        body: [text],
        reason: `You get this mail because invoices of ${inLine(firm)} are overdue. Reply to reach ${by}.`,
      },
    });
    const changes = [{ what: 'to', from: null, to }];
    await writeAudit(database, author, [{ action: 'reminder.sent', subject: client, changes }], clock());
    sent.push({ id: row.id, to, subject: row.subject, text, asOf, by, at: at.toISOString(), failure: null });
  }
  return sent;
}

/** Checks that a company may send this many more reminders. @throws SuiteError `throttled` */
async function leaveRoom(transaction: Database, companyId: string, more: number, now: number): Promise<void> {
  await lockByName(transaction, `reminders ${companyId}`);
  const recent = and(eq(reminders.companyId, companyId), gt(reminders.at, new Date(now - MILLISECONDS_PER_DAY)));
  const [found] = await transaction.select({ sent: count() }).from(reminders).where(recent);
  const left = Math.max(0, A_DAY - (found?.sent ?? 0));
  if (more <= left) return;
  const next = left ? `Send ${left} at most, or try again tomorrow.` : 'Try again tomorrow.';
  throw new SuiteError('throttled', `A firm can send ${A_DAY} reminders a day. ${next}`, { retryAfterSeconds: 3600 });
}
