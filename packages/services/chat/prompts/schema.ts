import { boolean, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const sparkSchema = pgSchema('spark');

export const prompts = sparkSchema.table(
  'prompts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    isShared: boolean('is_shared').notNull(),
  },
  (table) => [uniqueIndex('prompts_title').on(table.companyId, table.userId, table.title)],
);
