import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { type Category, categoryOf, type FactKind, type SubCategory } from '../contract/terms';
import { facts, vendors } from '../schema';
import { certificationGroups, groupsOf } from './certifications';

/** A vendor as lists and searches need it, cached in memory. */
export interface CatalogEntry {
  id: string;
  slug: string;
  name: string;
  key: string;
  version: number;
  category: Category;
  subCategory: SubCategory;
  summary: string;
  website: string;
  legalName: string;
  domains: string[];
  certifications: string[];
  ledgers: string[];
  firmSizes: string[];
  priceModel: string | null;
  /** Number of its facts with a source. */
  facts: number;
  sourceIds: number[];
}

type Row = {
  id: string;
  slug: string;
  name: string;
  key: string;
  version: number;
  sub: SubCategory;
  facts: number;
  kinds: FactKind[] | null;
  values: string[] | null;
  sourceIds: number[];
};

const IN_LISTS = ['summary', 'website', 'legal-name', 'domain', 'certification', 'ledger', 'firm-size', 'price-model'];

/** Reads the vendors with these ids; missing ids are left out. */
export async function readEntries(database: Database, ids: readonly string[]): Promise<CatalogEntry[]> {
  const { rows } = await database.execute<Row>(sql`
    select v.id, v.slug, v.name, v.key, v.version, v.sub_category as sub, count(f.id)::int as facts,
      array_agg(f.kind order by f.id) filter (where f.kind = any(${sql.param(IN_LISTS)}::text[])) as kinds,
      array_agg(f.value order by f.id) filter (where f.kind = any(${sql.param(IN_LISTS)}::text[])) as values,
      coalesce(array_agg(distinct f.source_id) filter (where f.source_id is not null), '{}') as "sourceIds"
    from ${vendors} as v left join ${facts} as f on f.vendor_id = v.id
    where v.id = any(${sql.param([...ids])}::uuid[]) group by v.id`);
  return rows.map(entryOf);
}

function entryOf({ id, slug, name, key, version, sub, facts: count, kinds, values, sourceIds }: Row): CatalogEntry {
  const of = (kind: FactKind) => (values ?? []).filter((_, at) => kinds?.[at] === kind);
  const groups = new Set(of('certification').flatMap(groupsOf));
  return {
    ...{ id, slug, name, key, version, sourceIds, facts: count },
    subCategory: sub,
    category: categoryOf(sub),
    summary: of('summary')[0] ?? '',
    website: of('website')[0] ?? '',
    legalName: of('legal-name')[0] ?? '',
    domains: of('domain'),
    certifications: certificationGroups.filter((group) => groups.has(group)),
    ledgers: of('ledger'),
    firmSizes: of('firm-size'),
    priceModel: of('price-model')[0] ?? null,
  };
}
