import type { Dashboard } from '@services/insights/contract/dashboard';
import { Defined } from '@suite/iq/defined';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl } from '@suite/iq/rows-view';
import { NOT_AVAILABLE, reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { zoneUrl } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { Panel } from './panel';
import { copy } from './panel-copy';

const text = copy.vendors;

interface Props {
  dashboard: Dashboard;
  asOf: string;
}

export function Vendors({ dashboard, asOf }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, metric, number } = useMetricFormats();
  const { currency, vendors } = dashboard;
  const page = zoneUrl(deployment, 'iq-clients', '/vendoranalysis', { asOf });
  const define = { asOf: dashboard.asOf, rows: page };
  return (
    <Panel heading={text.heading} more={<Link href={page}>{text.all}</Link>}>
      {vendors.vendors === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <dl className="divide-y divide-line">
          <Row
            name={text.spend}
            value={<Link href={rowsUrl(deployment, { metric: 'spend', asOf })}>{wholeMoney(vendors.spend, currency)}</Link>}
            note={
              <>
                {text.withVendors(vendors.vendors, number(vendors.vendors))}
                <NotIncluded excluded={dashboard.excluded.spend} from="spend" asOf={asOf} isShort />
              </>
            }
          />
          <Row
            name={<Defined {...define} measure="top5Share" text={text.top5} />}
            value={written(vendors.top5Share, metric('top5Share'))}
            note={reasonOf(vendors.top5Share) ?? text.ofSpend}
          />
          <Row
            name={<Defined {...define} measure="herfindahl" text={text.hhi} />}
            value={written(vendors.herfindahl, metric('herfindahl'))}
            note={reasonOf(vendors.herfindahl) ?? text.atMost(number(10_000))}
          />
        </dl>
      )}
    </Panel>
  );
}

interface RowProps {
  name: ReactNode;
  /** Undefined when it is not available. */
  value: ReactNode;
  note: ReactNode;
}

const Row = ({ name, value = NOT_AVAILABLE, note }: RowProps) => (
  <div className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
    <dt className="font-medium">{name}</dt>
    <dd className="ui-number row-span-2 text-lg font-semibold">{value}</dd>
    <dd className="text-xs text-muted">{note}</dd>
  </div>
);
