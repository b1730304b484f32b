import { useState } from 'react';

type Ids = ReadonlySet<string | number>;

/** Keeps the rows that are selected on several pages of a list. @param page ids of the rows on the current page */
export function useChosen(page: readonly string[]) {
  const [ids, setIds] = useState<Ids>(new Set());

  /** The table reports only the rows of its page; rows selected on other pages stay selected. */
  function select(next: Ids) {
    const others = [...ids].filter((id) => !page.includes(String(id)));
    setIds(new Set([...others, ...page.filter((id) => next.has(id))]));
  }
  return {
    ids,
    count: ids.size,
    select,
    chooseAll: (all: readonly string[]) => setIds(new Set(all)),
    clear: () => setIds(new Set()),
    list: () => [...ids].map(String),
  };
}
