'use client';

import { readKept } from '@suite/session/read-kept';
import { useMemo, useState } from 'react';

interface Choosable {
  id: string;
  text: string;
}

interface Kept {
  hidden: string[];
  isDense: boolean;
}

export interface ListChoices {
  /** Columns that may be hidden: all but the first, which names the row. */
  columns: readonly (Choosable & { isShown: boolean })[];
  toggle: (column: string) => void;
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

const nothing: Kept = { hidden: [], isDense: false };

/** In this browser, because how much fits is a matter of the screen. */
const keyOf = (list: string) => `list:${list}`;

/** How a person wants to see a list: which of its columns, and how close its rows. `isOff` columns are hidden until they are asked for. */
export function useListChoices<Column extends Choosable & { isOff?: boolean }>(
  list: string,
  columns: readonly Column[],
): ListChoices & { shown: Column[] } {
  const [kept, setKept] = useState(
    () => read(list) ?? { ...nothing, hidden: columns.filter(({ isOff }) => isOff).map(({ id }) => id) },
  );

  function keep(next: Kept) {
    setKept(next);
    localStorage.setItem(keyOf(list), JSON.stringify(next));
  }

  const { hidden, isDense } = kept;
  const shown = useMemo(() => columns.filter(({ id }, place) => place === 0 || !hidden.includes(id)), [columns, hidden]);
  return {
    shown,
    columns: columns.slice(1).map(({ id, text }) => ({ id, text, isShown: !hidden.includes(id) })),
    toggle: (id) => keep({ isDense, hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id] }),
    isDense,
    setDense: (next) => keep({ hidden, isDense: next }),
  };
}

/** What was kept, unless an earlier version or somebody else has written it. */
function read(list: string): Kept | undefined {
  const { hidden, isDense } = (readKept(localStorage, keyOf(list)) ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return Array.isArray(hidden) ? { hidden: hidden.map(String), isDense: isDense === true } : undefined;
}
