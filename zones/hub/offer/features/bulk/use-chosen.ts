import { MAX_IN_BATCH } from '@services/proposals/contract/bulk';
import { useState } from 'react';

type Ids = ReadonlySet<string | number>;

/** Rows that are chosen on several pages of a list. @param page ids of the rows that are seen */
export function useChosen(page: readonly string[]) {
  const [ids, setIds] = useState<Ids>(new Set());

  /** The table answers for the rows that it shows; those of other pages stay. */
  function select(next: Ids) {
    const others = [...ids].filter((id) => !page.includes(String(id)));
    setIds(new Set([...others, ...page.filter((id) => next.has(id))]));
  }
  return {
    ids,
    count: ids.size,
    isTooMany: ids.size > MAX_IN_BATCH,
    select,
    chooseAll: (all: readonly string[]) => setIds(new Set(all)),
    clear: () => setIds(new Set()),
    list: () => [...ids].map(String),
  };
}
