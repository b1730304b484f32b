import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core';

export const solutionhubVendorsSchema = pgSchema('solutionhub_vendors');

/** What a company keeps here. */
export const entries = solutionhubVendorsSchema.table(
  'entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('entries_company').on(table.companyId, table.name)],
);
