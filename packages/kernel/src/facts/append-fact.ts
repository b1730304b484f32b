import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { facts } from './schema';

/** Something that happened in a company, as reported by a service. */
export interface NewFact {
  /** A noun and what happened to it: `ledger.changed`. */
  type: string;
  companyId: string;
  /** What a subscriber cannot look up: ids, but no copies of rows and no secrets. */
  data: object;
}

export interface Fact extends NewFact {
  data: Record<string, unknown>;
  /** Greater than the ids of the company's earlier facts. */
  id: number;
  at: Date;
}

/** Number of the advisory locks that serialize a company's facts; arbitrary. */
const LOCK = 7_310;

/** Writes a fact. Other facts of the company wait until the transaction ends, so that ids follow the order of commits. */
export async function writeFact(transaction: Database, { type, companyId, data }: NewFact, at: Date): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${companyId}))`);
  await transaction.insert(facts).values({ type, companyId, data, at });
}

interface FactsQuery {
  companyId: string;
  types?: string[];
  /** Id of the last fact on the previous page; the newest page when absent. */
  before?: number | undefined;
  limit: number;
}

/** Returns a page of a company's facts, newest first. */
export async function newestFacts(database: Database, { companyId, types, before, limit }: FactsQuery): Promise<Fact[]> {
  const rows = await database
    .select()
    .from(facts)
    .where(
      and(
        eq(facts.companyId, companyId),
        types && inArray(facts.type, types),
        before === undefined ? undefined : lt(facts.id, before),
      ),
    )
    .orderBy(desc(facts.id))
    .limit(limit);
  return rows.map(factOf);
}

export const factOf = ({ data, ...fact }: typeof facts.$inferSelect): Fact => ({ ...fact, data: data as Fact['data'] });
