import { mergeSuggestions } from '@suite/insights/vendors/merge-suggestions';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { VendorMerge } from '../contract/vendors';
import { vendorMerges } from '../schema/metrics';

/** Returns the replacements of normalized vendor names by accepted merges; a chain of merges leads to its last name. */
export async function acceptedAliases(database: Database, companyId: string): Promise<Map<string, string>> {
  const rows = await database
    .select({ name: vendorMerges.name, other: vendorMerges.other })
    .from(vendorMerges)
    .where(and(eq(vendorMerges.companyId, companyId), eq(vendorMerges.state, 'accepted')))
    .orderBy(asc(vendorMerges.decidedAt), asc(vendorMerges.name));
  const accepted = new Map<string, string>();
  const endOf = (name: string): string => {
    const next = accepted.get(name);
    return next === undefined ? name : endOf(next);
  };
  for (const { name, other } of rows) {
    const [from, to] = [endOf(other), endOf(name)];
    if (from !== to) accepted.set(from, to);
  }
  return new Map([...accepted.keys()].map((name) => [name, endOf(name)]));
}

/** Returns merges that are suggested for the names of a set, most likely first, and decisions, latest first. */
export async function listMerges(database: Database, companyId: string, setId: number): Promise<VendorMerge[]> {
  const { rows: names } = await database.execute<{ name: string; written: string }>(sql`
    select n.normalised as name, min(l.name) as written
    from insights.metric_vendor_names as n join ledger_views.vendors as l on l.id = n.vendor_id where n.set_id = ${setId} group by 1`);
  const writtenAs = new Map(names.map(({ name, written }) => [name, written]));
  const writtenOf = (...pair: string[]) =>
    Object.fromEntries(pair.flatMap((name) => (writtenAs.has(name) ? [[name, writtenAs.get(name) as string]] : [])));
  const decided = await database.select().from(vendorMerges).where(eq(vendorMerges.companyId, companyId));
  const decisions = new Map(decided.map((each) => [keyOf(each.name, each.other), each]));
  const suggested = mergeSuggestions(names.map(({ name }) => name)).map(({ names: [name, other], score, reason }) => {
    const decision = decisions.get(keyOf(name, other));
    decisions.delete(keyOf(name, other));
    const { name: first, other: second, state } = decision ?? { name, other, state: 'suggested' as const };
    return { name: first, other: second, state, score, reason, written: writtenOf(first, second) };
  });
  const others = [...decisions.values()].map(({ name, other, state }) => ({
    name,
    other,
    state,
    score: null,
    reason: null,
    written: writtenOf(name, other),
  }));
  return [...suggested, ...others];
}

/** Stores a decision about two names, in either order; `suggested` removes it. Returns the previous one. */
export async function decideMerge(
  database: Database,
  companyId: string,
  { name, other, state }: Pick<VendorMerge, 'name' | 'other' | 'state'>,
  now: Date,
): Promise<VendorMerge['state']> {
  const pair = (first: string, second: string) =>
    and(eq(vendorMerges.companyId, companyId), eq(vendorMerges.name, first), eq(vendorMerges.other, second));
  const [before] = await database
    .delete(vendorMerges)
    .where(or(pair(name, other), pair(other, name)))
    .returning({ state: vendorMerges.state });
  if (state !== 'suggested') await database.insert(vendorMerges).values({ companyId, name, other, state, decidedAt: now });
  return before?.state ?? 'suggested';
}

const keyOf = (...names: [string, string]) => names.toSorted().join('\n');
