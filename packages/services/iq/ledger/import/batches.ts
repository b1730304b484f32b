/**
 * Regroups items into batches of at most `size`, in order.
 * @param length returns the length of an item; a batch ends with the item that brings it to `longest`
 */
export async function* batches<T>(
  groups: AsyncIterable<readonly T[]>,
  size: number,
  length: (item: T) => number = () => 0,
  longest = Number.POSITIVE_INFINITY,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let total = 0;
  for await (const items of groups) {
    for (const item of items) {
      batch.push(item);
      total += length(item);
      if (batch.length < size && total < longest) continue;
      yield batch;
      batch = [];
      total = 0;
    }
  }
  if (batch.length) yield batch;
}
