import { vendorCharges } from '@services/insights/ports';
import { ledgerViews } from '@services/ledger/ports';
import { subscriptionOf } from '@suite/insights/vendors/subscription';
import type { Database } from '@suite/kernel/database/database';
import { dayNumberOf } from '@suite/values/day-number';
import { eq } from 'drizzle-orm';
import { payments } from '../schema';

/** Numbers of clients at which one group of firms ends and the next starts; firms of the same group are peers. */
const bounds = [50, 200, 1000];

const bandOf = (clients: number) => bounds.filter((bound) => clients >= bound).length;

/**
 * Records what a firm pays each of its vendors per month; other firms see it combined with at least four more. Sample data are
 * not real bills and are not recorded.
 */
export async function recordPayments(transaction: Database, companyId: string): Promise<void> {
  await transaction.delete(payments).where(eq(payments.companyId, companyId));
  const charged = await vendorCharges(transaction, companyId);
  if (!charged || charged.isSample) return;
  const clients = await transaction.$count(ledgerViews.clients, eq(ledgerViews.clients.companyId, companyId));
  const asOf = dayNumberOf(charged.asOf);
  const rows = charged.vendors.flatMap(({ vendor, charges }) => {
    const found = subscriptionOf(
      charges.map(({ on, amount }) => ({ on: dayNumberOf(on), amount })),
      asOf,
    );
    if (!found?.isActive) return [];
    const { monthly } = found;
    return [{ companyId, vendorKey: vendor, currency: charged.currency, monthly, band: bandOf(clients) }];
  });
  for (let at = 0; at < rows.length; at += 1000) await transaction.insert(payments).values(rows.slice(at, at + 1000));
}
