import { maxGrowth, measureGrowth } from '@suite/testing/linear-time';
import { categoryOf } from '../contract/terms';
import type { Catalog } from './catalog';
import type { CatalogEntry } from './catalog-entry';
import { createDirectorySearch } from './directory-search';
import { searchCatalog } from './search-catalog';

function catalogOf(count: number): Catalog {
  const all = Array.from({ length: count }, (_, index): CatalogEntry => {
    const name = `Software ${index} of Harborline`;
    const plain = { slug: name, key: name, version: 1, summary: '', website: '', legalName: '', facts: 0, priceModel: null };
    const lists = { domains: [], certifications: [], ledgers: [], firmSizes: [], sourceIds: [] };
    return { id: name, name, ...plain, ...lists, subCategory: 'accounting', category: categoryOf('accounting') };
  });
  const search = createDirectorySearch();
  search.addAll(all);
  const byId = new Map(all.map((one) => [one.id, one]));
  return {
    entries: byId,
    bySlug: byId,
    byKey: byId,
    ordered: all,
    search,
    sources: new Map(),
    usedSources: [],
    answers: new Map(),
  };
}

const narrowed = { category: [], subCategory: [], ledger: [], firmSize: [], certification: [], priceModel: [] };
const search = (catalog: Catalog, find: string) => {
  catalog.answers.clear();
  return searchCatalog(catalog, { find, ...narrowed }, 'best');
};

test.each([
  ['a word that all vendors have', 'software'],
  ['its beginning', 'so'],
  ['it with a wrong letter', 'sofware'],
  ['eight words that all have', 'software of harborline accounting software of harborline accounting'],
  ['eight words with wrong letters', 'softwre of harbrline acounting sofware of harborlin accountng'],
])('decision 033: a search for %s costs less than twelve passes over all vendors', (_, find) => {
  const catalog = catalogOf(20_000);
  const costOf = (text: string) => {
    const start = process.cpuUsage();
    search(catalog, text);
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  // A busy machine only adds to a cost, so the cheapest measurements of both are compared.
  let [found, passed] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 25 && (run < 5 || found >= 12 * passed); run++) {
    found = Math.min(found, costOf(find));
    passed = Math.min(passed, costOf(''));
  }
  expect(found / passed).toBeLessThan(12);
});

// Not compared with JSON.parse, because the cost of a search depends on the directory, not on the bytes of the request.
test.each([
  ['a word that all vendors have', 'software'],
  ['a word with a wrong letter', 'sofware'],
  ['eight words', 'software of harborline software of harborline software of'],
])("decision 033: a search for %s takes time proportional to the directory's size at most", async (_, find) => {
  const catalogs = new Map([1, 2, 4, 8].map((part) => [part * 1000, catalogOf(part * 1000)]));
  const input = (size: number) => catalogs.get(size) ?? catalogOf(size);
  const { growth } = await measureGrowth({ read: (catalog) => search(catalog, find), input, limit: 8000 });
  expect(growth).toBeLessThan(maxGrowth);
});

test('decision 033: a search for a long text takes time proportional to its length at most', async () => {
  const catalog = catalogOf(1000);
  const { growth } = await measureGrowth({
    read: (find: string) => search(catalog, find),
    input: (size) => 'softwar '.repeat(size / 8),
    limit: 8000,
  });
  expect(growth).toBeLessThan(maxGrowth);
});
