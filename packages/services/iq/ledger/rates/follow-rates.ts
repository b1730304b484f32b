import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type {} from '../facts';
import { firmOf } from '../records/firm';
import { lockLedger } from '../records/lock-ledger';
import { resolveRates } from '../records/resolve-rates';

/**
 * Brings a company's documents to the rates as they are now, and lets its metrics follow when an amount has changed.
 * @param isChanged an amount has changed already, by the rate of one document
 */
export async function followRates(transaction: Database, facts: Facts, companyId: string, isChanged = false): Promise<void> {
  await lockLedger(transaction, companyId);
  const firm = await firmOf(transaction, companyId);
  if (!firm?.currency) return;
  const changed = await resolveRates(transaction, companyId, firm.currency);
  if (!firm.metricsAsOf || (!changed && !isChanged)) return;
  await facts.append(transaction, 'rates.changed', { companyId, data: { asOf: firm.metricsAsOf } });
}
