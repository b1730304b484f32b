import { fullNameOf, membersWithApp, personById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { figureFormatsOf } from '@suite/insights/figure-formats';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { inLine } from '@suite/kernel/mail/in-line';
import { and, count, eq, gt } from 'drizzle-orm';
import * as contract from '../contract/debtors';
import { printedPdf } from '../reports/printed-pdf';
import { reminders } from '../schema/advisory';
import { reminderDraft } from '../wording/reminder';
import { statementSections } from '../wording/statement';
import { makePromise, promisesOf, withdrawPromise } from './promises';
import { readDebtor } from './read-debtor';

/** Reminders of a company in a day at most: an account that was taken over is no mail cannon. */
const A_DAY = 200;
const DAY = 86_400_000;

/** Acting on clients that owe; all of it answers for the token's company. */
export function mountDebtors(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getDebtor, async ({ input: { params }, caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    const { firm, overdue: _, email, ...debtor } = await readDebtor(database, companyId, params.clientId);
    const formats = figureFormatsOf((await localeOf(database, companyId, userId)) ?? 'en-US');
    const draft = reminderDraft({ ...debtor, firm, by: await fullNameOf(database, userId) }, formats);
    return { ...debtor, draft: draft ? { to: email, ...draft } : null };
  });

  route(app, kernel, contract.sendReminder, async ({ input: { params, body }, caller, database, place, clock }) => {
    const author = inCompany(caller);
    const { companyId, userId } = author;
    const { firm, clientId, client, asOf, invoices } = await readDebtor(database, companyId, params.clientId);
    if (body.asOf !== asOf || !invoices.some(({ daysPastDue }) => daysPastDue > 0)) {
      throw new SuiteError('changed_meanwhile', 'The ledger has changed since the reminder was written. Open it again.');
    }
    await leaveRoom(database, companyId, clock());
    const { to, subject, text } = body;
    const [by, person] = [await fullNameOf(database, userId), await personById(database, userId)];
    const [sent] = await database
      .insert(reminders)
      .values({ companyId, clientId, to, subject: inLine(subject), text, asOf, by, at: new Date(clock()) })
      .returning();
    if (!sent || !person) throw new Error('the reminder was not written');
    await kernel.queueMail(database, {
      id: sent.id,
      environment: place.environment,
      companyId,
      from: `"${inLine(firm).replace(/["\\<>]/g, '')}" <no-reply@${place.domain}>`,
      replyTo: person.email,
      to,
      subject: sent.subject,
      text,
    });
    const changes = [{ what: 'to', from: null, to }];
    await writeAudit(database, author, [{ action: 'reminder.sent', subject: client, changes }], clock());
    return { id: sent.id, to, subject: sent.subject, text, asOf, by, at: sent.at.toISOString() };
  });

  route(app, kernel, contract.getStatement, async ({ input: { params }, caller, database, clock }) => {
    const { companyId, userId } = inCompany(caller);
    const debtor = await readDebtor(database, companyId, params.clientId);
    const locale = await localeOf(database, companyId, userId);
    const formats = figureFormatsOf(locale ?? 'en-US');
    const { firm, client, asOf } = debtor;
    const printed = {
      firm,
      title: `Statement for ${client}: ${asOf}`,
      lines: [`Statement for ${client}`, `As of ${formats.day(asOf)}.`] as const,
      createdAt: new Date(clock()),
      sections: statementSections(debtor, formats),
    };
    return new Response(new Uint8Array(await printedPdf(printed, locale)), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="statement-${asOf}.pdf"`,
      },
    });
  });

  route(app, kernel, contract.putPromise, async ({ input: { params, body }, caller, database, clock }) => {
    const { companyId, userId } = inCompany(caller);
    const { clientId, asOf, overdue } = await readDebtor(database, companyId, params.clientId);
    const { promisedOn, amount, note } = body;
    const by = await fullNameOf(database, userId);
    return makePromise(database, { companyId, clientId, promisedOn, amount, note, asOf, overdue, by, at: new Date(clock()) });
  });

  route(app, kernel, contract.deletePromise, async ({ input: { params }, caller, database }) => {
    const { companyId } = inCompany(caller);
    const { clientId, asOf } = await readDebtor(database, companyId, params.clientId);
    await withdrawPromise(database, { companyId, clientId }, asOf);
    return undefined;
  });

  route(app, kernel, contract.getPromises, async ({ caller, database }) => ({
    promises: await promisesOf(database, inCompany(caller).companyId),
  }));
}

/** The locale of a person's preference; null when they have chosen none. */
async function localeOf(database: Database, companyId: string, userId: string): Promise<string | null> {
  const [member] = await membersWithApp(database, companyId, 'iq-clients', [userId]);
  return member?.locale ?? null;
}

/** @throws SuiteError `throttled` */
async function leaveRoom(transaction: Database, companyId: string, now: number): Promise<void> {
  await lockByName(transaction, `reminders ${companyId}`);
  const recent = and(eq(reminders.companyId, companyId), gt(reminders.at, new Date(now - DAY)));
  const [found] = await transaction.select({ sent: count() }).from(reminders).where(recent);
  if ((found?.sent ?? 0) < A_DAY) return;
  throw new SuiteError('throttled', `A firm can send ${A_DAY} reminders a day. Try again tomorrow.`, { retryAfterSeconds: 3600 });
}
