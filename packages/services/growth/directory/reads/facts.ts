import type { Database } from '@suite/kernel/database/database';
import { asc, eq, inArray } from 'drizzle-orm';
import type { FactKind } from '../contract/terms';
import { facts, sources } from '../schema';

export interface Fact {
  kind: FactKind;
  value: string;
  asOf: string;
  source: { name: string; url: string; license: string; credit: string };
}

export async function factsOf(database: Database, vendorIds: readonly string[]): Promise<Map<string, Fact[]>> {
  const rows = await database
    .select({ fact: facts, source: sources })
    .from(facts)
    .innerJoin(sources, eq(sources.id, facts.sourceId))
    .where(inArray(facts.vendorId, [...vendorIds]))
    .orderBy(asc(facts.id));
  const byVendor = new Map<string, Fact[]>();
  for (const { fact, source } of rows) {
    const { kind, value, asOf } = fact;
    const { id: _, ...shown } = source;
    const of = byVendor.get(fact.vendorId);
    if (of) of.push({ kind, value, asOf, source: shown });
    else byVendor.set(fact.vendorId, [{ kind, value, asOf, source: shown }]);
  }
  return byVendor;
}
