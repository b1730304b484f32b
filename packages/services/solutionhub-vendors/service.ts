import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { mountEntries } from './routes/entries';
import { entries } from './schema';

/** The directory of vendors, what the firm pays them, reviews and introductions. */
export const service = defineService({
  name: 'solutionhub-vendors',
  calls,
  health: {
    'solutionhub-vendors': (database) => database.execute(sql`SELECT 1 FROM ${entries} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    await database.delete(entries).where(inArray(entries.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountEntries(app, kernel) }),
});
