'use client';

import { getMetricState } from '@services/insights/contract/dashboard';
import { useQuery } from '@suite/api/use-query';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { zoneUrl } from '@suite/zones/zone-url';
import { daysWhenOld } from './ledger-age';
import { useMetricFormats } from './use-metric-formats';

/** Note on every IQ page when the ledger's data is old; placed where nothing moves when it appears. */
export function OldLedgerNote() {
  const { deployment } = useSuite();
  const { day, days } = useMetricFormats();
  const { data: state } = useQuery(getMetricState, {}, { isOptional: true });
  if (!state) return null;
  const age = daysWhenOld(state.asOf);
  if (!age) return null;
  return (
    <div className="iq-note">
      <Notice>
        The ledger goes up to {day(state.asOf)}, {days(age)} ago, and so do all numbers.{' '}
        <Link href={zoneUrl(deployment, 'iq-onboarding', '/upload')}>Import newer data</Link> or{' '}
        <Link href={zoneUrl(deployment, 'iq-settings')}>check the connections</Link>.
      </Notice>
    </div>
  );
}
