import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type {} from '../facts';
import type { LedgerSource } from '../schema/ledger';
import { firmOf, homeCurrency } from './firm';
import { linkClients } from './link-clients';
import { lockLedger } from './lock-ledger';
import { resolveRates } from './resolve-rates';

interface Import {
  /** The id of the run. */
  id: string;
  companyId: string;
  source: LedgerSource;
  /** The number of the run. */
  number: number;
  /** The as-of date of the source in this import. */
  asOf: string;
}

/**
 * Completes each import: links customers to clients, gives documents without a rate the known one, and sets the ledger to the
 * as-of date of the latest import.
 */
export async function followLedger(
  { database, facts }: { database: Database; facts: Facts },
  { id, companyId, source, number, asOf: day }: Import,
): Promise<void> {
  await linkClients(database, { companyId, source, number });
  await database.transaction(async (transaction) => {
    // Locks before reading the as-of date, because another import may be finishing too.
    await lockLedger(transaction, companyId);
    const home = await homeCurrency(transaction, companyId);
    if (home) await resolveRates(transaction, companyId, home);
    const firm = await firmOf(transaction, companyId);
    // A file may be older than what another source has imported.
    const asOf = firm?.metricsAsOf && firm.metricsAsOf > day ? firm.metricsAsOf : day;
    await facts.append(transaction, 'ledger.changed', { companyId, data: { asOf, runId: id } });
  });
}
