'use client';

import { useDashboard, useMetricState } from '@services/insights/client/dashboard';
import type { Dashboard } from '@services/insights/contract/dashboard';
import { oneOf } from '@suite/list/known-values';
import { useState } from 'react';
import { type Comparison, comparisons, earlierDay } from './date-presets';

const KEY = 'iq-compared-with';

/** What numbers are compared with: chosen once, and kept in this browser. */
export function useComparison(): [Comparison, (next: Comparison) => void] {
  const [chosen, setChosen] = useState<Comparison>(() => oneOf(comparisons, localStorage.getItem(KEY) ?? '') ?? 'year');
  const choose = (next: Comparison) => {
    localStorage.setItem(KEY, next);
    setChosen(next);
  };
  return [chosen, choose];
}

export interface Compared {
  /** The earlier day. */
  day: string;
  /** The firm's numbers on it; undefined while they are read, when they cannot be, and when the ledger does not go back so far. */
  before: Dashboard | undefined;
  /** The ledger begins after the day. */
  isTooEarly: boolean;
}

/** The firm's numbers as of the day that those of `asOf` are compared with. */
export function useCompared(asOf: string, comparison: Comparison): Compared {
  const { data: state } = useMetricState();
  const day = earlierDay(asOf, comparison);
  const isTooEarly = state !== undefined && (state.coversFrom === null || day < state.coversFrom);
  const { data } = useDashboard(state && !isTooEarly ? { asOf: day } : undefined);
  return { day, before: data, isTooEarly };
}
