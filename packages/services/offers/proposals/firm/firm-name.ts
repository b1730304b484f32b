import { companyName } from '@services/identity/ports';
import { firmOf } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';

/** How a company calls itself to its clients: as its firm is named in insights, else as in its account. */
export const firmName = async (database: Database, companyId: string): Promise<string> =>
  (await firmOf(database, companyId))?.name ?? (await companyName(database, companyId));
