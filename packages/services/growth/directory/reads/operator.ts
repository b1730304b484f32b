import { companyNames } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { introductions, suggestions, vendors } from '../schema';

const MAX = 200;

/** Returns the requests of all firms that the operator passes on, oldest open one first. */
export async function requestsToPassOn(database: Database) {
  const rows = await database
    .select({ request: introductions, vendor: vendors.name })
    .from(introductions)
    .innerJoin(vendors, eq(vendors.id, introductions.vendorId))
    .where(inArray(introductions.state, ['requested', 'sent']))
    .orderBy(asc(introductions.consentedAt), introductions.id)
    .limit(MAX);
  return rows.map(({ request, vendor }) => ({ ...request, vendor }));
}

/** Returns the open suggestions of all firms, oldest first. */
export async function openSuggestions(database: Database) {
  const rows = await database
    .select()
    .from(suggestions)
    .where(eq(suggestions.state, 'open'))
    .orderBy(asc(suggestions.at), suggestions.id)
    .limit(MAX);
  const firms = await companyNames(
    database,
    rows.map(({ companyId }) => companyId),
  );
  return rows.map((row) => ({ ...row, firm: firms.get(row.companyId) ?? '' }));
}

/** Returns the company's suggestions, newest first. */
export const suggestionsOf = (database: Database, companyId: string) =>
  database
    .select()
    .from(suggestions)
    .where(eq(suggestions.companyId, companyId))
    .orderBy(desc(suggestions.at), suggestions.id)
    .limit(MAX);
