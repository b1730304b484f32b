/** Groups of at most `size`, in order, of items that come in groups of any size. */
export async function* batches<T>(groups: AsyncIterable<readonly T[]>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const items of groups) {
    for (const item of items) {
      batch.push(item);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length) yield batch;
}
