/** Words in names of businesses that do not tell them apart. */
const common = new Set(
  `the and of for a an co corp company inc incorporated llc llp lp ltd limited plc pc pa pllc gmbh ag kg ug se sa sarl sas bv nv srl
  spa group holding holdings services`.split(/\s+/),
);

/** Returns the words of a text: lower case, without accents and signs. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

interface Named {
  key: string;
  words: string[];
}

/** Names by their longest word. */
type NameIndex = ReadonlyMap<string, readonly Named[]>;

/** Indexes the names of clients by their longest word that tells them apart. @param names key and name */
export function nameIndex(names: readonly (readonly [key: string, name: string])[]): NameIndex {
  const index = new Map<string, Named[]>();
  for (const [key, name] of new Map(names)) {
    const words = wordsOf(name).filter((word) => !common.has(word));
    const [longest] = [...words].sort((a, b) => b.length - a.length);
    if (longest === undefined || longest.length < 3) continue;
    index.set(longest, [...(index.get(longest) ?? []), { key, words }]);
  }
  return index;
}

/**
 * Returns the keys of the clients whose whole name is in a text, the longest names only: a text with `Bay Dental Group` does not name
 * `Bay`.
 */
export function namesIn(text: string, index: NameIndex): string[] {
  const words = new Set(wordsOf(text));
  const found = new Set([...words].flatMap((word) => index.get(word) ?? []));
  const named = [...found].filter((one) => one.words.every((word) => words.has(word)));
  const most = Math.max(0, ...named.map((one) => one.words.length));
  return named.filter((one) => one.words.length === most).map(({ key }) => key);
}

/** Returns an invoice number without signs, in upper case: `INV1042` for `INV-1042`. */
export const plainNumber = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Words of a text that are read as numbers of invoices. */
const MAX_WORDS = 60;

/** Returns what may be numbers of invoices in a text: each word with a digit, and each word with the next one. */
export function numbersIn(text: string): string[] {
  const words = text
    .split(/[\s,;:/()+]+/, MAX_WORDS)
    .map(plainNumber)
    .filter(Boolean);
  const hasDigit = words.map((word) => /\d/.test(word));
  const numbers = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (hasDigit[at]) numbers.add(word);
    if (hasDigit[at] || hasDigit[at + 1]) numbers.add(word + (words[at + 1] ?? ''));
  }
  return [...numbers];
}
