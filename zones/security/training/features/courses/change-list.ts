/** Returns the list with the item at an index replaced. */
export const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((other, place) => (place === at ? item : other));

export const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, place) => place !== at);

/** Returns the list with the item at an index moved up by one. */
export function movedUp<Item>(items: readonly Item[], at: number): Item[] {
  const [before, item] = [items[at - 1], items[at]];
  if (before === undefined || item === undefined) return [...items];
  return replaced(replaced(items, at - 1, item), at, before);
}

/** Returns an identifier for a new part; the identifiers in the suite's courses are shorter. */
export const newId = (): string => crypto.randomUUID().slice(0, 13);
