import type { Database } from '@suite/kernel/database/database';
import { and, eq, gt } from 'drizzle-orm';
import { metricClients } from '../schema/metrics';
import type { MetricSet } from './metric-set';

/** How a client pays, in minor units of the firm's currency; null for values that the ledger does not provide. */
export interface PaymentHabit {
  isLatePayer: boolean;
  daysLate: number | null;
  open: number | null;
  overdue: number | null;
}

/** Returns how a client pays; undefined for a client that the set's ledger does not contain. */
export async function paymentHabitOf(database: Database, { id }: MetricSet, clientId: string): Promise<PaymentHabit | undefined> {
  const { badge, daysLate, open, overdue } = metricClients;
  const [row] = await database
    .select({ badge, daysLate, open, overdue })
    .from(metricClients)
    .where(and(eq(metricClients.setId, id), eq(metricClients.clientId, clientId), gt(metricClients.ledgerCustomers, 0)));
  if (!row) return undefined;
  const { badge: given, ...numbers } = row;
  return { isLatePayer: given === 'late-payer', ...numbers };
}
