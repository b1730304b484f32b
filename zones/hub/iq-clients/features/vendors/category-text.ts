import { copy } from './copy';

const written: Readonly<Record<string, string>> = { crm: 'CRM', 'e-signature': 'E-signature' };

/** A category of tools (`@suite/insights/vendors/categories`) as a person reads it. */
export function categoryText(category: string | null): string {
  if (category === null) return copy.noCategory;
  const text = category.replaceAll('-', ' ');
  return written[category] ?? text.charAt(0).toUpperCase() + text.slice(1);
}
