import { moment } from '@suite/kernel/database/columns';
import type { EnvironmentName } from '@suite/zones/environments';
import { integer, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FlagKey } from './contract/flags';

export const telemetrySchema = pgSchema('telemetry');

/** A flag's values in an environment, from its first change on; the contract declares which flags exist. */
export const flagValues = telemetrySchema.table(
  'flag_values',
  {
    flag: text('flag').notNull().$type<FlagKey>(),
    environment: text('environment').notNull().$type<EnvironmentName>(),
    /** JSON; null is the flag's default. No jsonb: drizzle reads a text in it as JSON once more, and "1" would become a number. */
    value: text('value'),
    /** The same for internal users; null is what holds for everyone. */
    internalValue: text('internal_value'),
    /** Grows with each change, from 2 on: a flag that was never changed counts as version 1. */
    version: integer('version').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.flag, table.environment] })],
);
