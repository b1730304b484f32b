/**
 * Loads many keys with one query: requests within one tick are combined, and each key is read once per request.
 * @param read reads all keys at once; a key that it leaves out is undefined
 */
export function loadTogether<Value>(read: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
  const known = new Map<string, Promise<Value | undefined>>();
  let waiting: string[] = [];
  let batch: Promise<ReadonlyMap<string, Value>> | undefined;

  return (key: string): Promise<Value | undefined> => {
    const before = known.get(key);
    if (before) return before;
    waiting.push(key);
    batch ??= new Promise((resolve) => setImmediate(resolve)).then(() => {
      const keys = waiting;
      waiting = [];
      batch = undefined;
      return read(keys);
    });
    const value = batch.then((found) => found.get(key));
    known.set(key, value);
    return value;
  };
}

/** Reads something on first use, once per request. */
export function once<Value>(read: () => PromiseLike<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    // Drizzle runs a statement again each time it is awaited, so it is converted to a promise.
    value ??= Promise.resolve(read());
    return value;
  };
}
