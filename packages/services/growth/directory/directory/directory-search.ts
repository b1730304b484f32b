import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import type { CatalogEntry } from './catalog-entry';

/** Vendors that are ranked for one word. A word of more of them says little about which is meant. */
const MAX_RANKED = 2000;

/** Words that a search has at most; more would take long and say nothing. */
const MAX_WORDS = 8;

/** Words of the directory that a word with a wrong letter is read as, where it can't be ranked. */
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

/** The different words of a text, as they are compared. */
const wordsOf = (text: string): string[] => [...new Set(tokenize(text).map((word) => word.toLowerCase()))].filter(Boolean);

/** A word of a search that too many vendors have to be ranked by it: they only have to have it, in one of its spellings. */
interface CommonWord {
  /** As the words of vendors contain them: with a space before, and behind when they are whole. */
  spellings: string[];
}

export type DirectorySearch = ReturnType<typeof createDirectorySearch>;

/**
 * Finds vendors by words, with forgiveness for typing errors. Words that few vendors have rank them; a word of many vendors
 * only leaves out those without it, because ranking costs time for each vendor and each word.
 */
export function createDirectorySearch() {
  const search = new MiniSearch<CatalogEntry>({
    fields,
    extractField: (entry, field) => (field === 'id' ? entry.id : textOf(entry, field)),
  });
  /** In how many vendors each word is. */
  const counts = new SearchableMap<number>();
  /** Of each vendor its words, with spaces between and around. */
  const texts = new Map<string, string>();

  function add(entry: CatalogEntry): void {
    const words = wordsOf(fields.map((field) => textOf(entry, field)).join(' '));
    texts.set(entry.id, ` ${words.join(' ')} `);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }

  /** Words of the directory that a word of a search can mean, and whether it is the beginning of one. */
  function meanings(word: string) {
    const isPrefix = options.prefix(word);
    const own = isPrefix ? [...counts.atPrefix(word)] : [...(counts.has(word) ? [[word, counts.get(word) ?? 0] as const] : [])];
    const distance = options.fuzzy(word) ? Math.round(word.length * FUZZY) : 0;
    const near = distance ? [...counts.fuzzyGet(word, distance)].map(([near, [count]]) => [near, count] as const) : [];
    return { isPrefix, own, near };
  }

  /** A word as one that is not ranked; undefined when few vendors have it. */
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
    /** The same in parts, between which others get their turn. */
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
     * Vendors with all of the words, or with any when none has all, the best match first.
     * @param entries all vendors, in the order that counts where nothing ranks them
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
      // Vendors with a rare word say more than all those with a common one.
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

/** Vendors with those first whose name has one of the words, each part in the order that it had. */
function named(found: readonly CatalogEntry[], words: readonly CommonWord[]): CatalogEntry[] {
  const spellings = words.flatMap((word) => word.spellings);
  const isNamed = found.map(({ name }) => {
    const text = ` ${name.toLowerCase()} `;
    return spellings.some((spelling) => text.includes(spelling));
  });
  return [...found.filter((_, place) => isNamed[place]), ...found.filter((_, place) => !isNamed[place])];
}
