import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type {} from '../facts';
import { firmOf } from '../records/firm';
import { lockLedger } from '../records/lock-ledger';
import { resolveRates } from '../records/resolve-rates';

/**
 * Updates the rates of a company's documents, and its metrics if an amount has changed.
 * @param isChanged true if the rate of one document has already changed an amount
 */
export async function followRates(transaction: Database, facts: Facts, companyId: string, isChanged = false): Promise<void> {
  await lockLedger(transaction, companyId);
  const firm = await firmOf(transaction, companyId);
  if (!firm?.currency) return;
  const changed = await resolveRates(transaction, companyId, firm.currency);
  if (!firm.metricsAsOf || (!changed && !isChanged)) return;
  await facts.append(transaction, 'rates.changed', { companyId, data: { asOf: firm.metricsAsOf } });
}
