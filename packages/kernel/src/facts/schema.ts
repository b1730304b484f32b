import { bigint, index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { kernelSchema, moment } from '../database/columns';

/** What happened in companies. Within a company, ids follow the order in which it happened. */
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

/** Who gets facts. */
export const factSubscribers = kernelSchema.table('fact_subscribers', {
  name: text('name').primaryKey(),
  /** The newest fact when it subscribed first: it is told of those after it. */
  since: bigint('since', { mode: 'number' }).notNull(),
});

/** The last fact of a company that a subscriber has processed. */
export const factPositions = kernelSchema.table(
  'fact_positions',
  {
    subscriber: text('subscriber').notNull(),
    companyId: uuid('company_id').notNull(),
    /** The last fact that it has dealt with. */
    position: bigint('position', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriber, table.companyId] })],
);
