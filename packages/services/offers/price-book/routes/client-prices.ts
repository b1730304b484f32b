import { type PriceOfClient, paymentHabitOf, pricesOfClient, type ServicePrice, servicePrices } from '@services/insights/ports';
import { ledgerViews } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/client-prices';
import { MAX_LEDGER_SERVICES, MIN_CLIENTS, presentMetrics } from '../price-book/ledger-prices';

/** What the token's company sees about a client while somebody types a price. */
export function mountClientPrices(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getClientPrices,
    { summary: 'What a client and the others pay for recurring services, and how the client pays' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const clientId = await requireClient(database, companyId, params.clientId);
      const set = await presentMetrics(database, companyId);
      if (!set) return { asOf: null, prices: [], payment: null };
      const firm = await servicePrices(database, set.id, MAX_LEDGER_SERVICES);
      const own = await pricesOfClient(database, set, clientId);
      const habit = await paymentHabitOf(database, set, clientId);
      return {
        asOf: set.asOf,
        prices: besideEachOther(firm, own),
        payment: habit ? { ...habit, currency: set.home } : null,
      };
    },
  );

  route(
    app,
    kernel,
    contract.findClients,
    { summary: 'Clients of the firm whose name has a text' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { offset, limit } = query;
      const { rows } = await database.execute<contract.OfferedClient & Record<string, unknown>>(sql`
      select c.id as "clientId", c.name, coalesce(c.email, (
        select k.email from ledger_views.customers as k
        where k.company_id = ${companyId} and k.client_id = c.id and k.email is not null order by k.id limit 1
      )) as email
      from ledger_views.clients as c
      where c.company_id = ${companyId} and position(lower(${query.find}) in lower(c.name)) > 0
      order by position(lower(${query.find}) in lower(c.name)) > 1, lower(c.name), c.id
      offset ${offset} limit ${limit}`);
      const found = sql`company_id = ${companyId} and position(lower(${query.find}) in lower(name)) > 0`;
      return { clients: rows, total: await database.$count(ledgerViews.clients, found) };
    },
  );
}

/**
 * Returns the id of a company's client; for a merged client, that of the client it was merged into. @throws SuiteError
 * `not_found`
 */
async function requireClient(database: Database, companyId: string, requested: string): Promise<string> {
  const { clients, mergedClients: merged } = ledgerViews;
  if (isUuid(requested)) {
    const own = and(eq(clients.companyId, companyId), eq(clients.id, requested));
    const [client] = await database.select({ id: clients.id }).from(clients).where(own);
    if (client) return client.id;
    const gone = and(eq(merged.companyId, companyId), eq(merged.id, requested));
    const [into] = await database.select({ id: merged.mergedInto }).from(merged).where(gone);
    if (into?.id) return into.id;
  }
  throw new SuiteError('not_found', 'There is no such client in your company.');
}

function besideEachOther(firm: readonly ServicePrice[], own: readonly PriceOfClient[]): contract.ClientPrice[] {
  const key = ({ service, currency }: { service: string; currency: string }) => JSON.stringify([service, currency]);
  const firmBy = new Map(firm.map((one) => [key(one), one]));
  const ownBy = new Map(own.map((one) => [key(one), one]));
  return [...new Set([...ownBy.keys(), ...firmBy.keys()])].map((each) => {
    const [ofFirm, ofClient] = [firmBy.get(each), ownBy.get(each)];
    const { service, currency } = (ofClient ?? ofFirm) as PriceOfClient | ServicePrice;
    return { service, currency, firm: priceOfFirm(ofFirm), client: priceOfClient(ofClient) };
  });
}

function priceOfFirm(of: ServicePrice | undefined): contract.ClientPrice['firm'] {
  if (!of || of.clients < MIN_CLIENTS) return null;
  const { median, lowest, highest, clients } = of;
  return { median: Math.round(median), lowest: Math.round(lowest), highest: Math.round(highest), clients };
}

function priceOfClient(of: PriceOfClient | undefined): contract.ClientPrice['client'] {
  if (!of) return null;
  const { price, since, isIncrease, months, realChange, isEnded } = of;
  return { price: Math.round(price), since, isIncrease, months, realChange, isEnded };
}
