import { copy } from './copy';

const written: Readonly<Record<string, string>> = { crm: 'CRM', 'e-signature': 'E-signature', 'it-hardware': 'IT hardware' };

/** Returns the name of a category (`@suite/insights/vendors/category-names`, or the firm's own) for people to read. */
export function categoryText(category: string | null): string {
  if (category === null) return copy.noCategory;
  const text = category.replaceAll('-', ' ');
  return written[category] ?? text.charAt(0).toUpperCase() + text.slice(1);
}
