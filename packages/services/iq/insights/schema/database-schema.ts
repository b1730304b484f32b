import { pgSchema } from 'drizzle-orm/pg-core';

export const insightsSchema = pgSchema('insights');
