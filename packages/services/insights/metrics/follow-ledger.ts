import { linkClients } from '@services/ledger/records/link-clients';
import { lockLedger } from '@services/ledger/records/lock-ledger';
import { insightsFirms } from '@services/ledger/schema/firms';
import type { LedgerSource } from '@services/ledger/schema/ledger';
import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { refreshFigures } from './refresh-figures';

interface Import {
  companyId: string;
  source: LedgerSource;
  /** The moment that the source was read as it stands in the ledger now. */
  at: Date;
}

/** What follows on each import: customers have their clients, and the figures are of the latest one's day. */
export async function followLedger(database: Database, { companyId, source, at }: Import): Promise<void> {
  await linkClients(database, companyId, source);
  const day = at.toISOString().slice(0, 10);
  await database.transaction(async (transaction) => {
    // Before the day is looked at, for another import may be at its end, too.
    await lockLedger(transaction, companyId);
    const [firm] = await transaction
      .select({ figuresAsOf: insightsFirms.figuresAsOf })
      .from(insightsFirms)
      .where(eq(insightsFirms.companyId, companyId));
    // A file may be of an earlier day than what another source has brought.
    const asOf = firm?.figuresAsOf && firm.figuresAsOf > day ? firm.figuresAsOf : day;
    await refreshFigures(transaction, companyId, asOf);
  });
}
