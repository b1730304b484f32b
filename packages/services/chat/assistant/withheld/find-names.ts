/** Names that a text is searched for, each with what it stands for. */
export interface NameIndex<Value> {
  /** Whether a name may begin at a place of a text: false for most places, without a search. */
  mayBegin(text: string, at: number): boolean;
  /** The longest name that the text has at a place and that is accepted there. */
  longestAt(text: string, at: number, accepts: (name: Name<Value>) => boolean): Name<Value> | undefined;
}

export interface Name<Value> {
  /** As `normalName` writes it. */
  text: string;
  value: Value;
}

/** Names with the same beginning: sorted when a text has that beginning for the first time. */
interface Bucket<Value> {
  names: Name<Value>[];
  /** Of each name, the place of the longest other one that it begins with; -1 without one. */
  shorter: number[] | undefined;
}

/** Characters by which names are found. */
const HEAD = 3;

const FILTER = 1 << 16;

const slotOf = (first: number, second: number, third: number) => (first * 961 + second * 31 + third) & (FILTER - 1);

/**
 * An index of names in which a text is searched in one pass, however many names there are. A place that no name begins at
 * costs one look at a table; at others a binary search finds the greatest name that is not after the text, and the longest
 * one that the text has is that name or one that it begins with.
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
  // What the text has in common with the names below and above, and so with all between them.
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

/** Sorts the names of a bucket, each once, and finds for each the longest other one that it begins with. */
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
