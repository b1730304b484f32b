import { firmTimeZone } from '@services/identity/ports';
import { homeCurrency, ledgerViews } from '@services/ledger/ports';
import { readAccepted } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';
import { daysIn } from '@suite/values/zone-day';
import { and, asc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { SourceRow } from '../contract/report';
import { leads } from '../schema';
import { minutesToAnswer } from './read-leads';

interface Range {
  companyId: string;
  /** Days by the firm's clock, including the last one. */
  from: string;
  to: string;
}

interface Moments {
  companyId: string;
  timeZone: string;
  /** The start of the first day, and of the day after the last. */
  since: Date;
  until: Date;
}

interface Counted {
  source: string;
  page: string;
  state: string;
  isAnswered: boolean;
  /** The client whose first lead it is. */
  clientId: string | null;
  day: string;
}

interface Revenue {
  accepted: number;
  invoiced: number;
}

/**
 * Returns the outcome of the leads in a range of days: by source, by page, and the revenue from the clients who came from them.
 */
export async function sourcesOf(database: Database, { companyId, from, to }: Range) {
  const currency = (await homeCurrency(database, companyId)) ?? null;
  const timeZone = await firmTimeZone(database, companyId);
  const since = new Date(startOfDay(from, timeZone));
  const until = new Date(startOfDay(addDays(to, 1), timeZone));
  const counted = await countedLeads(database, { companyId, timeZone, since, until });
  const { revenues, otherCurrencies } = await revenuesOf(database, companyId, counted, currency);
  return {
    currency,
    bySource: grouped(counted, revenues, ({ source }) => source),
    byPage: grouped(counted, revenues, ({ page }) => page),
    otherCurrencies,
    minutesToAnswer: await minutesToAnswer(database, companyId, since, until),
  };
}

async function countedLeads(database: Database, { companyId, timeZone, since, until }: Moments): Promise<Counted[]> {
  const isOne = and(
    eq(leads.companyId, companyId),
    ne(leads.state, 'spam'),
    gte(leads.createdAt, since),
    lt(leads.createdAt, until),
  );
  const rows = await database.select().from(leads).where(isOne).orderBy(asc(leads.createdAt));
  const dayAt = daysIn(timeZone);
  const firsts = await firstLeads(database, companyId);
  return rows.map(({ id, source, page, state, firstAnsweredAt, clientId, createdAt }) => ({
    ...{ source, page, state },
    isAnswered: firstAnsweredAt !== null,
    clientId: clientId !== null && firsts.get(clientId) === id ? clientId : null,
    day: dayAt(createdAt.getTime()),
  }));
}

/** Returns each client's first lead, which gets the credit for all of the client's revenue. */
async function firstLeads(database: Database, companyId: string): Promise<Map<string, string>> {
  const rows = await database
    .selectDistinctOn([leads.clientId], { clientId: leads.clientId, id: leads.id })
    .from(leads)
    .where(and(eq(leads.companyId, companyId), isNotNull(leads.clientId), ne(leads.state, 'spam')))
    .orderBy(leads.clientId, asc(leads.createdAt));
  return new Map(rows.map(({ clientId, id }) => [clientId ?? '', id]));
}

async function revenuesOf(database: Database, companyId: string, counted: readonly Counted[], currency: string | null) {
  const since = new Map(counted.flatMap(({ clientId, day }) => (clientId === null ? [] : [[clientId, day] as const])));
  const revenues = new Map<string, Revenue>([...since.keys()].map((id) => [id, { accepted: 0, invoiced: 0 }]));
  let otherCurrencies = 0;
  if (!since.size) return { revenues, otherCurrencies };
  for (const { clientId, acceptedOn, firstYearNet, currency: of } of await readAccepted(database, companyId)) {
    const revenue = clientId === null ? undefined : revenues.get(clientId);
    // One day of tolerance, because the firm may have changed its time zone.
    if (!clientId || !revenue || acceptedOn < addDays(since.get(clientId) ?? '', -1)) continue;
    if (of === currency) revenue.accepted += firstYearNet;
    else otherCurrencies++;
  }
  const { rows } = await database.execute<{ clientId: string; net: number; other: number }>(sql`
    select k.client_id as "clientId", coalesce(sum(i.subtotal) filter (where i.currency = ${currency}), 0)::float8 as net,
      (count(*) filter (where i.currency <> ${currency}))::int as other
    from jsonb_to_recordset(${JSON.stringify([...since].map(([id, day]) => ({ id, day })))}::jsonb) as it (id uuid, day date)
    join ${ledgerViews.customers} as k on k.client_id = it.id and k.company_id = ${companyId}
    join ${ledgerViews.invoices} as i on i.customer_id = k.id and i.issued_on >= it.day - 1
    group by 1`);
  for (const { clientId, net, other } of rows) {
    const revenue = revenues.get(clientId);
    if (revenue) revenue.invoiced += net;
    otherCurrencies += other;
  }
  return { revenues, otherCurrencies };
}

/** Orders by revenue, then by number of leads. */
function grouped(
  counted: readonly Counted[],
  revenues: ReadonlyMap<string, Revenue>,
  nameOf: (lead: Counted) => string,
): SourceRow[] {
  const rows = new Map<string, SourceRow>();
  for (const lead of counted) {
    const name = nameOf(lead);
    const row = rows.get(name) ?? { name, leads: 0, answered: 0, won: 0, clients: 0, accepted: 0, invoiced: 0 };
    const revenue = lead.clientId === null ? undefined : revenues.get(lead.clientId);
    rows.set(name, {
      ...row,
      leads: row.leads + 1,
      answered: row.answered + Number(lead.isAnswered),
      won: row.won + Number(lead.state === 'won'),
      clients: row.clients + Number(lead.clientId !== null),
      accepted: row.accepted + (revenue?.accepted ?? 0),
      invoiced: row.invoiced + (revenue?.invoiced ?? 0),
    });
  }
  const sum = ({ accepted, invoiced }: SourceRow) => accepted + invoiced;
  return [...rows.values()].sort(
    (one, other) => sum(other) - sum(one) || other.leads - one.leads || one.name.localeCompare(other.name, 'en'),
  );
}
