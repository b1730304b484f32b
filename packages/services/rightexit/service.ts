import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { mountEntries } from './routes/entries';
import { entries } from './schema';

/** What the practice is worth, how ready it is for an exit, and why. */
export const service = defineService({
  name: 'rightexit',
  calls,
  health: {
    rightexit: (database) => database.execute(sql`SELECT 1 FROM ${entries} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    await database.delete(entries).where(inArray(entries.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountEntries(app, kernel) }),
});
