import * as v from 'valibot';

/** What becomes of documents that another source brought already: both count, or these are left out. */
export const duplicates = v.picklist(['keep', 'skip']);
export type Duplicates = v.InferOutput<typeof duplicates>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Documents of an import that another source of the ledger has as well, of those that are new. */
export const duplicateCounts = v.object({
  documents: count,
  duplicates: count,
  /** Those of the same client or vendor, number and total; the others are of the same client or vendor, date and total. */
  byNumber: v.optional(count, 0),
});
export type DuplicateCounts = v.InferOutput<typeof duplicateCounts>;

/** By what duplicates were matched: `3 by number, 2 by client, date and total`. */
export function matchedBy({ duplicates, byNumber }: DuplicateCounts, number: (value: number) => string = String): string {
  const byDate = duplicates - byNumber;
  return [byNumber && `${number(byNumber)} by number`, byDate && `${number(byDate)} by client, date and total`]
    .filter(Boolean)
    .join(', ');
}
