/** Pairs of neighboring characters, each counted as often as it occurs. */
export type Bigrams = { counts: ReadonlyMap<string, number>; size: number };

export function bigramsOf(text: string): Bigrams {
  const counts = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return { counts, size: Math.max(0, text.length - 1) };
}

/**
 * Returns the Sørensen–Dice coefficient: twice the number of bigrams in common ÷ the number of bigrams in both, from 0 to 1.
 * Source: clojuredocs.org/incanter/incanter.stats/dice-coefficient-str.
 */
export function dice(a: Bigrams, b: Bigrams): number {
  if (a.size + b.size === 0) return 0;
  let common = 0;
  for (const [pair, count] of a.counts) common += Math.min(count, b.counts.get(pair) ?? 0);
  return (2 * common) / (a.size + b.size);
}
