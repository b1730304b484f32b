import { createHash } from 'node:crypto';

/**
 * Ids of what a file gives none: made of what it says, so that the same file changes nothing and a later one of the
 * same invoices updates them. As JSON, so that no two records have one id.
 */

/** Equal names are equal in case, spaces and form. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Longer ids stand as their hash: an index of the database takes 2,700 bytes. */
const LONGEST = 600;

export function idOf(...parts: readonly (string | number | null)[]): string {
  const id = JSON.stringify(parts);
  return id.length <= LONGEST ? id : createHash('sha256').update(id).digest('base64url');
}
