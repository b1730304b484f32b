import { vendorCharges } from '@services/insights/ports';
import { books } from '@services/ledger/ports';
import { dayOf } from '@suite/insights/calendar';
import { subscriptionOf } from '@suite/insights/vendors/subscription';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { payments } from '../schema';

/** Firms with fewer clients than the first of these are alike, than the second, and so on. */
const bounds = [50, 200, 1000];

const bandOf = (clients: number) => bounds.filter((bound) => clients >= bound).length;

/**
 * Notes what a firm pays each of its vendors in a month, for what other firms are told of their peers from five on. Sample
 * data are nobody's bills, and are not noted.
 */
export async function recordPayments(transaction: Database, companyId: string): Promise<void> {
  await transaction.delete(payments).where(eq(payments.companyId, companyId));
  const charged = await vendorCharges(transaction, companyId);
  if (!charged || charged.isSample) return;
  const clients = await transaction.$count(books.clients, eq(books.clients.companyId, companyId));
  const asOf = dayOf(charged.asOf);
  const rows = charged.vendors.flatMap(({ vendor, charges }) => {
    const found = subscriptionOf(
      charges.map(({ on, amount }) => ({ on: dayOf(on), amount })),
      asOf,
    );
    if (!found?.isActive) return [];
    const { monthly } = found;
    return [{ companyId, vendorKey: vendor, currency: charged.currency, monthly, band: bandOf(clients) }];
  });
  for (let at = 0; at < rows.length; at += 1000) await transaction.insert(payments).values(rows.slice(at, at + 1000));
}
