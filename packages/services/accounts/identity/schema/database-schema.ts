import { pgSchema } from 'drizzle-orm/pg-core';

export const identitySchema = pgSchema('identity');
