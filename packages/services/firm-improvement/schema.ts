import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core';

export const firmImprovementSchema = pgSchema('firm_improvement');

/** What a company keeps here. */
export const entries = firmImprovementSchema.table(
  'entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('entries_company').on(table.companyId, table.name)],
);
