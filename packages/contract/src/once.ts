/** Creates a value on its first use and caches it. Formats, for example, are slow to create, and no page needs all of them. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
