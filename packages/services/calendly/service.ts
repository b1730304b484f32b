import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { mountEntries } from './routes/entries';
import { entries } from './schema';

/** Appointments that visitors of the firm&#x27;s website book. */
export const service = defineService({
  name: 'calendly',
  calls,
  health: {
    calendly: (database) => database.execute(sql`SELECT 1 FROM ${entries} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    await database.delete(entries).where(inArray(entries.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountEntries(app, kernel) }),
});
