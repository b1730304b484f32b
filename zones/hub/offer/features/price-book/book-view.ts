import type { BookService } from '@services/offers/contract/price-book';

/** What the address says of the page: words that are searched for, and a category. */
export const bookDefaults = { find: '', category: '' };

export const ARCHIVED = 'archived';

/** A category as it is in the address, beside `archived`. */
export const chipOf = (category: string): string => `in:${category}`;

export interface Group {
  category: string;
  services: BookService[];
}

/** Services with every word, of a category or all of those that are offered, under their headings. */
export function groupsOf(services: readonly BookService[], { find, category }: typeof bookDefaults): Group[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, BookService[]>();
  for (const service of services) {
    const isWanted =
      category === ARCHIVED ? service.isArchived : !service.isArchived && (!category || category === chipOf(service.category));
    const text = `${service.name} ${service.category} ${service.description} ${service.ledgerName}`.toLowerCase();
    if (!isWanted || !words.every((word) => text.includes(word))) continue;
    groups.set(service.category, [...(groups.get(service.category) ?? []), service]);
  }
  return [...groups].map(([name, found]) => ({ category: name, services: found }));
}

/** The categories of the services that are offered, each with how many it has, in the order of the answer. */
export function categoriesOf(services: readonly BookService[]): { category: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category, isArchived } of services) if (!isArchived) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
}
