import { categoryOf } from '../contract/terms';
import type { Catalog } from './catalog';
import type { CatalogEntry } from './catalog-entry';
import { createDirectorySearch } from './directory-search';
import { type Narrowing, searchCatalog } from './search-catalog';

const entry = (name: string, rest: Partial<CatalogEntry> = {}): CatalogEntry => {
  const subCategory = rest.subCategory ?? 'accounting';
  const plain = { slug: name, key: name, version: 1, summary: '', website: '', legalName: '', facts: 0, priceModel: null };
  const lists = { domains: [], certifications: [], ledgers: [], firmSizes: [], sourceIds: [] };
  return { id: name, name, ...plain, ...lists, subCategory, category: categoryOf(subCategory), ...rest };
};

const all = [
  entry('Docusign', { subCategory: 'e-signature', certifications: ['SOC 2', 'ISO 27001'], facts: 9 }),
  entry('PandaDoc', { subCategory: 'e-signature', certifications: ['SOC 2'], facts: 5 }),
  entry('Xero', { ledgers: ['xero'], priceModel: 'flat' }),
  entry('QuickBooks Online', { legalName: 'Intuit Inc.', domains: ['quickbooks.intuit.com'] }),
];

const search = createDirectorySearch();
search.addAll(all);
const byId = new Map(all.map((one) => [one.id, one]));
const caches = { sources: new Map(), usedSources: [], answers: new Map() };
const catalog: Catalog = { entries: byId, bySlug: byId, byKey: byId, ordered: all, search, ...caches };

const nothing: Narrowing = {
  ...{ find: '', category: [], subCategory: [], ledger: [] },
  ...{ firmSize: [], certification: [], priceModel: [] },
};
const found = (narrowing: Partial<Narrowing>, order: 'best' | 'name' = 'best') =>
  searchCatalog(catalog, { ...nothing, ...narrowing }, order);
const names = (...of: Parameters<typeof found>) => found(...of).entries.map(({ name }) => name);

describe('a directory search', () => {
  it.each([
    ['docusing', 'Docusign'],
    ['quikbooks', 'QuickBooks Online'],
    ['intuit', 'QuickBooks Online'],
    ['pand', 'PandaDoc'],
    ['xero', 'Xero'],
  ])('finds %s as %s', (text, name) => expect(names({ find: text })[0]).toBe(name));

  it('finds by category, and by any word when no vendor has all', () => {
    expect(names({ find: 'signature' }).sort()).toEqual(['Docusign', 'PandaDoc']);
    expect(names({ find: 'docusign nonsenseword' })).toEqual(['Docusign']);
  });

  it('finds by very common words, vendors with the word in their name first, and in combination with a rare word', () => {
    const many = [
      ...Array.from({ length: 2500 }, (_, place) => entry(`Vendor ${place}`, { summary: 'Payroll software' })),
      entry('Software Corner'),
      entry('Payrollio', { summary: 'Payroll software', facts: 1 }),
    ];
    const large = createDirectorySearch();
    large.addAll(many);
    const entries = new Map(many.map((one) => [one.id, one]));
    const foundBy = (text: string) => large.find(text, entries, many).map(({ name }) => name);
    expect(foundBy('software')).toHaveLength(2502);
    expect(foundBy('software')[0]).toBe('Software Corner');
    expect(foundBy('sofware')).toHaveLength(2502);
    expect(foundBy('payroll software')).toHaveLength(2501);
    expect(foundBy('payrollio software')).toEqual(['Payrollio']);
    expect(foundBy('software corner')).toEqual(['Software Corner']);
    for (const { id } of many.slice(0, 2500)) large.discard(id);
    expect(foundBy('software').sort()).toEqual(['Payrollio', 'Software Corner']);
  });

  it('filters by several certifications that must all be present, and by any value of another facet', () => {
    expect(names({ certification: ['SOC 2', 'ISO 27001'] })).toEqual(['Docusign']);
    expect(names({ subCategory: ['e-signature', 'accounting'] })).toHaveLength(4);
  });

  it('counts a facet without its own filter, but with those of the others', () => {
    const { facets } = found({ subCategory: ['e-signature'], certification: ['ISO 27001'] });
    expect(facets.subCategory).toEqual([{ value: 'e-signature', count: 1 }]);
    expect(found({ subCategory: ['e-signature'] }).facets.subCategory).toEqual([
      { value: 'accounting', count: 2 },
      { value: 'e-signature', count: 2 },
    ]);
    expect(found({ subCategory: ['e-signature'] }).facets.certification).toEqual([
      { value: 'SOC 2', count: 2 },
      { value: 'ISO 27001', count: 1 },
    ]);
  });

  it('is sorted by known facts, or by name', () => {
    expect(names({})[0]).toBe('Docusign');
    expect(names({}, 'name')).toEqual(['Docusign', 'PandaDoc', 'QuickBooks Online', 'Xero']);
  });
});
