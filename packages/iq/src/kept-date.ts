'use client';

import { isDay } from '@suite/contract/day';
import { useHashQuery } from '@suite/shell/use-hash-param';
import { useEffect } from 'react';

/** The as-of date of an address; undefined, for the latest, when it is no day. */
export const dayOrLatest = (text: string | null): string | undefined => (text && isDay(text) ? text : undefined);

/** In the tab's own storage, because all zones of IQ are on one host; by company, whose ledger the day is of. */
const keyOf = (companyId: string) => `iq-as-of:${companyId}`;

/**
 * The as-of date that a person keeps while going from one page of IQ to another. A page that shows numbers of a date has
 * it in its address, and what is there is kept; the other pages put the kept one into their links.
 */
export function useKeptDate(companyId: string, isOfDate: boolean): string | undefined {
  const asked = dayOrLatest(new URLSearchParams(useHashQuery()).get('asOf'));
  useEffect(() => {
    if (!isOfDate) return;
    if (asked) sessionStorage.setItem(keyOf(companyId), asked);
    else sessionStorage.removeItem(keyOf(companyId));
  }, [asked, companyId, isOfDate]);
  return isOfDate ? asked : dayOrLatest(sessionStorage.getItem(keyOf(companyId)));
}
