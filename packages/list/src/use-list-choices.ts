'use client';

import { readKept } from '@suite/session/kept';
import { useMemo, useState } from 'react';

interface Choosable {
  id: string;
  text: string;
}

interface SavedChoices {
  /** Columns that the person has hidden, and those that they have asked for. */
  hidden: string[];
  asked: string[];
  isDense: boolean;
}

export interface ListChoices {
  /** Columns that may be hidden: all but the first, which names the row. */
  columns: readonly (Choosable & { isShown: boolean })[];
  toggle: (column: string) => void;
  isDense: boolean;
  setDense: (isDense: boolean) => void;
}

/** In this browser, because how much fits is a matter of the screen. */
const keyOf = (list: string) => `list:${list}`;

interface Fitted extends Choosable {
  isOff?: boolean;
  className?: string;
  from?: number | undefined;
}

interface Chosen<Column> extends ListChoices {
  /** For its table: a class, and the columns in the shape that goes with it. */
  className: 'ui-table-fit' | 'ui-table-wide';
  shown: Column[];
}

/**
 * How a person wants to see a list: which of its columns, and how close its rows. `isOff` columns are hidden until they are
 * asked for. Once one is, all columns are there however narrow the page is, and the table scrolls where they do not fit.
 */
export function useListChoices<Column extends Fitted>(list: string, columns: readonly Column[]): Chosen<Column> {
  const [kept, setKept] = useState(() => read(list));

  function keep(next: SavedChoices) {
    setKept(next);
    localStorage.setItem(keyOf(list), JSON.stringify(next));
  }

  const { hidden, asked, isDense } = kept;
  const [shown, isWide] = useMemo((): [Column[], boolean] => {
    const left = columns.filter(({ id, isOff }, place) => place === 0 || asked.includes(id) || !(isOff || hidden.includes(id)));
    const isWide = left.some(({ id }) => asked.includes(id));
    return [isWide ? left.map(wide) : left, isWide];
  }, [columns, hidden, asked]);
  const isShown = (id: string) => shown.some((column) => column.id === id);
  const without = (ids: string[], id: string) => ids.filter((other) => other !== id);
  return {
    shown,
    columns: columns.slice(1).map(({ id, text }) => ({ id, text, isShown: isShown(id) })),
    toggle: (id) =>
      keep(
        isShown(id)
          ? { ...kept, hidden: [...hidden, id], asked: without(asked, id) }
          : { ...kept, hidden: without(hidden, id), asked: [...asked, id] },
      ),
    className: isWide ? 'ui-table-wide' : 'ui-table-fit',
    isDense,
    setDense: (next) => keep({ ...kept, isDense: next }),
  };
}

const wide = <Column extends Fitted>(column: Column): Column => ({ className: 'w-[200px]', ...column, from: undefined });

/** What was kept, without what an earlier version or somebody else has written. */
function read(list: string): SavedChoices {
  const { hidden, asked, isDense } = (readKept(localStorage, keyOf(list)) ?? {}) as Partial<Record<keyof SavedChoices, unknown>>;
  return { hidden: textsOf(hidden), asked: textsOf(asked), isDense: isDense === true };
}

const textsOf = (kept: unknown): string[] => (Array.isArray(kept) ? kept.map(String) : []);
