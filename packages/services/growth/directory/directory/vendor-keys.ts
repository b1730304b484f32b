import { normaliseName } from '@suite/insights/vendors/normalise-name';

/** Returns the key that identifies a vendor in any spelling of its name; a name without letters and digits is its own key. */
export const keyOf = (name: string): string => normaliseName(name) || name.trim().toLowerCase();

const LONGEST_SLUG = 80;

/** Returns a unique path segment for a vendor and adds it to `taken`. */
export function newSlug(name: string, taken: Set<string>): string {
  const plain = keyOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/g, '');
  const base = plain || 'vendor';
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  taken.add(slug);
  return slug;
}
