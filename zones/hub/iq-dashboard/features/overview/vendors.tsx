import type { Dashboard } from '@services/insights/contract/dashboard';
import { Defined } from '@suite/iq/defined';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl } from '@suite/iq/rows-view';
import { reasonOf, useFigureFormats, written } from '@suite/iq/use-figure-formats';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';
import { Panel } from './panel';

const text = copy.vendors;

interface Props {
  dashboard: Dashboard;
  asOf: string;
}

export function Vendors({ dashboard, asOf }: Props) {
  const { place } = useSuite();
  const { wholeMoney, percent, number } = useFigureFormats();
  const { currency, vendors } = dashboard;
  const page = zoneUrl(place, 'iq-clients', '/vendoranalysis', { asOf });
  const define = { asOf: dashboard.asOf, rows: page };
  return (
    <Panel heading={text.heading} more={<Link href={page}>{text.all}</Link>}>
      {vendors.vendors === 0 ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <Stats>
          <Stat
            label={text.spend}
            value={<Link href={rowsUrl(place, { figure: 'spend', asOf })}>{wholeMoney(vendors.spend, currency)}</Link>}
            note={<NotIncluded excluded={dashboard.excluded.spend} from="spend" asOf={asOf} />}
          />
          <Stat
            label={<Defined {...define} measure="top5Share" text={text.top5} />}
            value={written(vendors.top5Share, percent)}
            note={reasonOf(vendors.top5Share)}
          />
          <Stat
            label={<Defined {...define} measure="herfindahl" text={text.hhi} />}
            value={written(vendors.herfindahl, number)}
            note={reasonOf(vendors.herfindahl)}
          />
        </Stats>
      )}
    </Panel>
  );
}
