/** The number of different texts that are cached. A column with few of them is read fast, and one with many takes little memory. */
export const CACHED = 5000;

/** Longer texts are rarely repeated. */
const LONGEST_CACHED = 64;

/** V8 copies shorter substrings. A longer one keeps the whole text in memory that it is a part of. */
const SHORTEST_SLICE = 13;

/** Returns a function that reads a text once as long as few others come between. */
export function cached<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const result = read(text);
    if (text.length > LONGEST_CACHED) return result;
    if (known.size >= CACHED) known.clear();
    known.set(copyOf(text), result);
    return result;
  };
}

/** Returns a text that can be stored. */
export const copyOf = (text: string) => (text.length < SHORTEST_SLICE ? text : Buffer.from(text).toString());
