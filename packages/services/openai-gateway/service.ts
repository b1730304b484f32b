import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import { calls } from './calls';
import { mountEntries } from './routes/entries';
import { entries } from './schema';

/** Conversations about the firm, answered by an OpenAI-compatible model or by typed lookup. */
export const service = defineService({
  name: 'openai-gateway',
  calls,
  health: {
    'openai-gateway': (database) => database.execute(sql`SELECT 1 FROM ${entries} LIMIT 1`),
  },
  async removeCompanies(database, companyIds) {
    await database.delete(entries).where(inArray(entries.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountEntries(app, kernel) }),
});
