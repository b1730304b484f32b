import type { BookService } from '@services/price-book/contract/price-book';

/** The page's search words and category, as in the URL. */
export const bookDefaults = { find: '', category: '' };

export const ARCHIVED = 'archived';

/** Returns a category as in the URL, distinct from `archived`. */
export const chipOf = (category: string): string => `in:${category}`;

export interface Group {
  category: string;
  services: BookService[];
}

/** Returns the services that contain every word, in one category or all active ones, grouped by category. */
export function groupsOf(services: readonly BookService[], { find, category }: typeof bookDefaults): Group[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, BookService[]>();
  for (const service of services) {
    const isShown =
      category === ARCHIVED ? service.isArchived : !service.isArchived && (!category || category === chipOf(service.category));
    const text = `${service.name} ${service.category} ${service.description} ${service.ledgerName}`.toLowerCase();
    if (!isShown || !words.every((word) => text.includes(word))) continue;
    groups.set(service.category, [...(groups.get(service.category) ?? []), service]);
  }
  return [...groups].map(([name, found]) => ({ category: name, services: found }));
}

/** Returns the categories of active services with their counts, in the order of the response. */
export function categoriesOf(services: readonly BookService[]): { category: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category, isArchived } of services) if (!isArchived) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
}
