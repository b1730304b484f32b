import { pricesOfClient, quantityLastBilled, readPriceRule } from '@services/insights/ports';
import type { Database } from '@suite/kernel/database/database';
import { type Line, line as lineSchema } from '@suite/pricing/line';
import { newLine, pricedOf } from '@suite/pricing/new-line';
import { suggestedPrice } from '@suite/pricing/suggested-price';
import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { services } from '../schema';
import { billingOf } from './ledger-billing';
import { nameOf, presentMetrics } from './ledger-prices';

interface Options {
  companyId: string;
  clientId: string;
  /** Its name in the ledger. */
  ledgerService: string;
}

/**
 * Returns the line of an offer for a service that the ledger bills to a client: with the texts of the linked service in the price
 * book, at the suggested price or else the client's own, and with the quantity that was last billed. Undefined when the ledger
 * does not bill it to the client.
 */
export async function lineOfLedgerService(
  database: Database,
  { companyId, clientId, ledgerService }: Options,
): Promise<{ line: Line; currency: string } | undefined> {
  const set = await presentMetrics(database, companyId);
  if (!set) return undefined;
  const billed = (await pricesOfClient(database, set, clientId)).filter(({ service }) => service === ledgerService);
  const own = billed.find(({ currency }) => currency === set.home) ?? billed[0];
  if (!own) return undefined;
  const { currency } = own;
  const booked = await bookedAs(database, { companyId, ledgerService, currency });
  const quantity = await quantityLastBilled(database, set, { ...own, clientId });
  // A service whose billings fit no interval is charged on completion.
  const unwritten = { name: nameOf(ledgerService), billing: billingOf(own.period) ?? 'completion' } as const;
  const line = newLine({
    ...(booked ? { ...pricedOf(booked), serviceId: booked.id } : unwritten),
    // The ledger's price is for a whole unit: drivers would be charged on top of it.
    drivers: [],
    price: suggestedPrice(own, await readPriceRule(database, companyId))?.price ?? Math.round(own.price),
    quantity: Math.round(quantity * 1000) / 1000,
  });
  return v.is(lineSchema, line) ? { line, currency } : undefined;
}

async function bookedAs(database: Database, of: { companyId: string; ledgerService: string; currency: string }) {
  const [row] = await database
    .select()
    .from(services)
    .where(
      and(eq(services.companyId, of.companyId), eq(services.ledgerName, of.ledgerService), eq(services.currency, of.currency)),
    )
    .orderBy(asc(services.isArchived), asc(services.name))
    .limit(1);
  return row;
}
