'use client';

import { readStored } from '@suite/session/stored';
import { useMemo, useState } from 'react';

interface Choosable {
  id: string;
  text: string;
}

interface SavedChoices {
  /** Columns that the person has hidden, and columns that they have requested. */
  hidden: string[];
  added: string[];
  isDense: boolean;
}

export interface ListChoices {
  /** Columns that can be hidden: all except the first, which names the row. */
  columns: readonly (Choosable & { isShown: boolean })[];
  toggle: (column: string) => void;
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

/** Stored in this browser, because how much fits depends on the screen. */
const keyOf = (list: string) => `list:${list}`;

interface Fitted extends Choosable {
  isOff?: boolean;
  className?: string;
  from?: number | undefined;
}

interface Chosen<Column> extends ListChoices {
  /** For the table: its class, and the columns in the matching form. */
  className: 'ui-table-fit' | 'ui-table-wide';
  shown: Column[];
}

/**
 * Returns a person's choices for a list: its columns and row density. `isOff` columns are hidden by default. Once one is
 * requested, all columns are shown however narrow the page is, and the table scrolls if they don't fit.
 */
export function useListChoices<Column extends Fitted>(list: string, columns: readonly Column[]): Chosen<Column> {
  const [choices, setChoices] = useState(() => read(list));

  function keep(next: SavedChoices) {
    setChoices(next);
    localStorage.setItem(keyOf(list), JSON.stringify(next));
  }

  const { hidden, added, isDense } = choices;
  const [shown, isWide] = useMemo((): [Column[], boolean] => {
    const left = columns.filter(({ id, isOff }, place) => place === 0 || added.includes(id) || !(isOff || hidden.includes(id)));
    const isWide = left.some(({ id }) => added.includes(id));
    return [isWide ? left.map(wide) : left, isWide];
  }, [columns, hidden, added]);
  const isShown = (id: string) => shown.some((column) => column.id === id);
  const without = (ids: string[], id: string) => ids.filter((other) => other !== id);
  return {
    shown,
    columns: columns.slice(1).map(({ id, text }) => ({ id, text, isShown: isShown(id) })),
    toggle: (id) =>
      keep(
        isShown(id)
          ? { ...choices, hidden: [...hidden, id], added: without(added, id) }
          : { ...choices, hidden: without(hidden, id), added: [...added, id] },
      ),
    className: isWide ? 'ui-table-wide' : 'ui-table-fit',
    isDense,
    setDense: (next) => keep({ ...choices, isDense: next }),
  };
}

const wide = <Column extends Fitted>(column: Column): Column => ({ className: 'w-[200px]', ...column, from: undefined });

/** Returns the stored choices; ignores content written by an earlier version or another program. */
function read(list: string): SavedChoices {
  const { hidden, added, isDense } = (readStored(localStorage, keyOf(list)) ?? {}) as Partial<
    Record<keyof SavedChoices, unknown>
  >;
  return { hidden: textsOf(hidden), added: textsOf(added), isDense: isDense === true };
}

const textsOf = (stored: unknown): string[] => (Array.isArray(stored) ? stored.map(String) : []);
