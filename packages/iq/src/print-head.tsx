'use client';

import { useFigureState } from '@services/insights/client/dashboard';
import { knownOrganizationName } from '@suite/session/organization-name';
import { useSession } from '@suite/session/session-provider';
import { useSuite } from '@suite/shell/suite-context';
import { useHashQuery } from '@suite/shell/use-hash-param';
import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { dayOrLatest } from './kept-date';
import { useFigureFormats } from './use-figure-formats';

/** For print only: the firm and the as-of date. The style sheet writes them, because screen readers find both elsewhere on the page. */
export function PrintHead() {
  const { browser } = useSuite();
  const { companyId } = useSession().token;
  const { day } = useFigureFormats();
  const { data: state } = useFigureState();
  // The name of the firm may have come after this was rendered.
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const print = () => flushSync(render);
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  const asOf = dayOrLatest(new URLSearchParams(useHashQuery()).get('asOf')) ?? state?.asOf;
  return (
    <p
      className="iq-print-head"
      data-firm={knownOrganizationName(browser, companyId)}
      data-date={asOf === undefined ? undefined : `As of ${day(asOf)}`}
    />
  );
}
