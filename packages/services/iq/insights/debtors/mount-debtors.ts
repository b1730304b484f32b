import { fullNameOf, membersWithApp, personById } from '@services/identity/ports';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import * as contract from '../contract/debtors';
import { printingOf } from '../reports/branding';
import { reminderDraft } from '../wording/reminder';
import { makePromise, promisesOf, withdrawPromise } from './promises';
import { readDebtor } from './read-debtor';
import { remind } from './remind';
import { statementPdf } from './statement-pdf';

/** Mounts the actions for clients that owe, for the token's company. */
export function mountDebtors(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getDebtor,
    { summary: 'What a client owes by document, what it promised, and the draft of a reminder' },
    async ({ input: { params }, caller, database }) => {
      const { companyId, userId } = inCompany(caller);
      const { firm, overdue: _, email, ...debtor } = await readDebtor(database, companyId, params.clientId);
      const formats = metricFormatsOf((await localeOf(database, companyId, userId)) ?? 'en-US');
      const draft = reminderDraft({ ...debtor, firm, by: await fullNameOf(database, userId) }, formats);
      return { ...debtor, draft: draft ? { to: email, ...draft } : null };
    },
  );

  route(
    app,
    kernel,
    contract.sendReminder,
    { summary: 'Send a reminder by mail, as a person has confirmed it' },
    async ({ input: { params, body }, caller, ...call }) => {
      const { asOf, ...written } = body;
      const [sent] = await remind(kernel, { ...call, author: inCompany(caller) }, [{ ...params, ...written }], asOf);
      if (!sent) throw new Error('the reminder was not written');
      return sent;
    },
  );

  route(
    app,
    kernel,
    contract.sendReminders,
    { summary: 'Send reminders to some clients by mail, all or none, as a person has confirmed them' },
    async ({ input: { body }, caller, ...call }) => ({
      reminders: await remind(kernel, { ...call, author: inCompany(caller) }, body.reminders, body.asOf),
    }),
  );

  route(
    app,
    kernel,
    contract.getStatement,
    { summary: 'What a client owes as PDF' },
    async ({ input: { params }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const debtor = await readDebtor(database, companyId, params.clientId);
      const person = await personById(database, userId);
      if (!person) throw new Error('the caller has no account');
      const contact = { name: await fullNameOf(database, userId), email: person.email };
      const locale = await localeOf(database, companyId, userId);
      const formats = metricFormatsOf(locale ?? 'en-US');
      const printing = await printingOf(database, kernel.files, companyId);
      const pdf = await statementPdf({ debtor, contact, createdAt: new Date(clock()) }, locale, formats, printing);
      return new Response(new Uint8Array(pdf), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="statement-${debtor.asOf}.pdf"`,
        },
      });
    },
  );

  route(
    app,
    kernel,
    contract.putPromise,
    { summary: 'Note when a client promised to pay' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { clientId, asOf, overdue } = await readDebtor(database, companyId, params.clientId);
      const { promisedOn, amount, note } = body;
      const by = await fullNameOf(database, userId);
      return makePromise(database, { companyId, clientId, promisedOn, amount, note, asOf, overdue, by, at: new Date(clock()) });
    },
  );

  route(
    app,
    kernel,
    contract.deletePromise,
    { summary: 'Withdraw what a client promised' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { clientId, asOf } = await readDebtor(database, companyId, params.clientId);
      await withdrawPromise(database, { companyId, clientId }, asOf);
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getPromises,
    { summary: 'What clients promised and have not paid yet', tool: 'What clients have promised to pay and have not paid yet' },
    async ({ caller, database }) => ({
      promises: await promisesOf(database, inCompany(caller).companyId),
    }),
  );
}

/** Returns the locale that a person has chosen; null without a choice. */
async function localeOf(database: Database, companyId: string, userId: string): Promise<string | null> {
  const [member] = await membersWithApp(database, companyId, 'iq-clients', [userId]);
  return member?.locale ?? null;
}
