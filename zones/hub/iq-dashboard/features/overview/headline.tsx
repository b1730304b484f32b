import type { Dashboard } from '@services/insights/contract/dashboard';
import type { FirmMonth, Metric } from '@services/insights/contract/metric-schemas';
import { Sparkline } from '@suite/charts/sparkline';
import { changeOf, type Welcome } from '@suite/insights/change';
import { reasons } from '@suite/insights/metric';
import type { PlainMeasure } from '@suite/insights/metrics/units';
import { Defined } from '@suite/iq/defined';
import { NotIncluded } from '@suite/iq/not-included';
import { rowsUrl, unsureRows } from '@suite/iq/rows-view';
import { Since } from '@suite/iq/since';
import type { Compared } from '@suite/iq/use-compared';
import { reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { knownOrNull, overdueOf, wholeMonths } from '@suite/iq/whole-months';
import { useSuite } from '@suite/shell/start/suite-context';
import { Link } from '@suite/ui/link';
import { Stat, Stats } from '@suite/ui/stat';
import { zoneUrl } from '@suite/zones/zone-url';
import { stats } from './headline-copy';

interface Props {
  dashboard: Dashboard;
  /** The requested earlier date; empty for the latest. */
  asOf: string;
  compared: Compared;
}

/** Headline metrics with their change and their trend; each opens its definition, and each amount its rows. */
export function Headline({ dashboard, asOf, compared }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, percent, number, metric, metricDifference, days, day } = useMetricFormats();
  const { currency, period, revenue, taxUnknown, open, overdue, unappliedCredit, pricing } = dashboard;
  const { cei, ceiInOnePiece, dso, bestPossibleDso, excluded, unsure } = dashboard;
  const { before } = compared;
  const money = (amount: number) => wholeMoney(amount, currency);
  const covered = period.days > 0 && period.days < 365 ? stats.covered(days(period.days)) : undefined;
  const hasInvoices = period.days > 0;
  const define = { asOf: dashboard.asOf };
  const overPeriod = { ...define, note: covered };
  const rows = {
    revenue: rowsUrl(deployment, { metric: 'revenue', asOf }),
    open: rowsUrl(deployment, { metric: 'open', asOf }),
    overdue: rowsUrl(deployment, { metric: 'overdue', asOf }),
  };
  const openUnsure = unsureRows(deployment, { metric: 'open', asOf }, unsure);
  const collection = zoneUrl(deployment, 'iq-clients', '/collectioneffectiveness', { asOf });
  const prices = zoneUrl(deployment, 'iq-clients', '/stalepricing', { asOf });
  const months = wholeMonths(dashboard.months).slice(-12);
  const trend = (read: (month: FirmMonth) => Metric) => <Sparkline values={months.map((month) => knownOrNull(read(month)))} />;
  const [best, credit, piece, stale] = [
    written(bestPossibleDso, metric('bestPossibleDso')),
    unappliedCredit.available && unappliedCredit.value > 0 ? money(unappliedCredit.value) : undefined,
    written(ceiInOnePiece, metric('ceiInOnePiece')),
    written(pricing.staleOpportunity, money),
  ];
  const meanMonths = Math.min(12, dashboard.months.filter(({ isToDate }) => !isToDate).length);
  const share = open.available && overdue.available && open.value > 0 ? overdue.value / open.value : undefined;
  const ofReceivables = share === undefined ? undefined : stats.shareOverdue(percent(share));
  const shareNote = ofReceivables && credit ? stats.beforeCredit(ofReceivables, credit) : ofReceivables;

  /**
   * Returns the change since the earlier date and the earlier value: amounts by a percentage, metrics with another unit by their
   * difference.
   */
  function since(now: Metric, earlier: Metric | undefined, welcome: Welcome, measure?: PlainMeasure) {
    // Without different documents, a difference says nothing.
    if (!now.available || !earlier?.available || now.leftOut || earlier.leftOut) return {};
    const write = measure ? metric(measure) : money;
    const change = changeOf(now.value, earlier.value, { welcome, percent, ...(measure && { write: metricDifference(measure) }) });
    return { change, earlier: stats.from(write(earlier.value)), on: stats.on(day(compared.day)) };
  }

  const yearBefore = before && before.period.days >= 365 ? before.revenue : undefined;
  // Ratios of periods with different lengths can't be compared.
  const isAsLong = before?.period.days === period.days;
  const hasNoYearBefore = !yearBefore && (before !== undefined || compared.isTooEarly);
  const changes = {
    revenue: hasNoYearBefore ? { earlier: stats.noBefore(day(compared.day)) } : since(revenue, yearBefore, 'more'),
    open: since(open, before?.open, 'neither'),
    overdue: since(overdue, before?.overdue, 'less'),
    cei: since(cei, isAsLong ? before?.cei : undefined, 'more', 'ceiMean'),
    dso: since(dso, isAsLong ? before?.dso : undefined, 'less', 'dso'),
  };
  return (
    <div className="[&>dl]:grid-cols-2 [&>dl]:md:grid-cols-3 [&>dl]:xl:grid-cols-6">
      <Stats>
        <Stat
          label={
            <Defined
              {...overPeriod}
              measure="revenue"
              text={stats.revenue}
              metric={revenue}
              details={taxUnknown > 0 ? [stats.taxUnknown(number(taxUnknown))] : []}
              rows={rows.revenue}
            />
          }
          value={hasInvoices ? linked(rows.revenue, written(revenue, money)) : undefined}
          note={
            <>
              <Since {...changes.revenue} />
              <Line text={hasInvoices ? (reasonOf(revenue) ?? covered) : reasons['no-invoices']} />
              <NotIncluded excluded={excluded.sales} from="sales" asOf={asOf} isShort />
            </>
          }
          trend={trend(({ revenue: ofMonth }) => ofMonth)}
        />
        <Stat
          label={
            <Defined
              {...define}
              measure="open"
              text={stats.receivables}
              metric={open}
              details={credit ? [stats.lessCredit(credit)] : []}
              rows={rows.open}
              unsureRows={openUnsure}
            />
          }
          value={linked(rows.open, written(open, money))}
          note={
            <>
              <Since {...changes.open} />
              <Line text={reasonOf(open) ?? (credit && stats.lessCredit(credit))} />
              <NotIncluded excluded={excluded.open} from="open" asOf={asOf} isShort />
            </>
          }
          trend={trend(({ ending }) => ending)}
        />
        <Stat
          label={
            <Defined
              {...define}
              measure="overdue"
              text={stats.overdue}
              metric={overdue}
              details={credit ? [stats.creditNotLess(credit)] : []}
              rows={rows.overdue}
              unsureRows={unsureRows(deployment, { metric: 'overdue', asOf }, unsure)}
            />
          }
          value={linked(rows.overdue, written(overdue, money))}
          note={
            <>
              <Since {...changes.overdue} />
              <Line text={reasonOf(overdue) ?? shareNote} />
              <NotIncluded excluded={excluded.open} from="open" asOf={asOf} isShort />
            </>
          }
          trend={trend(overdueOf)}
        />
        <Stat
          label={
            <Defined
              {...define}
              measure="ceiMean"
              text={stats.cei}
              metric={cei}
              details={piece ? [stats.inOnePiece(piece)] : []}
              rows={collection}
              unsureRows={openUnsure}
            />
          }
          value={linked(collection, written(cei, metric('ceiMean')))}
          note={
            <>
              <Since {...changes.cei} />
              <Line text={reasonOf(cei) ?? stats.wholeMonths(meanMonths)} />
              <NotIncluded excluded={excluded.cei} from="cei" asOf={asOf} isShort />
            </>
          }
          trend={trend(({ cei: month }) => month)}
        />
        <Stat
          label={
            <Defined
              {...overPeriod}
              measure="dso"
              text={stats.dso(days(period.days || 365))}
              metric={dso}
              rows={collection}
              unsureRows={openUnsure}
            />
          }
          value={linked(collection, written(dso, metric('dso')))}
          note={
            <>
              <Since {...changes.dso} />
              <Line text={reasonOf(dso) ?? (best && stats.bestDso(best))} />
              <NotIncluded excluded={excluded.dso} from="dso" asOf={asOf} isShort />
            </>
          }
          trend={trend(({ dso: month }) => month)}
        />
        <Stat
          label={<Defined {...define} measure="opportunity" text={stats.pricing} metric={pricing.opportunity} rows={prices} />}
          value={linked(prices, written(pricing.opportunity, money))}
          note={reasonOf(pricing.opportunity) ?? (stale && stats.ofStale(stale))}
        />
      </Stats>
    </div>
  );
}

const linked = (href: string, text: string | undefined) => text && <Link href={href}>{text}</Link>;

const Line = ({ text }: { text: string | undefined }) => text && <span className="block">{text}</span>;
