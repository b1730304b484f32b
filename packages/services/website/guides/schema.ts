import { bytes, moment } from '@suite/kernel/database/columns';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const magnitSchema = pgSchema('magnit');

/** Guides that visitors get in exchange for their e-mail address. */
export const guides = magnitSchema.table(
  'guides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The `mywebsite-contacts` form that asks for the address. */
    formId: uuid('form_id').notNull(),
    fileId: uuid('file_id'),
    fileName: text('file_name').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('guides_title').on(table.companyId, sql`lower(${table.title})`)],
);

/** Mailed links. Each returns the file once. */
export const guideLinks = magnitSchema.table(
  'links',
  {
    hash: bytes('hash').primaryKey(),
    companyId: uuid('company_id').notNull(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('links_guide').on(table.guideId)],
);
