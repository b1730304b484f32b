import { invoicedInYear, pricesOfClient } from '@services/insights/ports';
import type { Database } from '@suite/kernel/database/database';
import { isRecurring, type Line } from '@suite/pricing/line';
import { and, eq, inArray } from 'drizzle-orm';
import { services } from '../schema';
import { billingOf } from './ledger-billing';
import { presentMetrics } from './ledger-prices';

interface Offered {
  companyId: string;
  clientId: string;
  currency: string;
  lines: readonly Line[];
}

/** What a client was invoiced in the past year for the services of lines; minor units without tax. */
export interface LastYear {
  /** The last of its 365 days: the ledger's as-of date. */
  to: string;
  /** The total of these services. */
  invoiced: number;
  /** The unit price when it was last billed; null for a service that the client was not invoiced for. */
  prices: { lineName: string; price: number | null }[];
}

const keyOf = (name: string) => name.trim().toLowerCase();

/**
 * Compares lines with the services that a client was invoiced for, by the ledger name of the line's service or else by the line's
 * own name. Lines that the ledger does not know are left out, and recurring ones that it bills at other intervals. Null when no
 * line is left, or when the ledger does not cover the year.
 */
export async function lastYearOf(
  database: Database,
  { companyId, clientId, currency, lines }: Offered,
): Promise<LastYear | null> {
  const set = await presentMetrics(database, companyId);
  const billed = set && (await invoicedInYear(database, set, clientId));
  if (!billed) return null;
  const known = new Map(billed.filter((one) => one.currency === currency).map((one) => [keyOf(one.service), one]));
  const periods = new Map(
    (await pricesOfClient(database, set, clientId)).map((one) => [`${one.service} ${one.currency}`, one.period]),
  );
  const ledgerNames = await ledgerNamesOf(database, companyId, lines);
  const prices = new Map<string, number | null>();
  const compared = new Map<string, number>();
  for (const line of lines) {
    const ledgerName = line.serviceId ? ledgerNames.get(line.serviceId) : undefined;
    const service = known.get(keyOf(ledgerName || line.name));
    const period = service && periods.get(`${service.service} ${currency}`);
    const isOtherwise = isRecurring(line.billing) && period !== undefined && billingOf(period) !== line.billing;
    if (isOtherwise || (!service && !ledgerName)) continue;
    prices.set(line.name, service ? Math.round(service.price) : null);
    if (service) compared.set(service.service, service.invoiced);
  }
  if (compared.size === 0) return null;
  return {
    to: set.asOf,
    invoiced: [...compared.values()].reduce((sum, amount) => sum + amount, 0),
    prices: [...prices].map(([lineName, price]) => ({ lineName, price })),
  };
}

async function ledgerNamesOf(database: Database, companyId: string, lines: readonly Line[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ serviceId }) => serviceId ?? []);
  if (!ids.length) return new Map();
  const { id, ledgerName } = services;
  const rows = await database
    .select({ id, ledgerName })
    .from(services)
    .where(and(eq(services.companyId, companyId), inArray(id, ids)));
  return new Map(rows.map((row) => [row.id, row.ledgerName]));
}
