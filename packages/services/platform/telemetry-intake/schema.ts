import { moment } from '@suite/kernel/database/columns';
import type { EnvironmentName } from '@suite/zones/environments';
import { integer, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FlagKey } from './contract/flags';

export const telemetrySchema = pgSchema('telemetry');

/** A flag's values in an environment, since its first change; the contract declares which flags exist. */
export const flagValues = telemetrySchema.table(
  'flag_values',
  {
    flag: text('flag').notNull().$type<FlagKey>(),
    environment: text('environment').notNull().$type<EnvironmentName>(),
    /**
     * JSON; null is the flag's default. Not jsonb, because drizzle parses a text in it as JSON again, and "1" would become a
     * number.
     */
    value: text('value'),
    /** The value for internal users; null for the same value as everyone. */
    internalValue: text('internal_value'),
    /** Increases with each change, starting at 2: a flag that was never changed counts as version 1. */
    version: integer('version').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.flag, table.environment] })],
);
