import { lastBilledTo } from '@services/insights/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { services } from '../schema';
import { presentMetrics } from './ledger-prices';

interface Options {
  companyId: string;
  clientIds: readonly string[];
  /** Ids in the price book. */
  serviceIds: readonly string[];
}

/** The last price of a unit that a client was billed for a service of the price book, in minor units of `currency`. */
export interface Billed {
  clientId: string;
  serviceId: string;
  currency: string;
  price: number;
  quantity: number;
}

/**
 * Returns the last prices that clients were billed for services of the price book that are linked to the ledger; empty without a
 * ledger.
 */
export async function lastBilled(database: Database, { companyId, clientIds, serviceIds }: Options): Promise<Billed[]> {
  const set = serviceIds.length ? await presentMetrics(database, companyId) : undefined;
  if (!set) return [];
  const isRequested = and(eq(services.companyId, companyId), inArray(services.id, [...serviceIds]), ne(services.ledgerName, ''));
  const { id, ledgerName } = services;
  const named = await database.select({ id, ledgerName }).from(services).where(isRequested);
  const billed = await lastBilledTo(database, set, { clientIds, services: named.map((one) => one.ledgerName) });
  return named.flatMap((one) =>
    billed
      .filter(({ service }) => service === one.ledgerName)
      .map(({ clientId, currency, price, quantity }) => ({
        clientId,
        serviceId: one.id,
        currency,
        price: Math.round(price),
        quantity: Math.round(quantity * 1000) / 1000,
      })),
  );
}
