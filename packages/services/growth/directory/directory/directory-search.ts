import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { CatalogEntry } from './catalog-entry';

/** Maximum number of vendors that are ranked for one word. A more common word does not tell much about which vendor is meant. */
const MAX_RANKED = 2000;

/** Maximum number of words in a search; more would be slow and not improve the result. */
const MAX_WORDS = 8;

/** Maximum number of corrections of a misspelled word that is too common to be ranked. */
const MAX_SPELLINGS = 3;

const options = {
  boost: { name: 5, domains: 2, legalName: 2 },
  prefix: (term: string) => term.length > 1,
  // One wrong letter in five; short words would match too much.
  fuzzy: (term: string) => (term.length > 3 ? FUZZY : false),
};

const FUZZY = 0.2;

const fields = ['name', 'legalName', 'domains', 'category', 'summary'];

const textOf = (entry: CatalogEntry, field: string): string => {
  if (field === 'category') return `${entry.category} ${entry.subCategory}`.replaceAll('-', ' ');
  const value = entry[field as keyof CatalogEntry];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
};

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/** Returns the distinct words of a text, normalized for comparing. */
const wordsOf = (text: string): string[] => [...new Set(tokenize(text).map((word) => word.toLowerCase()))].filter(Boolean);

/** A search word that too many vendors have to rank them by it: vendors only need to contain one of its spellings. */
interface CommonWord {
  /** As in the vendors' texts: with a space before, and with a space after a whole word. */
  spellings: string[];
}

export type DirectorySearch = ReturnType<typeof createDirectorySearch>;

/**
 * Creates a search for vendors by words that tolerates typing errors. Vendors are ranked by rare words; a common word only
 * excludes vendors without it, because ranking takes time for each vendor and each word.
 */
export function createDirectorySearch() {
  const search = new MiniSearch<CatalogEntry>({
    fields,
    extractField: (entry, field) => (field === 'id' ? entry.id : textOf(entry, field)),
  });
  /** Number of vendors that contain each word. */
  const counts = new SearchableMap<number>();
  /** The words of each vendor, separated and surrounded by spaces. */
  const texts = new Map<string, string>();

  function add(entry: CatalogEntry): void {
    const words = wordsOf(fields.map((field) => textOf(entry, field)).join(' '));
    texts.set(entry.id, ` ${words.join(' ')} `);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }

  /** Returns the words of the directory that a search word can mean, and whether it can be a prefix. */
  function meanings(word: string) {
    const isPrefix = options.prefix(word);
    const own = isPrefix ? [...counts.atPrefix(word)] : [...(counts.has(word) ? [[word, counts.get(word) ?? 0] as const] : [])];
    const distance = options.fuzzy(word) ? Math.round(word.length * FUZZY) : 0;
    const near = distance ? [...counts.fuzzyGet(word, distance)].map(([near, [count]]) => [near, count] as const) : [];
    return { isPrefix, own, near };
  }

  /** Returns a word as a common word; undefined when few vendors have it. */
  function asCommon(word: string): CommonWord | undefined {
    const { isPrefix, own, near } = meanings(word);
    const ranked = [...own, ...near].reduce((sum, [, count]) => sum + count, 0);
    if (ranked <= MAX_RANKED) return undefined;
    if (own.length) return { spellings: [isPrefix ? ` ${word}` : ` ${word} `] };
    const likely = near.sort(([, one], [, other]) => other - one).slice(0, MAX_SPELLINGS);
    return { spellings: likely.map(([spelling]) => ` ${spelling} `) };
  }

  const has = (id: string, { spellings }: CommonWord): boolean => {
    const text = texts.get(id) ?? '';
    return spellings.some((spelling) => text.includes(spelling));
  };

  return {
    addAll(entries: readonly CatalogEntry[]): void {
      search.addAll(entries);
      for (const entry of entries) add(entry);
    },
    /** Does the same in chunks, so that other requests are handled in between. */
    async addAllAsync(entries: readonly CatalogEntry[]): Promise<void> {
      await search.addAllAsync(entries, { chunkSize: 500 });
      for (const entry of entries) add(entry);
    },
    discard(id: string): void {
      search.discard(id);
      for (const word of wordsOf(texts.get(id) ?? '')) {
        const count = (counts.get(word) ?? 0) - 1;
        if (count > 0) counts.set(word, count);
        else counts.delete(word);
      }
      texts.delete(id);
    },
    /**
     * Returns the vendors that contain all of the words, or any of them if none contains all, best match first.
     * @param entries all vendors
     * @param ordered all vendors in their default order
     */
    find(text: string, entries: ReadonlyMap<string, CatalogEntry>, ordered: readonly CatalogEntry[]): CatalogEntry[] {
      const words = wordsOf(text.split(/\s+/).slice(0, MAX_WORDS).join(' ')).slice(0, MAX_WORDS);
      const rare: string[] = [];
      const common: CommonWord[] = [];
      for (const word of words) {
        const one = asCommon(word);
        if (one) common.push(one);
        else rare.push(word);
      }
      const ranked = (combineWith: 'AND' | 'OR') =>
        search.search(rare.join(' '), { ...options, combineWith }).flatMap(({ id }) => entries.get(id) ?? []);
      const hasAll = ({ id }: CatalogEntry) => common.every((word) => has(id, word));
      const all = rare.length ? ranked('AND').filter(hasAll) : named(ordered.filter(hasAll), common);
      if (all.length || !words.length) return all;
      // Vendors with a rare word are better matches than all those with a common one.
      const any = rare.length ? ranked('OR') : [];
      return any.length
        ? any
        : named(
            ordered.filter(({ id }) => common.some((word) => has(id, word))),
            common,
          );
    },
  };
}

/** Moves vendors whose name contains one of the words to the front; otherwise keeps the order. */
function named(found: readonly CatalogEntry[], words: readonly CommonWord[]): CatalogEntry[] {
  const spellings = words.flatMap((word) => word.spellings);
  const isNamed = found.map(({ name }) => {
    const text = ` ${name.toLowerCase()} `;
    return spellings.some((spelling) => text.includes(spelling));
  });
  return [...found.filter((_, place) => isNamed[place]), ...found.filter((_, place) => !isNamed[place])];
}
