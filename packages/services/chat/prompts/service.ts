import { defineService } from '@suite/kernel/service/service';
import { inArray, sql } from 'drizzle-orm';
import * as contract from './contract';
import { seedPrompts } from './demo/seed-prompts';
import { mountPrompts } from './routes/prompts';
import { prompts } from './schema';

/** Saved prompts of people, and the starters shared within their firms. */
export const service = defineService({
  name: 'spark',
  contracts: [contract],
  health: {
    spark: (database) => database.execute(sql`SELECT 1 FROM ${prompts} LIMIT 1`),
  },
  seed: seedPrompts,
  async removeCompanies(database, companyIds) {
    await database.delete(prompts).where(inArray(prompts.companyId, [...companyIds]));
  },
  open: (kernel) => ({ routes: (app) => mountPrompts(app, kernel) }),
});
