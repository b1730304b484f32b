import { companyName } from '@services/identity/ports';
import { firmOf } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';

/** Returns a company's name for its clients: the name of its firm in insights, or else of its account. */
export const firmName = async (database: Database, companyId: string): Promise<string> =>
  (await firmOf(database, companyId))?.name ?? (await companyName(database, companyId));
