'use client';

import { useHashQuery } from '@suite/shell/pages/use-hash-param';
import { isDay } from '@suite/values/iso-day';
import { useEffect } from 'react';

/** Returns the as-of date of an address; undefined, meaning the latest, if it is not a day. */
export const dayOrLatest = (text: string | null): string | undefined => (text && isDay(text) ? text : undefined);

/**
 * Stored in the tab's session storage, because all IQ zones are on one host; by company, because the day belongs to its ledger.
 */
const keyOf = (companyId: string) => `iq-as-of:${companyId}`;

/**
 * Returns the as-of date that stays selected while a person moves between IQ pages. A page with numbers as of a date has it in
 * its address, and that date is stored; other pages add the stored date to their links.
 */
export function useStoredDate(companyId: string, isOfDate: boolean): string | undefined {
  const requested = dayOrLatest(new URLSearchParams(useHashQuery()).get('asOf'));
  useEffect(() => {
    if (!isOfDate) return;
    if (requested) sessionStorage.setItem(keyOf(companyId), requested);
    else sessionStorage.removeItem(keyOf(companyId));
  }, [requested, companyId, isOfDate]);
  return isOfDate ? requested : dayOrLatest(sessionStorage.getItem(keyOf(companyId)));
}
