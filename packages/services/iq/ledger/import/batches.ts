/**
 * Groups of at most `size`, in order, of items that come in groups of any size.
 * @param length of an item; a group ends with the one that brings it to `longest`
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
