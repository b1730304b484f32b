import { pgSchema } from 'drizzle-orm/pg-core';

export const ledgerSchema = pgSchema('ledger');
