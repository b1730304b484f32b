import type { Catalog } from './catalog';
import type { CatalogEntry } from './catalog-entry';

/** The filters of a list. A vendor must have one of the values of each facet, but all of the certifications. */
export interface Narrowing {
  find: string;
  category: readonly string[];
  subCategory: readonly string[];
  ledger: readonly string[];
  firmSize: readonly string[];
  certification: readonly string[];
  priceModel: readonly string[];
}

export const facetNames = ['category', 'subCategory', 'ledger', 'firmSize', 'certification', 'priceModel'] as const;
export type FacetName = (typeof facetNames)[number];

export type Order = 'best' | 'name';

interface Match {
  entries: readonly CatalogEntry[];
  facets: Record<FacetName, { value: string; count: number }[]>;
}

const valuesOf: Record<FacetName, (entry: CatalogEntry) => readonly string[]> = {
  category: ({ category }) => [category],
  subCategory: ({ subCategory }) => [subCategory],
  ledger: ({ ledgers }) => ledgers,
  firmSize: ({ firmSizes }) => firmSizes,
  certification: ({ certifications }) => certifications,
  priceModel: ({ priceModel }) => (priceModel ? [priceModel] : []),
};

const isWithin = (entry: CatalogEntry, facet: FacetName, chosen: readonly string[]): boolean => {
  const values = valuesOf[facet](entry);
  return facet === 'certification' ? chosen.every((one) => values.includes(one)) : chosen.some((one) => values.includes(one));
};

/**
 * Returns the matching vendors in order, and the number of vendors for each value of a facet. A facet that matches any of its
 * values is counted without its own filter, so that another value can be chosen.
 */
export function searchCatalog(catalog: Catalog, { find, ...facets }: Narrowing, order: Order): Match {
  const narrowing = { find, ...Object.fromEntries(facetNames.map((facet) => [facet, facets[facet]])) } as Narrowing;
  const key = JSON.stringify([narrowing, order]);
  const { answers } = catalog;
  const cached = answers.get(key) as Match | undefined;
  if (cached) return cached;
  const found = searched(catalog, narrowing, order);
  const [oldest] = answers.keys();
  if (answers.size >= MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  answers.set(key, found);
  return found;
}

/** Maximum number of cached results: pages of one list, and the most frequently opened lists. */
const MAX_ANSWERS = 50;

function searched(catalog: Catalog, narrowing: Narrowing, order: Order): Match {
  const matching = narrowing.find ? catalog.search.find(narrowing.find, catalog.entries, catalog.ordered) : catalog.ordered;
  const chosen = facetNames.filter((facet) => narrowing[facet].length > 0);
  const counts = new Map(facetNames.map((facet) => [facet, new Map<string, number>()]));
  const entries: CatalogEntry[] = [];
  for (const entry of matching) {
    const missed = chosen.filter((facet) => !isWithin(entry, facet, narrowing[facet]));
    if (missed.length === 0) entries.push(entry);
    if (missed.length > 1) continue;
    for (const facet of facetNames) {
      const isCounted = missed.length === 0 || (missed[0] === facet && facet !== 'certification');
      const of = counts.get(facet);
      if (isCounted && of) for (const value of valuesOf[facet](entry)) of.set(value, (of.get(value) ?? 0) + 1);
    }
  }
  if (order === 'name') entries.sort((a, b) => collator.compare(a.name, b.name));
  const facetOf = (facet: FacetName) =>
    [...(counts.get(facet) ?? [])]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return {
    entries,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, facetOf(facet)])) as Match['facets'],
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
