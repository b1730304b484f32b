import * as v from 'valibot';

/** What happens to documents that another source already imported: both count, or the new ones are left out. */
export const duplicates = v.picklist(['keep', 'skip']);
export type Duplicates = v.InferOutput<typeof duplicates>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The number of new documents in an import, and how many of them the ledger already has from another source. */
export const duplicateCounts = v.object({
  documents: count,
  duplicates: count,
  /** Matches by client or vendor, number and total. The others match by client or vendor, date and total. */
  byNumber: v.optional(count, 0),
});
export type DuplicateCounts = v.InferOutput<typeof duplicateCounts>;

/** Describes how duplicates were matched: `3 by number, 2 by client, date and total`. */
export function matchedBy({ duplicates, byNumber }: DuplicateCounts, number: (value: number) => string = String): string {
  const byDate = duplicates - byNumber;
  return [byNumber && `${number(byNumber)} by number`, byDate && `${number(byDate)} by client, date and total`]
    .filter(Boolean)
    .join(', ');
}
