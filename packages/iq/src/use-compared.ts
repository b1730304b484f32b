'use client';

import { type Dashboard, getDashboard, getMetricState } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { oneOf } from '@suite/list/known-values';
import { useState } from 'react';
import { type Comparison, comparisons, earlierDay } from './date-presets';

const KEY = 'iq-compared-with';

/** Returns the chosen comparison, which is stored in this browser. */
export function useComparison(): [Comparison, (next: Comparison) => void] {
  const [chosen, setChosen] = useState<Comparison>(() => oneOf(comparisons, localStorage.getItem(KEY) ?? '') ?? 'year');
  const choose = (next: Comparison) => {
    localStorage.setItem(KEY, next);
    setChosen(next);
  };
  return [chosen, choose];
}

export interface Compared {
  day: string;
  /** The firm's numbers on that day; undefined while loading, after an error, and when the ledger doesn't go back that far. */
  before: Dashboard | undefined;
  /** Whether the ledger starts after the day. */
  isTooEarly: boolean;
}

/** Loads the firm's numbers for the day that `asOf` is compared with. */
export function useCompared(asOf: string, comparison: Comparison): Compared {
  const { data: state } = useQuery(getMetricState, {}, { isOptional: true });
  const day = earlierDay(asOf, comparison);
  const isTooEarly = state !== undefined && (state.coversFrom === null || day < state.coversFrom);
  const { data } = useQuery(getDashboard, state && !isTooEarly ? { query: { asOf: day } } : undefined, { isOptional: true });
  return { day, before: data, isTooEarly };
}
