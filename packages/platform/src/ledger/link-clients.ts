import { and, asc, eq, exists, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { clients } from '../database/schema/insights';
import { type LedgerSource, ledgerCustomers, ledgerInvoices, ledgerVendors } from '../database/schema/ledger';
import { lockLedger } from './lock-ledger';

const PAGE = 500;

const keyOf = (name: typeof clients.name | typeof ledgerCustomers.name) => sql<string>`lower(btrim(${name}))`;

interface Customer {
  id: number;
  sourceId: string;
  name: string;
  /** What equal names have in common. */
  key: string;
}

/**
 * Links every customer of a source without a client to the client of the same name, made when there is none
 * (design §4, "clients and ledger customers"). A contact that sent bills and was never invoiced
 * is a vendor and stays without. Page by page, each in a transaction.
 */
export async function linkClients(database: Database, companyId: string, source: LedgerSource): Promise<void> {
  for (let after = '', isLast = false; !isLast; ) {
    const page = await database.transaction(async (transaction) => {
      await lockLedger(transaction, companyId);
      const customers = await unlinkedCustomers(transaction, companyId, source, after);
      if (customers.length) await link(transaction, customers, await clientsFor(transaction, companyId, customers));
      return customers;
    });
    after = page.at(-1)?.sourceId ?? after;
    isLast = page.length < PAGE;
  }
}

function unlinkedCustomers(database: Database, companyId: string, source: LedgerSource, after: string): Promise<Customer[]> {
  const { id, name, sourceId, clientId } = ledgerCustomers;
  const bills = database
    .select({ id: ledgerVendors.id })
    .from(ledgerVendors)
    .where(and(eq(ledgerVendors.companyId, companyId), eq(ledgerVendors.source, source), eq(ledgerVendors.sourceId, sourceId)));
  const sales = database.select({ id: ledgerInvoices.id }).from(ledgerInvoices).where(eq(ledgerInvoices.customerId, id));
  return database
    .select({ id, sourceId, name, key: keyOf(name) })
    .from(ledgerCustomers)
    .where(
      and(
        eq(ledgerCustomers.companyId, companyId),
        eq(ledgerCustomers.source, source),
        gt(sourceId, after),
        isNull(clientId),
        or(not(exists(bills)), exists(sales)),
      ),
    )
    .orderBy(asc(sourceId))
    .limit(PAGE);
}

/** The client of each key: the earliest of its name, or a new one. */
async function clientsFor(database: Database, companyId: string, customers: readonly Customer[]): Promise<Map<string, string>> {
  // Read backwards, so that the first has the last word; so below.
  const names = new Map(customers.toReversed().map(({ key, name }) => [key, name.trim()]));
  const { id, name, createdAt } = clients;
  const found = await database
    .select({ id, key: keyOf(name) })
    .from(clients)
    .where(and(eq(clients.companyId, companyId), inArray(keyOf(name), [...names.keys()])))
    .orderBy(asc(createdAt), asc(id));
  const ids = new Map(found.toReversed().map((client) => [client.key, client.id]));
  const missing = [...names].filter(([key]) => !ids.has(key)).map(([, missingName]) => ({ companyId, name: missingName }));
  if (!missing.length) return ids;
  const made = await database
    .insert(clients)
    .values(missing)
    .returning({ id, key: keyOf(name) });
  return new Map([...ids, ...made.map((client) => [client.key, client.id] as const)]);
}

async function link(database: Database, customers: readonly Customer[], clientIds: Map<string, string>): Promise<void> {
  const pairs: SQL[] = customers.flatMap(({ id, key }) => {
    const client = clientIds.get(key);
    return client ? [sql`(${id}::bigint, ${client}::uuid)`] : [];
  });
  await database.execute(sql`
    update ${ledgerCustomers} set client_id = pairs.client
    from (values ${sql.join(pairs, sql`, `)}) as pairs (customer, client)
    where ${ledgerCustomers.id} = pairs.customer`);
}
