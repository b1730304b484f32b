import type { ReportKind } from '@services/insights/contract/report-content';
import type { ReportSchedule } from '@services/insights/contract/report-schedules';
import { periodName } from '@services/insights/wording/title';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  last: NonNullable<ReportSchedule['last']>;
  kind: ReportKind;
}

/** The latest report of a schedule, and its status. */
export function LastReport({ last: { reportId, from, to, isMaking, failure, sent, waiting, failed }, kind }: Props) {
  const formats = useMetricFormats();
  return (
    <>
      <Link href={hashOf('iq-reports', '/report', { id: reportId })}>{periodName({ kind, from, to }, formats)}</Link>{' '}
      {failure ? (
        <span className="block text-bad">{failure}</span>
      ) : (
        <span className={failed ? 'text-bad' : 'text-muted'}>
          {isMaking ? copy.lastMaking : copy.lastSent(sent, waiting, failed)}
        </span>
      )}
    </>
  );
}
