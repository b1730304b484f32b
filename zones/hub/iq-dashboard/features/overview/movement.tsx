import type { Dashboard } from '@services/insights/contract/dashboard';
import { Defined } from '@suite/iq/defined';
import { SegmentMoves, useMovesOfYear } from '@suite/iq/segment-moves';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import { Panel } from './panel';
import { copy } from './panel-copy';

interface Props {
  dashboard: Dashboard;
  asOf: string;
}

/** How clients moved between segments in the year up to the as-of date. */
export function Movement({ dashboard, asOf }: Props) {
  const { deployment } = useSuite();
  const read = useMovesOfYear(dashboard, asOf);
  const page = zoneUrl(deployment, 'iq-clients', '/segments', { asOf });
  return (
    <Panel
      className="lg:col-span-2"
      heading={<Defined measure="segmentMoves" text={copy.movement.heading} asOf={dashboard.asOf} rows={page} />}
      more={!read.reason && <Link href={page}>{copy.movement.all}</Link>}
    >
      <SegmentMoves read={read} currency={dashboard.currency} requested={asOf} />
    </Panel>
  );
}
