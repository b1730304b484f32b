import { lastBilledTo } from '@services/insights/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { services } from '../schema';
import { presentMetrics } from './ledger-prices';

interface Options {
  companyId: string;
  clientIds: readonly string[];
  /** Of the price book. */
  serviceIds: readonly string[];
}

/** What a client was last billed for a service of the price book: of a unit, in minor units of `currency`. */
export interface Billed {
  clientId: string;
  serviceId: string;
  currency: string;
  price: number;
  quantity: number;
}

/** What clients were last billed for services of the price book that name one of the ledger; none without a ledger. */
export async function lastBilled(database: Database, { companyId, clientIds, serviceIds }: Options): Promise<Billed[]> {
  const set = serviceIds.length ? await presentMetrics(database, companyId) : undefined;
  if (!set) return [];
  const isAsked = and(eq(services.companyId, companyId), inArray(services.id, [...serviceIds]), ne(services.ledgerName, ''));
  const { id, ledgerName } = services;
  const named = await database.select({ id, ledgerName }).from(services).where(isAsked);
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
