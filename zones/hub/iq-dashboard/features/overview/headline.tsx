import type { Dashboard } from '@services/insights/contract/dashboard';
import { Defined } from '@suite/iq/defined';
import { rowsUrl } from '@suite/iq/rows-view';
import { reasonOf, useFigureFormats, written } from '@suite/iq/use-figure-formats';
import { useSuite } from '@suite/shell/suite-context';
import { Link } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { zoneUrl } from '@suite/zones/zone-url';
import { copy } from './copy';

interface Props {
  dashboard: Dashboard;
  /** The earlier day that was asked for, empty for the latest. */
  asOf: string;
}

const { stats } = copy;

/** The figures that a firm is led by; each opens its definition, each amount its rows. */
export function Headline({ dashboard, asOf }: Props) {
  const { place } = useSuite();
  const { wholeMoney, percent, number, days } = useFigureFormats();
  const { currency, sales, salesBefore, open, overdue, cei, dso, bestPossibleDso, pricing } = dashboard;
  const money = (amount: number) => wholeMoney(amount, currency);
  const define = { asOf: dashboard.asOf };
  const rows = {
    sales: rowsUrl(place, { figure: 'sales', asOf }),
    open: rowsUrl(place, { figure: 'open', asOf }),
    overdue: rowsUrl(place, { figure: 'overdue', asOf }),
  };
  const collection = zoneUrl(place, 'iq-clients', '/collectioneffectiveness');
  const prices = zoneUrl(place, 'iq-clients', '/stalepricing');
  // A ledger that begins within them has no whole 365 days before to compare with.
  const knowsBefore = dashboard.months.slice(23).some(({ sales, beginning }) => sales !== 0 || beginning !== 0);
  const best = written(bestPossibleDso, days);
  return (
    <div className="lg:[&>dl]:grid-cols-3">
      <Stats>
        <Stat
          label={<Defined {...define} measure="sales" text={stats.revenue} rows={rows.sales} />}
          value={<Link href={rows.sales}>{money(sales)}</Link>}
          {...(knowsBefore && changeOf(sales, salesBefore, percent))}
        />
        <Stat
          label={<Defined {...define} measure="open" text={stats.receivables} rows={rows.open} />}
          value={<Link href={rows.open}>{money(open)}</Link>}
        />
        <Stat
          label={<Defined {...define} measure="overdue" text={stats.overdue} rows={rows.overdue} />}
          value={<Link href={rows.overdue}>{money(overdue)}</Link>}
          note={open > 0 ? stats.shareOverdue(percent(overdue / open)) : undefined}
        />
        <Stat
          label={<Defined {...define} measure="ceiMean" text={stats.cei} rows={collection} />}
          value={linked(collection, written(cei, number))}
          note={reasonOf(cei)}
        />
        <Stat
          label={<Defined {...define} measure="dso" text={stats.dso} rows={collection} />}
          value={linked(collection, written(dso, days))}
          note={reasonOf(dso) ?? (best && stats.bestDso(best))}
        />
        <Stat
          label={<Defined {...define} measure="opportunity" text={stats.pricing} rows={prices} />}
          value={linked(prices, written(pricing.opportunity, money))}
          note={reasonOf(pricing.opportunity) ?? (pricing.unknown ? stats.unknownPrices(number(pricing.unknown)) : undefined)}
        />
      </Stats>
    </div>
  );
}

const linked = (href: string, text: string | undefined) => text && <Link href={href}>{text}</Link>;

function changeOf(now: number, before: number, percent: (share: number) => string) {
  if (before <= 0) return {};
  const share = now / before - 1;
  const direction = share < 0 ? ('down' as const) : ('up' as const);
  return {
    change: { direction, text: percent(Math.abs(share)), tone: share < 0 ? ('bad' as const) : ('good' as const) },
    note: stats.before,
  };
}
