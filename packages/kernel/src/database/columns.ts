import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** The kernel's own tables; each service has a database schema of its own beside it. */
export const kernelSchema = pgSchema('kernel');

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = (column: string) => timestamp(column, { withTimezone: true });
