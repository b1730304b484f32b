import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { mountForms } from './routes/forms';
import { contactSettings, forms, leads, savedReplies } from './schema';

/** What visitors of the firm's website send: forms, leads, conversations and consent. */
export const service = defineService({
  name: 'mywebsite-contacts',
  calls,
  health: {
    'mywebsite-contacts': (database) => database.execute(sql`SELECT 1 FROM ${forms} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    for (const table of [contactSettings, forms, leads, savedReplies])
      await database.delete(table).where(inArray(table.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountForms(app, kernel) }),
});
