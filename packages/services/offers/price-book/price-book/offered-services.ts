import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq } from 'drizzle-orm';
import { services } from '../schema';

/** Services of a firm's price book that are not archived, by category and name. */
export const offeredServices = (database: Database, companyId: string) =>
  database
    .select({ id: services.id, name: services.name, category: services.category, description: services.description })
    .from(services)
    .where(and(eq(services.companyId, companyId), eq(services.isArchived, false)))
    .orderBy(asc(services.category), asc(services.name));
