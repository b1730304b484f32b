/** An index of names to find in a text, each with a value. */
export interface NameIndex<Value> {
  /** Returns whether a name may start at a position of a text; rules out most positions without a search. */
  mayBegin(text: string, at: number): boolean;
  /** Returns the longest accepted name that starts at a position of the text. */
  longestAt(text: string, at: number, accepts: (name: Name<Value>) => boolean): Name<Value> | undefined;
}

export interface Name<Value> {
  /** The name as normalized by `normalName`. */
  text: string;
  value: Value;
}

/** Names with the same first characters, sorted when a text contains these for the first time. */
interface Bucket<Value> {
  names: Name<Value>[];
  /** For each name, the index of the longest other name that is a prefix of it; -1 without one. */
  shorter: number[] | undefined;
}

/** Number of first characters that names are grouped by. */
const HEAD = 3;

const FILTER = 1 << 16;

const slotOf = (first: number, second: number, third: number) => (first * 961 + second * 31 + third) & (FILTER - 1);

/**
 * Creates an index that finds names in one pass over a text, regardless of the number of names. A position where no name starts
 * costs one table lookup. At other positions, a binary search finds the last name that sorts before or equal to the text; the
 * longest match is that name or one of its prefixes.
 */
export function indexOfNames<Value>(all: Iterable<Name<Value>>): NameIndex<Value> {
  const filter = new Uint8Array(FILTER);
  const buckets = new Map<string, Bucket<Value>>();
  const short = new Map<string, Name<Value>>();
  const firstOfShort = new Set<number>();
  for (const name of all) {
    const { text } = name;
    if (text.length < HEAD) {
      if (!text || short.has(text)) continue;
      short.set(text, name);
      firstOfShort.add(text.charCodeAt(0));
      continue;
    }
    filter[slotOf(text.charCodeAt(0), text.charCodeAt(1), text.charCodeAt(2))] = 1;
    const head = text.slice(0, HEAD);
    const bucket = buckets.get(head);
    if (bucket) bucket.names.push(name);
    else buckets.set(head, { names: [name], shorter: undefined });
  }
  const hasShort = short.size > 0;
  const mayBeginLong = (text: string, at: number) =>
    filter[slotOf(text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2))] === 1;

  return {
    mayBegin: (text, at) => mayBeginLong(text, at) || (hasShort && firstOfShort.has(text.charCodeAt(at))),
    longestAt(text, at, accepts) {
      if (mayBeginLong(text, at)) {
        const bucket = buckets.get(text.slice(at, at + HEAD));
        const found = bucket && longestIn(bucket, text, at, accepts);
        if (found) return found;
      }
      for (let length = Math.min(HEAD - 1, text.length - at); hasShort && length > 0; length--) {
        const name = short.get(text.slice(at, at + length));
        if (name && accepts(name)) return name;
      }
      return undefined;
    },
  };
}

function longestIn<Value>(
  bucket: Bucket<Value>,
  text: string,
  at: number,
  accepts: (name: Name<Value>) => boolean,
): Name<Value> | undefined {
  bucket.shorter ??= sorted(bucket);
  const { names, shorter } = bucket;
  let [low, high] = [0, names.length];
  // Length of the prefix that the text shares with the names below and above, and so with all names between them.
  let [ofLow, ofHigh] = [HEAD, HEAD];
  while (low < high) {
    const middle = (low + high) >> 1;
    const name = names[middle]?.text ?? '';
    const common = commonLength(name, text, at, Math.min(ofLow, ofHigh));
    if (common === name.length || name.charCodeAt(common) < text.charCodeAt(at + common)) {
      low = middle + 1;
      ofLow = common;
    } else {
      high = middle;
      ofHigh = common;
    }
  }
  if (low === 0) return undefined;
  for (let place = low - 1; place >= 0; place = shorter[place] ?? -1) {
    const name = names[place];
    if (name && name.text.length <= ofLow && accepts(name)) return name;
  }
  return undefined;
}

/** Sorts and deduplicates the names of a bucket, and returns for each the longest other name that is a prefix of it. */
function sorted<Value>(bucket: Bucket<Value>): number[] {
  bucket.names.sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0));
  bucket.names = bucket.names.filter(({ text }, place, names) => names[place - 1]?.text !== text);
  const shorter: number[] = [];
  const open: number[] = [];
  for (const [place, { text }] of bucket.names.entries()) {
    while (open.length && !text.startsWith(bucket.names[open.at(-1) ?? 0]?.text ?? '')) open.pop();
    shorter.push(open.at(-1) ?? -1);
    open.push(place);
  }
  return shorter;
}

function commonLength(name: string, text: string, at: number, known: number): number {
  let length = known;
  while (length < name.length && name.charCodeAt(length) === text.charCodeAt(at + length)) length++;
  return length;
}
