import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type {} from '../facts';
import type { LedgerSource } from '../schema/ledger';
import { firmOf, homeCurrency } from './firm';
import { linkClients } from './link-clients';
import { lockLedger } from './lock-ledger';
import { resolveRates } from './resolve-rates';

interface Import {
  companyId: string;
  source: LedgerSource;
  /** Of the run. */
  number: number;
  /** The day that the source was read of, as it stands in the ledger now. */
  asOf: string;
}

/**
 * What follows each import: customers are linked to clients, documents without a rate get the one that is known, and the
 * ledger stands for the latest import's day.
 */
export async function followLedger(
  { database, facts }: { database: Database; facts: Facts },
  { companyId, source, number, asOf: day }: Import,
): Promise<void> {
  await linkClients(database, { companyId, source, number });
  await database.transaction(async (transaction) => {
    // Before the day is looked at, for another import may be at its end, too.
    await lockLedger(transaction, companyId);
    const home = await homeCurrency(transaction, companyId);
    if (home) await resolveRates(transaction, companyId, home);
    const firm = await firmOf(transaction, companyId);
    // A file may be of an earlier day than what another source has brought.
    const asOf = firm?.metricsAsOf && firm.metricsAsOf > day ? firm.metricsAsOf : day;
    await facts.append(transaction, 'ledger.changed', { companyId, data: { asOf } });
  });
}
