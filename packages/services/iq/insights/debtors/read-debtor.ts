import { firmOf, ledgerViews } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { stateOfMail } from '@suite/kernel/mail/mail-queue';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Debtor, OpenInvoice, Reminder } from '../contract/debtors';
import { type MetricSet, metricsAsOf } from '../metrics/metric-set';
import { requireClient } from '../metrics/read-client';
import { reminders } from '../schema/advisory';
import { promiseOf } from './promises';

/** Maximum number of sent reminders in a response. */
const REMINDERS = 20;

export interface Owing extends Omit<Debtor, 'draft'> {
  firm: string;
  /** In the firm's currency; null while unknown. */
  overdue: number | null;
  /** The client's address from the firm, otherwise that of the last reminder, otherwise that of the ledger. */
  email: string | null;
}

/** Returns a client's debts on the as-of date, document by document. @throws SuiteError `not_found` */
export async function readDebtor(database: Database, companyId: string, id: string): Promise<Owing> {
  const set = await metricsAsOf(database, companyId);
  const { clientId, name, overdue, unappliedCredit } = await requireClient(database, set, id);
  const rows = await openInvoices(database, set, clientId);
  const sent = await database
    .select()
    .from(reminders)
    .where(and(eq(reminders.companyId, companyId), eq(reminders.clientId, clientId)))
    .orderBy(desc(reminders.at))
    .limit(REMINDERS);
  const firm = await firmOf(database, companyId);
  return {
    firm: firm?.name ?? '',
    clientId,
    client: name,
    asOf: set.asOf,
    currency: set.home,
    invoices: rows.filter(({ isUnsure }) => !isUnsure).map(({ isUnsure: _, ...invoice }) => invoice),
    unsure: rows.filter(({ isUnsure }) => isUnsure).length,
    unappliedCredit: unappliedCredit.available ? unappliedCredit.value : null,
    overdue: overdue.available ? overdue.value : null,
    promise: await promiseOf(database, { companyId, clientId }),
    reminders: await withDelivery(database, sent),
    email: await addressOf(database, { companyId, clientId, lastTo: sent[0]?.to }),
  };
}

/** Returns sent reminders with the reason why a mail was not delivered. */
async function withDelivery(database: Database, sent: readonly (typeof reminders.$inferSelect)[]): Promise<Reminder[]> {
  const shown: Reminder[] = [];
  for (const { id, to, subject, text, asOf, by, at } of sent) {
    const delivery = await stateOfMail(database, id);
    const failure = delivery.state === 'failed' ? delivery.failure : null;
    shown.push({ id, to, subject, text, asOf, by, at: at.toISOString(), failure });
  }
  return shown;
}

/** Returns a client's invoices that are or may be open on the as-of date, each in its own currency, oldest due date first. */
async function openInvoices(database: Database, { companyId, asOf }: MetricSet, clientId: string) {
  const { rows } = await database.execute<OpenInvoice & { isUnsure: boolean } & Record<string, unknown>>(sql`
    select i.number, i.issued_on::text as "issuedOn", i.due_on::text as "dueOn", i.currency, i.total::float8 as total,
      (i.total - applied)::float8 as open, greatest(${asOf}::date - coalesce(i.due_on, i.issued_on), 0) as "daysPastDue",
      not i.settlement_known or is_pending as "isUnsure"
    from ledger_views.customers as k join ledger_views.invoices as i on i.customer_id = k.id and i.issued_on <= ${asOf}::date,
    lateral (
      select coalesce(sum(a.amount) filter (where a.applied_on <= ${asOf}::date), 0) as applied,
        coalesce(bool_or(applied_after < ${asOf}::date and ${asOf}::date < applied_on), false) as is_pending
      from ledger_views.applications as a where a.invoice_id = i.id
    ) as settled
    where k.company_id = ${companyId} and k.client_id = ${clientId}
      and (i.total > applied or not i.settlement_known or is_pending)
    order by coalesce(i.due_on, i.issued_on), i.issued_on, i.id`);
  return rows;
}

interface Addressee {
  companyId: string;
  clientId: string;
  /** Address of the last reminder. */
  lastTo: string | undefined;
}

async function addressOf(database: Database, { companyId, clientId, lastTo }: Addressee): Promise<string | null> {
  const { clients, customers } = ledgerViews;
  const [client] = await database.select({ email: clients.email }).from(clients).where(eq(clients.id, clientId));
  const known = client?.email ?? lastTo;
  if (known) return known;
  const [customer] = await database
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.companyId, companyId), eq(customers.clientId, clientId), isNotNull(customers.email)))
    .orderBy(asc(customers.id))
    .limit(1);
  return customer?.email ?? null;
}
