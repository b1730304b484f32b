import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { mountEntries } from './routes/entries';
import { entries } from './schema';

/** The improvement plan: tasks with an owner, a due date and an effect that is measured. */
export const service = defineService({
  name: 'firm-improvement',
  calls,
  health: {
    'firm-improvement': (database) => database.execute(sql`SELECT 1 FROM ${entries} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    await database.delete(entries).where(inArray(entries.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountEntries(app, kernel) }),
});
