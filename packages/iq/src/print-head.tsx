'use client';

import { getMetricState } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { knownOrganizationName } from '@suite/session/organization-name';
import { useSession } from '@suite/session/session-provider';
import { useHashQuery } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { useEffect, useRef } from 'react';
import { dayOrLatest } from './stored-date';
import { useMetricFormats } from './use-metric-formats';

/**
 * Print header with the firm and the as-of date. The style sheet writes them, because screen readers find both elsewhere on the
 * page.
 */
export function PrintHead() {
  const { browser } = useSuite();
  const { companyId } = useSession().token;
  const { day } = useMetricFormats();
  const { data: state } = useQuery(getMetricState, {}, { isOptional: true });
  const head = useRef<HTMLParagraphElement>(null);
  // The firm's name may arrive after the first render.
  useEffect(() => {
    const print = () => head.current?.setAttribute('data-firm', knownOrganizationName(browser, companyId) ?? '');
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, [browser, companyId]);
  const asOf = dayOrLatest(new URLSearchParams(useHashQuery()).get('asOf')) ?? state?.asOf;
  return (
    <p
      ref={head}
      className="iq-print-head"
      data-firm={knownOrganizationName(browser, companyId)}
      data-date={asOf === undefined ? undefined : `As of ${day(asOf)}`}
    />
  );
}
