import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core';

/** The kernel's own tables; each service has its own database schema. */
export const kernelSchema = pgSchema('kernel');

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const moment = (column: string) => timestamp(column, { withTimezone: true });
