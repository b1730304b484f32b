import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core';

export const mywebsiteAdminSchema = pgSchema('mywebsite_admin');

/** What a company keeps here. */
export const entries = mywebsiteAdminSchema.table(
  'entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('entries_company').on(table.companyId, table.name)],
);
