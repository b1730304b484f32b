import { namesById } from '@services/identity/ports';
import { ledgerNames, offerSettings } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { isoDayOf } from '@suite/values/day-number';
import { firstDay, lastDay } from '@suite/values/month';
import { dayIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import { type Leakage, type LeakageState, leakageStates } from '../contract/revenue';
import { leakageDismissals, writtenInvoices } from '../schema';
import { acceptedServices } from './accepted-services';
import { invoicedOf, reachOf } from './invoiced';
import { type Client, endedMonths, leakageOf, type Written } from './leakage';
import { byClient, readAccepted } from './read-accepted';

/** Past months that are listed. */
const MONTHS = 12;

interface Query {
  find: string;
  state?: LeakageState | undefined;
  sort: 'month' | 'client' | 'accepted' | 'missing';
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/** Returns a page of what a company's clients accepted and what its ledger invoiced them, by client, month and currency. */
export async function listLeakage(database: Database, companyId: string, query: Query, now: number) {
  const { timeZone } = await offerSettings(database, companyId);
  const months = endedMonths(dayIn(timeZone, now), MONTHS);
  const [first = '', last = ''] = [months[0], months.at(-1)];
  const accepted = await readAccepted(database, companyId);
  const written = await writtenOf(database, companyId);
  const clients = byClient(accepted).flatMap((own): Client[] => {
    const [one] = own;
    if (!one) return [];
    const { clientId, clientName: name, isLinked } = one;
    const invoices = own.flatMap(({ id, currency }) => (written.get(id) ?? []).map((invoice) => ({ ...invoice, currency })));
    return [{ clientId, name, isLinked, services: acceptedServices(own), written: invoices }];
  });
  const names = await ledgerNames(database, companyId);
  const invoiced = await invoicedOf(database, {
    companyId,
    clientIds: clients.flatMap(({ clientId }) => clientId ?? []),
    services: [...new Set(names.values())],
    from: isoDayOf(firstDay(first)),
    before: isoDayOf(lastDay(last) + 1),
  });
  const reach = await reachOf(database, companyId);
  const dismissals = await dismissalsOf(database, companyId);
  const all = leakageOf(clients, { months, reach, invoiced, ledgerNames: names }).map((row): Leakage => {
    const dismissal = dismissals.get(`${row.clientKey} ${row.month} ${row.currency}`);
    return dismissal && row.state !== 'invoiced' ? { ...row, state: 'dismissed', dismissal } : row;
  });
  const rows = arranged(all, query);
  return {
    asOf: reach?.to ?? null,
    from: first,
    to: last,
    rows: rows.slice(query.offset, query.offset + query.limit),
    total: rows.length,
    counts: countsOf(all),
    sums: sumsOf(all),
  };
}

/** Returns the invoices that the suite wrote to the ledger, by proposal. */
async function writtenOf(database: Database, companyId: string) {
  const found = new Map<string, Omit<Written, 'currency'>[]>();
  const rows = await database.select().from(writtenInvoices).where(eq(writtenInvoices.companyId, companyId));
  for (const { proposalId, on, lines } of rows) found.set(proposalId, [...(found.get(proposalId) ?? []), { on, lines }]);
  return found;
}

/** Returns dismissals by client, month and currency. */
async function dismissalsOf(database: Database, companyId: string) {
  const rows = await database.select().from(leakageDismissals).where(eq(leakageDismissals.companyId, companyId));
  const names = await namesById(
    database,
    rows.map(({ userId }) => userId),
  );
  return new Map(
    rows.map(({ client, month, currency, reason, userId, at }) => [
      `${client} ${month} ${currency}`,
      { reason, by: names.get(userId) ?? '', at: at.toISOString() },
    ]),
  );
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compared: Record<Query['sort'], (one: Leakage, other: Leakage) => number> = {
  month: (one, other) => collator.compare(one.month, other.month),
  client: (one, other) => collator.compare(one.client, other.client),
  accepted: (one, other) => one.accepted - other.accepted,
  missing: (one, other) => (one.missing ?? 0) - (other.missing ?? 0),
};

/** Sorts rows; those with equal values by month, newest first, then by client. */
function arranged(all: readonly Leakage[], { find, state, sort, order }: Query): Leakage[] {
  const words = find.toLowerCase();
  const turn = order === 'ascending' ? 1 : -1;
  return all
    .filter((row) => (!state || row.state === state) && row.client.toLowerCase().includes(words))
    .sort((one, other) => turn * compared[sort](one, other) || -compared.month(one, other) || compared.client(one, other));
}

const countsOf = (all: readonly Leakage[]) =>
  Object.fromEntries(leakageStates.map((state) => [state, all.filter((row) => row.state === state).length])) as Record<
    LeakageState,
    number
  >;

const sumsOf = (all: readonly Leakage[]) =>
  [...new Set(all.map(({ currency }) => currency))].sort().map((currency) => {
    const own = all.filter((row) => row.currency === currency);
    const open = own.filter(({ state }) => state !== 'dismissed');
    const [known, unknown] = [open.filter(({ gap }) => !gap), open.filter(({ gap }) => gap)];
    const sum = (rows: readonly Leakage[], of: (row: Leakage) => number) => rows.reduce((total, row) => total + of(row), 0);
    return {
      currency,
      accepted: sum(known, ({ accepted, unlinked }) => accepted - unlinked),
      missing: sum(known, ({ missing }) => missing ?? 0),
      unavailable: sum(unknown, ({ accepted }) => accepted) + sum(known, ({ unlinked }) => unlinked),
    };
  });
