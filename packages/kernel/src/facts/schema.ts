import { bigint, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { kernelSchema, moment } from '../database/columns';

/** Facts about companies. Within a company, ids follow the order of events. */
export const facts = kernelSchema.table(
  'facts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: uuid('company_id').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('facts_company').on(table.companyId, table.id), index('facts_at').on(table.at)],
);

export const factSubscribers = kernelSchema.table('fact_subscribers', {
  name: text('name').primaryKey(),
  /** The newest fact at its first subscription; it receives the later ones. */
  since: bigint('since', { mode: 'number' }).notNull(),
});

/** The last fact of a company that a subscriber has processed. */
export const factPositions = kernelSchema.table(
  'fact_positions',
  {
    subscriber: text('subscriber').notNull(),
    companyId: uuid('company_id').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriber, table.companyId] })],
);
