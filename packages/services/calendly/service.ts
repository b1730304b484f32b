import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { calendars } from './schema';

/** Appointments that visitors of the firm's website book. */
export const service = defineService({
  name: 'calendly',
  calls,
  health: {
    calendly: (database) => database.execute(sql`SELECT 1 FROM ${calendars} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    await database.delete(calendars).where(inArray(calendars.companyId, [...companyIds]));
  },
  open: () => ({ routes: () => {} }),
});
