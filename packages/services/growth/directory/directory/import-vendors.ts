import { arrayText } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { and, eq, sql } from 'drizzle-orm';
import { facts, sources, vendors } from '../schema';
import type { ReadVendor } from './read-vendor-file';
import { bumpRevision } from './revision';
import { newSlug } from './vendor-keys';

export interface Source {
  source: string;
  sourceUrl: string;
  license: string;
  credit: string;
  asOf: string;
}

export const lockDirectory = (transaction: Database) => lockByName(transaction, 'vendor directory');

/** Returns the id of a source, which is created if it is new. */
export async function sourceIdOf(transaction: Database, { source, sourceUrl, license, credit }: Source): Promise<number> {
  const values = { name: source, url: sourceUrl, license, credit };
  await transaction.insert(sources).values(values).onConflictDoNothing();
  const same = and(
    eq(sources.name, source),
    eq(sources.url, sourceUrl),
    eq(sources.license, license),
    eq(sources.credit, credit),
  );
  const [row] = await transaction.select({ id: sources.id }).from(sources).where(same);
  if (!row) throw new Error('the source was not written');
  return row.id;
}

const AT_ONCE = 5_000;

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => all.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

const textOf = (all: readonly { kind: string; value: string }[]) =>
  all
    .map(({ kind, value }) => `${kind} ${value}`)
    .sort()
    .join('\n');

/**
 * Adds vendors that the directory does not have, and replaces this source's facts of existing ones; the source is recognized by
 * its name. Name and category of existing vendors stay unchanged, as do facts of other sources. Importing the same file again
 * changes nothing.
 */
export async function importVendors(
  transaction: Database,
  read: readonly ReadVendor[],
  source: Source,
  now: number,
): Promise<{ added: number; updated: number; unchanged: number }> {
  await lockDirectory(transaction);
  const sourceId = await sourceIdOf(transaction, source);
  const present = await transaction.select({ id: vendors.id, key: vendors.key, slug: vendors.slug }).from(vendors);
  const idByKey = new Map(present.map(({ id, key }) => [key, id]));
  const slugs = new Set(present.map(({ slug }) => slug));
  const isNew = read.filter(({ key }) => !idByKey.has(key));
  for (const part of parts(isNew)) {
    const { rows } = await transaction.execute<{ id: string; key: string }>(sql`
      insert into ${vendors} (slug, name, key, sub_category, changed_at)
      select *, ${new Date(now)}::timestamptz from unnest(
        ${arrayText(part.map(({ name }) => newSlug(name, slugs)))}::text[], ${arrayText(part.map(({ name }) => name))}::text[],
        ${arrayText(part.map(({ key }) => key))}::text[], ${arrayText(part.map(({ subCategory }) => subCategory))}::text[])
      returning id, key`);
    for (const { id, key } of rows) idByKey.set(key, id);
  }
  const known = await knownOf(transaction, source.source);
  const changed = read.filter(({ key, facts: now }) => {
    const before = known.get(idByKey.get(key) ?? '');
    return before ? before.sourceId !== sourceId || before.asOf !== source.asOf || before.text !== textOf(now) : now.length > 0;
  });
  const idOf = ({ key }: ReadVendor) => idByKey.get(key) ?? '';
  for (const part of parts(changed)) {
    await transaction.execute(sql`
      delete from ${facts} where vendor_id = any(${arrayText(part.map(idOf))}::uuid[])
        and source_id in (select id from ${sources} where name = ${source.source})`);
    const rows = part.flatMap((vendor) => vendor.facts.map((fact) => ({ ...fact, id: idOf(vendor) })));
    await transaction.execute(sql`
      insert into ${facts} (vendor_id, kind, value, source_id, as_of)
      select *, ${sourceId}::int, ${source.asOf}::date from unnest(${arrayText(rows.map(({ id }) => id))}::uuid[],
        ${arrayText(rows.map(({ kind }) => kind))}::text[], ${arrayText(rows.map(({ value }) => value))}::text[])`);
    await transaction.execute(sql`
      update ${vendors} set version = version + 1, changed_at = ${new Date(now)}
      where id = any(${arrayText(part.map(idOf))}::uuid[])`);
  }
  const newKeys = new Set(isNew.map(({ key }) => key));
  const updated = changed.filter(({ key }) => !newKeys.has(key)).length;
  if (changed.length || isNew.length) await bumpRevision(transaction);
  return { added: isNew.length, updated, unchanged: read.length - isNew.length - updated };
}

interface ExistingVendor {
  sourceId: number;
  asOf: string;
  text: string;
}

/** Reads the facts of a source, by vendor. */
async function knownOf(transaction: Database, name: string): Promise<Map<string, ExistingVendor>> {
  const rows = await transaction
    .select({ vendorId: facts.vendorId, kind: facts.kind, value: facts.value, sourceId: facts.sourceId, asOf: facts.asOf })
    .from(facts)
    .innerJoin(sources, eq(sources.id, facts.sourceId))
    .where(eq(sources.name, name));
  const byVendor = new Map<string, typeof rows>();
  for (const row of rows) {
    const of = byVendor.get(row.vendorId);
    if (of) of.push(row);
    else byVendor.set(row.vendorId, [row]);
  }
  return new Map(
    [...byVendor].map(([vendorId, all]) => {
      const [{ sourceId, asOf } = { sourceId: 0, asOf: '' }] = all;
      const isOne = all.every((row) => row.sourceId === sourceId && row.asOf === asOf);
      return [vendorId, { sourceId, asOf: isOne ? asOf : '', text: textOf(all) }];
    }),
  );
}
