/** Returns the text in lower case, without diacritics. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns how well a text matches the query: 0 if it starts with the query, 1 if each word of the query starts one of its words,
 * 2 if it contains the query, 3 if the query is the first letters of its words; undefined without a match.
 */
function rankOf(query: string, text: string): number | undefined {
  const words = wordsOf(text);
  const terms = wordsOf(query);
  const whole = words.join(' ');
  const phrase = terms.join(' ');
  if (whole.startsWith(phrase)) return 0;
  if (terms.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (whole.includes(phrase)) return 2;
  const initials = words.map((word) => [...word][0]).join('');
  return initials.startsWith(terms.join('')) ? 3 : undefined;
}

/** Returns the items whose text matches the query, the best first; all items in their order if the query is empty. */
export function find<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): Item[] {
  if (wordsOf(query).length === 0) return query.trim() ? [] : [...items];
  const ranked = items.flatMap((item) => {
    const rank = rankOf(query, textOf(item));
    return rank === undefined ? [] : [{ item, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}
