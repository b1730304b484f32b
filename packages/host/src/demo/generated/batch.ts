import { allKinds, type RecordKind, type Records } from '@services/ledger/records/record-kinds';

/** Records by their kinds. */
export type Batch = { readonly [Kind in RecordKind]: Records[Kind][] };

export const newBatch = (): Batch => Object.fromEntries(allKinds.map((kind) => [kind, []])) as unknown as Batch;

/** Joins batches until one has at least `size` records of its most frequent kind. */
export function* joined(batches: Iterable<Batch>, size: number): Generator<Batch> {
  let whole = newBatch();
  for (const batch of batches) {
    let most = 0;
    for (const kind of allKinds) most = Math.max(most, add(whole, batch, kind));
    if (most < size) continue;
    yield whole;
    whole = newBatch();
  }
  yield whole;
}

function add<Kind extends RecordKind>(whole: Batch, batch: Batch, kind: Kind): number {
  const records: Records[Kind][] = whole[kind];
  records.push(...batch[kind]);
  return records.length;
}
