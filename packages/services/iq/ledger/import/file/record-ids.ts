import { createHash } from 'node:crypto';

/**
 * Ids of records that have none in the file. They are derived from the content, so importing the same file again changes nothing
 * and a later file updates the same invoices. They are JSON, so no two records have the same id.
 */

/** Normalizes a name. Names are equal if they only differ in case, spaces or Unicode form. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Longer ids are replaced by their hash, because a database index takes at most 2,700 bytes. */
const LONGEST = 600;

export function idOf(...parts: readonly (string | number | null)[]): string {
  const id = JSON.stringify(parts);
  return id.length <= LONGEST ? id : createHash('sha256').update(id).digest('base64url');
}
