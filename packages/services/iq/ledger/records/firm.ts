import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import { insightsFirms } from '../schema/firms';
import { ledgerChanges } from '../schema/ledger';

/** Returns a company's firm; undefined before provisioning. */
export async function firmOf(database: Database, companyId: string) {
  const [firm] = await database.select().from(insightsFirms).where(eq(insightsFirms.companyId, companyId));
  return firm;
}

/** Sets the as-of date of a company's metrics, and deletes the changes recorded before. */
export async function settleChanges(transaction: Database, companyId: string, asOf: string): Promise<void> {
  await transaction.delete(ledgerChanges).where(eq(ledgerChanges.companyId, companyId));
  await transaction.update(insightsFirms).set({ metricsAsOf: asOf }).where(eq(insightsFirms.companyId, companyId));
}

/**
 * Returns the firm's currency. While nobody has set it, it is the currency of most invoices with a rate of 1 or none, or of bills
 * or vendor payments if there are no such invoices; undefined if the ledger has none of them.
 */
export async function homeCurrency(database: Database, companyId: string): Promise<string | undefined> {
  const firm = await firmOf(database, companyId);
  if (!firm) return undefined;
  if (firm.currency) return firm.currency;
  const { rows } = await database.execute<{ currency: string }>(sql`
    select currency from (
      select 1 as place, currency, currency_rate from ledger.invoices where company_id = ${companyId}
      union all select 2, currency, currency_rate from ledger.bills where company_id = ${companyId}
      union all select 3, currency, currency_rate from ledger.vendor_payments where company_id = ${companyId}
    ) as document
    where currency_rate is null or currency_rate = 1
    group by place, currency order by place, count(*) desc, currency limit 1`);
  const currency = rows[0]?.currency;
  if (currency) await database.update(insightsFirms).set({ currency }).where(eq(insightsFirms.companyId, companyId));
  return currency;
}
