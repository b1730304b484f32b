import { lastBilledTo, type PriceOfClient, pricesOfClients, readPriceRule } from '@services/insights/ports';
import type { Database } from '@suite/kernel/database/database';
import { type Line, line as lineSchema, type Recurrence } from '@suite/pricing/line';
import { newLine, pricedOf } from '@suite/pricing/new-line';
import { type SuggestedPrice, suggestedPrice } from '@suite/pricing/suggested-price';
import { addDays, addMonths } from '@suite/values/iso-day';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { services } from '../schema';
import { billingOf } from './ledger-billing';
import { nameOf, presentMetrics } from './ledger-prices';

interface Options {
  companyId: string;
  clientIds: readonly string[];
  /** In the firm's time zone. */
  today: string;
}

/** A recurring service that the ledger bills to a client, as the line of an offer. */
export interface BilledLine {
  clientId: string;
  /** Its name in the ledger. */
  service: string;
  currency: string;
  /** At the price and quantity that were last billed, from the next billing on. */
  line: Line;
  /** Whether its price was not raised for more than 18 months. */
  isStale: boolean;
  /** By the firm's rule; null when nothing suggests a price. */
  suggestion: SuggestedPrice | null;
}

/**
 * Returns the lines of offers for what the ledger bills to clients, with the texts of linked services in the price book. Empty
 * without a ledger.
 */
export async function billedLines(database: Database, { companyId, clientIds, today }: Options): Promise<BilledLine[]> {
  const set = await presentMetrics(database, companyId);
  if (!set) return [];
  const prices = await pricesOfClients(database, set, clientIds);
  const names = [...new Set(prices.map(({ service }) => service))];
  const billed = await lastBilledTo(database, set, { clientIds, services: names });
  const booked = await bookedAs(database, companyId, names);
  const rule = await readPriceRule(database, companyId);
  return prices.flatMap((price): BilledLine[] => {
    const { clientId, service, currency, isStale } = price;
    const is = (one: { service: string; currency: string }) => one.service === service && one.currency === currency;
    const book = booked.find(is)?.row;
    const quantity = billed.find((one) => is(one) && one.clientId === clientId)?.quantity ?? 1;
    const billing = billingOf(price.period);
    // A service whose billings fit no interval is charged on completion.
    const unwritten = { name: nameOf(service), billing: billing ?? 'completion' } as const;
    const line = newLine({
      ...(book ? { ...pricedOf(book), serviceId: book.id } : unwritten),
      // The ledger's price is for a whole unit: drivers would be charged on top of it.
      drivers: [],
      price: Math.round(price.price),
      quantity: Math.round(quantity * 1000) / 1000,
      startsOn: billing && nextBilling(price, billing, today),
    });
    if (!v.is(lineSchema, line)) return [];
    return [{ clientId, service, currency, line, isStale, suggestion: suggestedPrice(price, rule) }];
  });
}

/** Returns the day after what was billed; null when that is over. */
function nextBilling({ lastOn }: PriceOfClient, billing: Recurrence, today: string): string | null {
  const months = { weekly: 0, monthly: 1, quarterly: 3, yearly: 12 }[billing];
  const next = months ? addMonths(lastOn, months) : addDays(lastOn, 7);
  return next > today ? next : null;
}

/** Returns services of the price book by their names in the ledger, those in use first. */
async function bookedAs(database: Database, companyId: string, ledgerNames: readonly string[]) {
  const isLinked = and(eq(services.companyId, companyId), inArray(services.ledgerName, [...ledgerNames]));
  const rows = await database.select().from(services).where(isLinked).orderBy(asc(services.isArchived), asc(services.name));
  return rows.map((row) => ({ service: row.ledgerName, currency: row.currency, row }));
}
