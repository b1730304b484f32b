/** Yields the same items, but prepares each one while the consumer works on the previous one. */
export async function* ahead<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const source = items[Symbol.asyncIterator]();
  const take = () => {
    const taken = source.next();
    // The error is thrown when its turn comes. Until then it must not end the process.
    taken.catch(() => undefined);
    return taken;
  };
  let next = take();
  try {
    for (let item = await next; !item.done; item = await next) {
      next = take();
      yield item.value;
    }
  } finally {
    await source.return?.();
  }
}
