import type { Database } from '@suite/kernel/database/database';
import { sources, vendors } from '../schema';
import { type CatalogEntry, readEntries } from './catalog-entry';
import { createDirectorySearch, type DirectorySearch } from './directory-search';
import { revisionOf } from './revision';
import { keyOf } from './vendor-keys';

/** The directory, cached in memory by each process, because facets and a typo-tolerant search need all of it at once. */
export interface Catalog {
  entries: ReadonlyMap<string, CatalogEntry>;
  bySlug: ReadonlyMap<string, CatalogEntry>;
  /** By name, legal name and first domain, as vendors are written in ledgers. */
  byKey: ReadonlyMap<string, CatalogEntry>;
  /** Best-known vendors first. */
  ordered: readonly CatalogEntry[];
  search: DirectorySearch;
  sources: ReadonlyMap<number, typeof sources.$inferSelect>;
  /** Sources with at least one fact. */
  usedSources: readonly (typeof sources.$inferSelect)[];
  /** Search results since the directory last changed. */
  answers: Map<string, unknown>;
}

interface CachedCatalog {
  revision: number;
  catalog: Catalog;
}

const catalogs = new WeakMap<Database, Promise<CachedCatalog>>();

/**
 * Returns the committed directory. Reads only the vendors that changed since the last call, and the versions of all. @param
 * database of the process, not of a transaction
 */
export async function catalogOf(database: Database): Promise<Catalog> {
  const revision = await revisionOf(database);
  const before = catalogs.get(database);
  const next = bringUp(database, before, revision);
  catalogs.set(database, next);
  try {
    return (await next).catalog;
  } catch (error) {
    if (catalogs.get(database) === next) catalogs.delete(database);
    throw error;
  }
}

async function bringUp(database: Database, before: Promise<CachedCatalog> | undefined, revision: number): Promise<CachedCatalog> {
  const last = await before?.catch(() => undefined);
  if (last && last.revision >= revision) return last;
  return { revision, catalog: await readCatalog(database, last?.catalog) };
}

const AT_ONCE = 5_000;

async function readCatalog(database: Database, before: Catalog | undefined): Promise<Catalog> {
  const versions = await database.select({ id: vendors.id, version: vendors.version }).from(vendors);
  const entries = new Map(before?.entries);
  const search = before?.search ?? createDirectorySearch();
  const present = new Set(versions.map(({ id }) => id));
  for (const id of entries.keys()) {
    if (present.has(id)) continue;
    entries.delete(id);
    search.discard(id);
  }
  const stale = versions.filter(({ id, version }) => entries.get(id)?.version !== version).map(({ id }) => id);
  for (let at = 0; at < stale.length; at += AT_ONCE) {
    const read = await readEntries(database, stale.slice(at, at + AT_ONCE));
    for (const entry of read) if (entries.has(entry.id)) search.discard(entry.id);
    for (const entry of read) entries.set(entry.id, entry);
    // In chunks, so that other requests are handled in between.
    await search.addAllAsync(read);
  }
  const ordered = [...entries.values()].sort((a, b) => b.facts - a.facts || collator.compare(a.name, b.name));
  const known = await database.select().from(sources);
  const used = new Set(ordered.flatMap(({ sourceIds }) => sourceIds));
  return {
    ...{ entries, search, ordered },
    bySlug: new Map(ordered.map((entry) => [entry.slug, entry])),
    byKey: new Map(ordered.toReversed().flatMap((entry) => keysOf(entry).map((key): [string, CatalogEntry] => [key, entry]))),
    sources: new Map(known.map((source) => [source.id, source])),
    usedSources: known.filter(({ id }) => used.has(id)),
    answers: new Map(),
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns the keys of a vendor. Its own name comes last, so that it wins over another vendor's legal name. */
export const keysOf = ({ key, legalName }: CatalogEntry): string[] => [...(legalName ? [keyOf(legalName)] : []), key];
