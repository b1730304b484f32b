/** A normalized name in the forms used for comparison. */
export type ComparedName = { name: string; words: readonly string[]; letters: string };

export const comparedName = (name: string): ComparedName => {
  const words = name.split(' ');
  return { name, words, letters: words.join('') };
};

/** Number of letters at each end of a name that decide its blocks. */
const END = 5;

/** A word in more names than this doesn't identify a vendor. */
const MAX_NAMES = 20;

/**
 * Yields the pairs of names that may belong to one vendor, each once: names that share their first or last letters, or a word
 * that few names contain. Names are compared only within such a block, because 2,428 names have three million pairs. In a block
 * of more than 20 names, each name is compared with the next 20 in the alphabet.
 */
export function* likelyPairs(names: readonly ComparedName[]): Generator<[ComparedName, ComparedName]> {
  const blocks = new Map<string, ComparedName[]>();
  for (const name of names.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    for (const key of keysOf(name)) {
      const block = blocks.get(key);
      if (block) block.push(name);
      else blocks.set(key, [name]);
    }
  }
  const met = new Set<string>();
  for (const [key, block] of blocks) {
    if (key.startsWith('word ') && block.length > MAX_NAMES) continue;
    for (const [index, one] of block.entries()) {
      for (const other of block.slice(index + 1, index + 1 + MAX_NAMES)) {
        const pair = `${one.name}\n${other.name}`;
        if (met.has(pair)) continue;
        met.add(pair);
        yield [one, other];
      }
    }
  }
}

function keysOf({ words, letters }: ComparedName): Set<string> {
  const ends = [`starts ${letters.slice(0, END)}`, `ends ${letters.slice(-END)}`, `letters ${[...words].sort().join('')}`];
  return new Set([...ends, ...words.map((word) => `word ${word}`)]);
}
