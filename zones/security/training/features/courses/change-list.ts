/** The list with an item replaced, by its place. */
export const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((other, place) => (place === at ? item : other));

export const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, place) => place !== at);

/** The list with an item one place earlier. */
export function movedUp<Item>(items: readonly Item[], at: number): Item[] {
  const [before, item] = [items[at - 1], items[at]];
  if (before === undefined || item === undefined) return [...items];
  return replaced(replaced(items, at - 1, item), at, before);
}

/** An identifier that no part has; those of courses are short. */
export const newId = (): string => crypto.randomUUID().slice(0, 13);
