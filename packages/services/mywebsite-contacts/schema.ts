import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core';

export const mywebsiteContactsSchema = pgSchema('mywebsite_contacts');

/** What a company keeps here. */
export const entries = mywebsiteContactsSchema.table(
  'entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [index('entries_company').on(table.companyId, table.name)],
);
