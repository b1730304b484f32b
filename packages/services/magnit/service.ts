import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { guides } from './schema';

/** Guides that visitors get for their e-mail address. */
export const service = defineService({
  name: 'magnit',
  calls,
  health: {
    magnit: (database) => database.execute(sql`SELECT 1 FROM ${guides} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    await database.delete(guides).where(inArray(guides.companyId, [...companyIds]));
  },
  open: () => ({ routes: () => {} }),
});
