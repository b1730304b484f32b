/** Lower case, and without the marks above and below letters. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * How well a text answers what was typed: 0 for a text that begins with it, 1 where each word typed begins a word of the
 * text, 2 where it stands anywhere in it, 3 where its letters begin the text's words; undefined when it does not.
 */
function rankOf(query: string, text: string): number | undefined {
  const words = wordsOf(text);
  const asked = wordsOf(query);
  const whole = words.join(' ');
  const wanted = asked.join(' ');
  if (whole.startsWith(wanted)) return 0;
  if (asked.every((part) => words.some((word) => word.startsWith(part)))) return 1;
  if (whole.includes(wanted)) return 2;
  const initials = words.map((word) => [...word][0]).join('');
  return initials.startsWith(asked.join('')) ? 3 : undefined;
}

/** Those whose text answers what was typed, the best first; all of them, in their order, while nothing is typed. */
export function find<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): Item[] {
  if (wordsOf(query).length === 0) return query.trim() ? [] : [...items];
  const ranked = items.flatMap((item) => {
    const rank = rankOf(query, textOf(item));
    return rank === undefined ? [] : [{ item, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ item }) => item);
}
